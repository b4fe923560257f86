import { expect, it } from 'vitest';
import { gridPage } from '../extract/typed-page.fixture.ts';
import { arrangeLines } from './arrange-lines.ts';

const textOf = (line: string): string =>
  (arrangeLines([gridPage([line])]).lines[0]?.words ?? []).map(({ text }) => text).join(' ');

it('reads a soft hyphen before a figure or alone as the minus that it is printed as, and inside a word as nothing', () => {
  expect(textOf('01.04.2025 \u00ad 30.06.2025')).toBe('01.04.2025 - 30.06.2025');
  expect(textOf('\u00ad81,21')).toBe('-81,21');
  expect(textOf('Kon\u00adto')).toBe('Konto');
});
