import type { NumberStyle } from '../grammar/money.ts';
import type { PageLine } from '../layout/page-lines.ts';
import { GROUP_GAP } from '../tolerances.ts';

/** So many numbers settle the style of a document of any length. */
const ENOUGH = 1_500;

/** "3,200.5": a group before it tells the mark of decimals of which the last was not written. */
const SHORTENED = /\d(?:,\d{3}(?=\.)|\.\d{3}(?=,))([.,])\d\D{0,4}$/;

/** "2025.03.02": a date, whose day is no decimals. */
const YEAR_FIRST = /^(?:19|20)\d{2}\.\d{2}\.\d{2}\.?$/;

/** So many numbers in groups tell how a document writes them. */
const FEWEST_GROUPED = 3;

/** "382 533": whether a line ends with a whole number whose groups blanks part. */
function endsInGroups({ words }: PageLine): boolean {
  const [head, tail] = words.slice(-2);
  if (head === undefined || tail === undefined || tail.gap > GROUP_GAP) return false;
  return /^\d{3}$/.test(tail.text) && /^[-+]?[1-9]\d{0,2}$/.test(head.text);
}

/**
 * How the document writes money, by a count over its numbers: which mark stands before two digits at the end, and
 * whether amounts have two decimals, three or none.
 */
export function findNumberStyle(lines: readonly PageLine[], decimalsOfCurrency: number): NumberStyle {
  let pointTwo = 0;
  let commaTwo = 0;
  let pointThree = 0;
  let commaThree = 0;
  let grouped = 0;
  let shortened: string | null = null;
  for (const line of lines) {
    if (pointTwo + commaTwo + pointThree + commaThree > ENOUGH) break;
    if (endsInGroups(line)) grouped++;
    for (const word of line.words) {
      const text = word.text;
      let end = text.length - 1;
      // Signs, sides and currencies may follow the digits.
      for (let skipped = 0; end > 3 && skipped < 4 && !isDigit(text.charCodeAt(end)); skipped++) end--;
      if (end < 3 || !isDigit(text.charCodeAt(end))) continue;
      if (!isDigit(text.charCodeAt(end - 1))) {
        shortened = SHORTENED.exec(text)?.[1] ?? shortened;
        continue;
      }
      const two = text.charCodeAt(end - 2);
      if (two === 46 || two === 44) {
        if (two === 46 && YEAR_FIRST.test(text)) continue;
        if (!isDigit(text.charCodeAt(end - 3))) continue;
        // 01.02.24 and 16.12 are dates more often than amounts.
        if (
          two === 46 &&
          /^\d{1,2}\.\d{2}(\.\d{2,4})?\.?$/.test(text) &&
          (text.length > 5 || Number(text.slice(0, -3)) <= 31)
        ) {
          if (text.length <= 5) pointTwo += 0.2;
          continue;
        }
        if (two === 46) pointTwo++;
        else commaTwo++;
        continue;
      }
      const three = text.charCodeAt(end - 3);
      if ((three === 46 || three === 44) && isDigit(two) && isDigit(text.charCodeAt(end - 4))) {
        if (three === 46) pointThree++;
        else commaThree++;
      }
    }
  }
  const two = Math.max(pointTwo, commaTwo);
  const decimal =
    commaTwo > pointTwo
      ? ','
      : pointTwo > commaTwo
        ? '.'
        : commaThree > pointThree
          ? '.'
          : pointThree > commaThree
            ? decimalsOfCurrency === 3
              ? '.'
              : ','
            : '.';
  const three = Math.max(pointThree, commaThree);
  if (two === 0 && shortened !== null && decimalsOfCurrency === 2)
    return { decimal: shortened === '.' ? '.' : ',', decimals: 2 };
  if (decimalsOfCurrency === 3 && three > two) return { decimal: pointThree >= commaThree ? '.' : ',', decimals: 3 };
  // Of a currency without decimals and of one with them no figure is rounded.
  if (two >= 1 && decimalsOfCurrency === 0 && two * 4 < three) return { decimal, decimals: 2, mostlyWhole: true };
  if (two < 1 && (two === 0 || (decimalsOfCurrency === 0 && two * 4 < three))) {
    const isWhole = decimalsOfCurrency === 0 || three > 0 || (two === 0 && grouped >= FEWEST_GROUPED);
    return { decimal, decimals: isWhole ? 0 : decimalsOfCurrency };
  }
  return { decimal, decimals: decimalsOfCurrency === 3 && three > two ? 3 : 2 };
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
