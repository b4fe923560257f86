import { verdictWords } from '@crossfoot/contracts';
import type { ExportOptions } from '../export-options.ts';
import { html, table } from '../proof/html-text.ts';
import { proofSheet } from '../proof/proof-sheet.ts';
import { moneyText } from '../text/money-text.ts';
import type { AccountChain, Batch } from './batch.ts';
import { linkSentence } from './chain-words.ts';

/** One proof sheet over a batch: the chains, each statement, the files that could not be read. */
export function batchProof(batch: Batch, chains: readonly AccountChain[], options: ExportOptions): string {
  return proofSheet(batch.results, options, {
    unread: batch.unread,
    ...(batch.corrected === undefined ? {} : { corrected: batch.corrected }),
    verdicts: chains.map(({ verdict }) => verdict),
    chains: chains
      .filter(({ links }) => links.length > 0)
      .map(section)
      .join(''),
  });
}

function section({ label, account, statements, links, verdict }: AccountChain): string {
  const printed = (amount: number | null): string =>
    amount === null ? 'not printed' : moneyText(amount, account.currency);
  const rows = statements.map(({ filename, account: { period, openingBalance, closingBalance } }) => [
    html(filename),
    period.start ?? 'not printed',
    period.end ?? 'not printed',
    printed(openingBalance),
    printed(closingBalance),
  ]);
  return [
    `<section>\n<h2>${html(label)} over ${statements.length} statements: ${verdictWords[verdict].name.toLowerCase()}</h2>\n`,
    table(['File', 'From', 'To', 'Opening balance', 'Closing balance'], rows, [3, 4]),
    `<ul>${links.map((link) => `<li>${html(linkSentence(link, account.currency))}</li>`).join('\n')}</ul>\n</section>\n`,
  ].join('');
}
