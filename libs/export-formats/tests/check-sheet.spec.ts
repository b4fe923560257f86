import type { StatementResult } from '@crossfoot/contracts';
import { describe, expect, it } from 'vitest';
import { exportBatch, exportStatement, type GivenOptions } from '../src/index.ts';
import { checkProofSheet } from '../src/proof/check-sheet.ts';
import { digestPlaceholder } from '../src/proof/proof-sheet.ts';
import { textDigest } from '../src/proof/result-digest.ts';
import { result, samples } from './sample-results.ts';

const stamp: GivenOptions = { generatedAt: '2026-11-24T00:00:00.000Z', programVersion: '1.0.0' };
const sheetOf = async (given: StatementResult, options: GivenOptions = stamp): Promise<string> =>
  Buffer.from((await exportStatement(given, 'proof', options)).bytes).toString('utf8');

/** As a forger would who knows how the digest is made. */
function withOwnDigest(sheet: string): string {
  const at = /<code id="sheet-digest">[0-9a-f]{64}<\/code>/;
  const blank = sheet.replace(at, `<code id="sheet-digest">${digestPlaceholder}</code>`);
  return blank.replace(at, `<code id="sheet-digest">${textDigest(blank)}</code>`);
}

describe('a proof sheet that is checked', () => {
  const pdf = samples.checking.source.sha256;

  it('holds for its own PDF, with every check made again', async () => {
    const check = checkProofSheet(await sheetOf(samples.checking), [pdf.toUpperCase()]);
    expect(check).toMatchObject({
      faults: [],
      generatedAt: stamp.generatedAt,
      statements: [
        {
          isThisFile: true,
          claimed: 'balanced',
          accounts: [
            { claimed: 'balanced', recomputed: 'balanced', isConfirmed: true, chain: { links: 5, breaks: [] } },
          ],
        },
      ],
    });
    expect(check.statements[0]?.accounts[0]?.openingClosing).toMatchObject({ difference: 0, opening: 100_000 });
    expect(checkProofSheet(await sheetOf(samples.checking)).faults).toEqual([]);
    expect(checkProofSheet(await sheetOf(samples.checking), ['cd'.repeat(32)]).faults).toEqual(['anotherFile']);
  });

  it.each(Object.keys(samples) as (keyof typeof samples)[])('holds for the sample %s', async (name) => {
    expect(checkProofSheet(await sheetOf(samples[name])).faults).toEqual([]);
  });

  it('holds with corrections, and over a batch', async () => {
    const changes = [
      { kind: 'edited', account: 0, row: 0, page: 1, of: null, cell: 'amount', before: -52.3, after: -52.35 },
    ] as const;
    const corrected = { number: 2, savedAt: '2026-11-24T00:00:00.000Z', changes: [...changes] };
    const sheet = await sheetOf(samples.checking, { ...stamp, corrected });
    expect(sheet).toContain('<td>Amount changed</td><td>-52.30</td><td>-52.35</td>');
    expect(checkProofSheet(sheet, [pdf])).toMatchObject({ faults: [], statements: [{ corrections: 1 }] });
    const batch = { results: [samples.checking, samples.card], unread: [{ filename: 'x.pdf', reason: 'Damaged.' }] };
    const file = await exportBatch({ ...batch, corrected: [corrected, null] }, 'proof', 'merged', stamp);
    const over = Buffer.from(file.bytes).toString('utf8');
    expect(over).toContain('Revision 2, saved');
    expect(checkProofSheet(over, [pdf]).faults).toEqual([]);
  });

  it('shows every way of tampering with its figures', async () => {
    const sheet = await sheetOf(samples.checking);
    const tampered = sheet.replace('1284.55', '1284.56');
    expect(tampered).not.toBe(sheet);
    expect(checkProofSheet(tampered, [pdf]).faults).toEqual(['altered']);
    // What is shown, with the digest of the sheet made to fit.
    expect(checkProofSheet(withOwnDigest(sheet.replace('opening 1000.00', 'opening 2000.00')), [pdf]).faults).toEqual([
      'textDiffersFromData',
    ]);
    // The figures themselves, too.
    const figures = withOwnDigest(sheet.replaceAll('"amount":1284.55', '"amount":1284.56'));
    expect(checkProofSheet(figures, [pdf]).faults).toEqual([
      'textDiffersFromData',
      'dataDifferFromDigest',
      'verdictNotConfirmed',
    ]);
    expect(checkProofSheet('<p>no sheet</p>', [pdf]).faults).toEqual(['notASheet']);
  });

  it('does not take a claim that no figure supports', async () => {
    const [account] = samples.checking.accounts;
    const rows = account!.transactions.map((row) => ({ ...row, balance: null }));
    const unproved = result([{ ...account!, openingBalance: null, closingBalance: null, transactions: rows }]);
    expect(checkProofSheet(await sheetOf(unproved))).toMatchObject({
      faults: ['verdictNotConfirmed'],
      statements: [{ accounts: [{ claimed: 'balanced', recomputed: 'unverifiable' }] }],
    });
    const totals = { ...account!.reconciliation, checks: ['sectionTotals' as const] };
    const byTotals = result([{ ...unproved.accounts[0]!, reconciliation: totals }]);
    expect(checkProofSheet(await sheetOf(byTotals))).toMatchObject({
      faults: [],
      statements: [{ accounts: [{ restsOnPrintedTotals: true }] }],
    });
  });
});
