import { labelWords } from '../../vocabulary/vocabulary.ts';

/** A dated row is a total or an aside only by accident of its words ("TOTAL WINE & MORE"). */
export function acceptsLabel(
  label: string,
  phrase: string,
  strangers: number,
  dated: boolean,
  inHeadedTable: boolean,
): boolean {
  if (label === 'totalIn' || label === 'totalOut')
    return strangers === 0 ? !dated || namesTotal(phrase) : !dated && (!inHeadedTable || namesTotal(phrase));
  if (dated)
    return (
      label === 'opening' ||
      label === 'closing' ||
      label === 'balance' ||
      (strangers === 0 && (label === 'carried' || (label === 'total' && phrase.includes(' '))))
    );
  // Interest, fees and the like are rows where they stand in the table's own columns.
  if (label === 'aside' && inHeadedTable) return strangers === 0 && phrase.includes(' ');
  return true;
}

/** "Total in", "Panot yhteensä" say that they are sums; "paid in" may as well be a row's own words. */
function namesTotal(phrase: string): boolean {
  return phrase.includes(' ') && phrase.split(' ').some((word) => labelWords.exact([word]) === 'total');
}
