import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataMap } from './data-map.ts';

const root = join(import.meta.dirname, '../../../../..');
const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const [, ...documented] = text('docs/security.md')
  .split('## Data map')[1]!
  .split('\n##')[0]!
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

describe('the data map', () => {
  it('says on the pages, word for word, what docs/security.md says', () => {
    expect(documented.length).toBeGreaterThan(15);
    expect(dataMap.map(({ what, where, howLong, who }) => [what, where, howLong, who])).toEqual(
      documented.map((cells) => cells.slice(0, 4)),
    );
  });

  it('has a row for every collection, queue and prefix of objects in the services', () => {
    const files = readdirSync(join(root, 'libs/services'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\/src\/.*\.ts$/.test(name) && !name.includes('.spec.') && !name.includes('.fixture.'))
      .map((name) => text(join('libs/services', name)));
    const declared = files.flatMap((source) => [
      ...[...source.matchAll(/(?:Collection|Queue)Definition<\w+> = \{\s*name: '([^']+)'/g)].map(
        ([, name = '']) => name,
      ),
      ...[...source.matchAll(/(?:Prefix = |resultKeyOf[^?]*\?[^:]*: |revisionPrefixOf[^`]*)['`]([a-z/]+\/)/g)].map(
        ([, prefix = '']) => prefix,
      ),
    ]);
    expect(declared).toEqual(
      expect.arrayContaining(['conversions', 'identity-users', 'uploads/', 'revisions/', 'results/']),
    );
    const keptAs = documented.map((cells) => cells[4]).join(' ');
    expect(declared.filter((name) => !keptAs.includes(`\`${name}\``))).toEqual([]);
  });

  it('keeps to the times of the code', () => {
    const said = (what: string): string => dataMap.find((row) => row.what.startsWith(what))?.howLong ?? '';
    const source = (path: string): string => text(`libs/services/${path}`);
    expect(source('conversion/src/intake.service.ts')).toContain('visitorRecordMs = 2 * 86_400_000');
    expect(said('The record of a conversion')).toContain('without one 2 days');
    expect(source('billing/src/allowance/allowance.service.ts')).toMatch(/visitorMemoryMs = 401 \* dayMs/);
    expect(said('A visitor’s free conversion')).toBe('401 days');
    expect(source('billing/src/allowance/allowance.service.ts')).toContain('expiresAt: now + 2 * dayMs');
    expect(said('A salted hash')).toBe('2 days');
    expect(source('billing/src/subscription/payment-events.ts')).toContain('memoryMs = 90 * 86_400_000');
    expect(said('Your plan')).toContain('90 days');
    expect(source('notifications/src/mail-sender.ts')).toContain('rememberedMs = 90 * 24 * 60 * 60_000');
    expect(said('Messages to you')).toContain('90 days');
    expect(source('identity/src/sessions.ts')).toMatch(/idleMs = 7 \* day;\nconst absoluteMs = 30 \* day/);
    expect(said('Where you are signed in')).toContain('after 7 days without use, at most 30 days');
    expect(source('identity/src/verification-codes.ts')).toMatch(/lifeMs = 10 \* minute[^]*expiresAt: now \+ 7 \* day/);
    expect(said('Codes that prove')).toContain('10 minutes; forgotten after 7 days');
    expect(source('identity/src/registration.service.ts')).toContain('unverifiedLifeMs = 24 * 60 * 60_000');
    expect(said('Your name')).toContain('never confirmed, one day');
    expect(source('identity/src/brakes.ts')).toContain('forgottenAfterMs = 24 * 60 * 60_000');
    expect(said('Failed tries')).toBe('One day');
    expect(text('libs/adapters/embedded/src/job-store.sqlite.ts')).toMatch(
      /DONE_KEPT_MS = 7 \* DAY_MS;\nconst DEAD_KEPT_MS = 30/,
    );
    expect(said('Notes that a job')).toBe('At most 7 days; 30 days where it failed');
  });
});
