import { expect, it } from 'vitest';
import type { Word } from '../page-content.ts';
import { judgeText } from './text-trust.ts';

const page = (line: string, times: number): Word[] =>
  Array.from({ length: times }, () => line.split(' '))
    .flat()
    .map((text) => ({ text, x: 0, y: 0, width: 10, height: 10, source: 'text', confidence: 1 }));

it.each([
  ['amounts of two decimals', 'Card purchase at the shop 1,234.56'],
  ['amounts of three decimals and named months', '24-Dec-2021 Refund for goods KWD 1,943.934'],
  ['dates alone', 'Interest was paid on 31/12'],
  ['letters with marks', 'Số dư cuối kỳ Chuyển tiền 1.234.567'],
  ['marks in most words', 'Záró egyenleg Terhelés Jóváírás Könyvelés Értéknap 12.345,67'],
])('believes a page with %s', (_what, line) => {
  expect(judgeText(page(line, 30))).toBe('plausible');
});

const sentences =
  'If you think your statement or receipt is wrong or need more information about an electronic transfer or a direct ' +
  'deposit, call or write us as soon as you can. Describe the withdrawal or the payment and tell us the amount and the date.';

it('believes sentences about accounts that hold no figures', () => {
  expect(judgeText(page(sentences, 3))).toBe('plausible');
});

const germanSentences =
  'Einwendungen wegen Unrichtigkeit eines Rechnungsabschlusses sind vor Ablauf von sechs Wochen nach dessen Zugang zu ' +
  'erheben. Der angegebene Kontostand berücksichtigt nicht die Wertstellung der einzelnen Buchungen, dies bedeutet, dass ' +
  'der genannte Betrag nicht dem für die Zinsrechnung maßgeblichen entsprechen muss. Guthaben sind als Einlagen geschützt.';

it('believes sentences of a language that writes nouns with capitals', () => {
  expect(judgeText(page(germanSentences, 3))).toBe('plausible');
});

it('doubts entries whose figures a font has mixed up, under headings that are words', () => {
  const entry =
    'Buchung Wertstellung Betrag Kontostand REWE Sagt Danke kxqp Miete März wg Xqplm Lidl Dienstleistung xq Xqp';
  expect(judgeText(page(entry, 8))).toBe('doubtful');
});

it('doubts the same sentences in letters that a font has mixed up', () => {
  const mixed = sentences.replace(
    /[a-z]/g,
    (letter) => 'eiouahbcdfgjklmnpqrstvwxyz'['abcdefghijklmnopqrstuvwxyz'.indexOf(letter)]!,
  );
  expect(judgeText(page(mixed, 3))).toBe('doubtful');
});

it.each([
  ['empty', 'Page', 1],
  ['meaningless', '\ue001\ue002\ue003 \ue004\ue005', 30],
  ['meaningless', '(cid:12)(cid:7) (cid:3)', 30],
  ['doubtful', 'Rxqjg tkwz Dxw#kd mnbv', 30],
  ['doubtful', 'words without any figure among them', 30],
] as const)('judges as %s what reads %j', (trust, line, times) => {
  expect(judgeText(page(line, times))).toBe(trust);
});
