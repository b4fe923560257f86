/** IBANs of all countries are no shorter and no longer. */
const LENGTHS = { least: 15, most: 34 };

/**
 * Whether a number without blanks is an IBAN by its check digits (ISO 13616, ISO 7064): with its first four characters
 * behind, letters as 10 to 35, it leaves 1 of 97.
 */
export function isIban(number: string): boolean {
  if (number.length < LENGTHS.least || number.length > LENGTHS.most) return false;
  let rest = 0;
  for (const character of number.slice(4) + number.slice(0, 4))
    for (const digit of String(parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
