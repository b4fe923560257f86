/** A promise about hostile input (the sheet of `docs/security.md`), and the command that shows whether it is kept. */
export interface Proof {
  readonly requirement: string;
  /** As it is typed; exit code 0 is kept. */
  readonly command: string;
  /** A slice of seconds, for `--fast`; none where the whole takes seconds. */
  readonly fast?: string;
  /** Lines of its output that are the figure; of specs, their count. */
  readonly figure?: RegExp;
}

const specs = (...paths: readonly string[]): string => `npx vitest run --project specs ${paths.join(' ')}`;
const http = 'tests/journeys/src/http';

/** In the order in which it is run and documented. */
export const sheet: readonly Proof[] = [
  {
    requirement: 'hostile PDFs through the door: crashes, codes, times, memory, a neighbour, pages charged',
    command: 'npm run hostile',
    fast: specs('tests/corpus/hostile/hostile.spec.ts'),
    figure: /^[ ✗] (?:answers that are|answers later than the clock of OCR|largest|a neighbour|failures with) .*/gm,
  },
  {
    requirement: 'damaged PDFs: none balanced with other figures',
    command: 'npm run fuzz:pdf -- --seed 1 --mutations 1000',
    fast: 'npm run fuzz:pdf -- --seed 1 --mutations 30',
    figure: /^[ ✗] (?:answers that are|slowest|largest|balanced with other figures) .*/gm,
  },
  {
    requirement: 'harmless but odd PDFs, 255 of them: one of two hundred refused at most',
    command: 'npm run hostile -- --kind odd --door pool',
    fast: 'npm run hostile -- --kind odd --door pool --only account:',
    figure: /^[ ✗] (?:odd but|of those) .*/gm,
  },
  {
    requirement: 'a poison file: two tries, then the dead-letter queue, nothing charged',
    command: specs('tests/faults/src/poison-file.spec.ts'),
  },
  {
    requirement: 'escapes from the sandbox, by script and by native code, on each way of isolation',
    command: specs('libs/services/conversion/src/sandbox'),
    fast: specs('libs/services/conversion/src/sandbox/sandbox-escapes.spec.ts'),
  },
  {
    requirement: 'formulas × every format, opened in LibreOffice; round trips',
    command: 'npm run exports:table',
    fast: specs('libs/export-formats/tests/matrix.spec.ts'),
    figure: /^\w\S*(?: +(?:ok|–|skipped|FAILS))+ *$/gm,
  },
  {
    requirement: 'every route for every caller (301 cells, from the route list), and from a page of somebody else',
    command: specs(`${http}/access-matrix.spec.ts`),
  },
  {
    requirement: 'a forged call, mass assignment, operators, headers',
    command: specs(
      'libs/services/gateway/src/http',
      ...['public-door', 'host-header', 'account-upload'].map((name) => `${http}/${name}.spec.ts`),
    ),
  },
  {
    requirement: 'the interface, fuzzed from its OpenAPI description',
    command: 'npm run fuzz:api -- --seed 1 --calls 20000',
    fast: specs('tests/journeys/src/api-fuzz.spec.ts'),
    figure: /^\d+ findings$/gm,
  },
  {
    requirement:
      'six-digit codes: five guesses each, 200 at once, 15 codes an address, so 75 guesses of a million for a whole attack (7.5 × 10⁻⁵)',
    command: specs('libs/services/identity/src/verification-codes.spec.ts'),
  },
  { requirement: 'brakes on guessing', command: specs('libs/services/identity/src/brakes.spec.ts') },
  { requirement: 'canaries in logs and stores', command: specs(`${http}/canaries.spec.ts`) },
  {
    requirement: 'what is left of a deleted account, on standalone and on the separate services',
    command: specs('tests/journeys/src/accounts.spec.ts', "-t 'data map'"),
    fast: specs(`${http}/own-data.spec.ts`),
  },
  {
    requirement: 'the data map, word for word on the pages',
    command: specs('apps/web/src/pages/privacy'),
  },
  {
    requirement:
      'ASVS 5: every file, test and command named here exists; six exceptions at most, of both levels together',
    command: specs('tools/security'),
  },
];
