import { describe, expect, it } from 'vitest';
import type { KindWord } from './document-facts.ts';
import { strongestKind } from './find-kind.ts';

const word = (phrase: string, type: KindWord['type'], at: number, weight = 1): KindWord => ({
  at,
  phrase,
  type,
  weight,
});

describe('the kind of an account', () => {
  it('is no stay because entries of travel name theirs one after the other', () => {
    const entries = [20, 30, 40, 50].flatMap((at) => [word('arrival', 'folio', at), word('departure', 'folio', at)]);
    expect(strongestKind([word('business card', 'creditCard', 0, 2), ...entries])).toBe('creditCard');
    expect(strongestKind(entries)).toBe('other');
  });

  it('is a stay where its head says so', () => {
    const head = ['folio', 'arrival', 'departure'].map((phrase, at) => word(phrase, 'folio', at, 2));
    expect(strongestKind(head)).toBe('folio');
  });
});
