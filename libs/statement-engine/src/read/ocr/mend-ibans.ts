import type { Word } from '../../page-content.ts';
import { isIban } from '../../grammar/iban.ts';
import { currencyOfCountry } from '../../vocabulary/countries.ts';
import { sameLine } from './amount-cells.ts';
import { TO_DIGIT } from './look-alikes.ts';

/** The first group of an IBAN whose check digits hold a letter that looks like a digit: "NLO9", "DEI2500105170648489890". */
const LETTER_AMONG_CHECK_DIGITS = /^[A-Z]{2}(?:[ODQIlZSGB][\dODQIlZSGB]|\d[ODQIlZSGB])[A-Z\d]*$/;
const GROUP = /^[A-Z\d]{1,34}$/;
/** Groups of one number stand no farther apart, in heights. */
const WIDEST_GAP = 1;

/** A number printed in groups of four, of which most are nothing but digits, is no other, even if its check digits were lost. */
const FEWEST_GROUPS = { whole: 3, ofDigits: 2 };

/** Letters among the check digits of an IBAN are the digits they look like, where these prove the whole number or its groups do. */
export function mendIbans(words: readonly Word[]): Word[] {
  return words.map((word) => {
    if (!LETTER_AMONG_CHECK_DIGITS.test(word.text)) return word;
    const digits = Array.from(word.text.slice(2, 4), (letter) => TO_DIGIT[letter] ?? letter).join('');
    const text = word.text.slice(0, 2) + digits + word.text.slice(4);
    if (!currencyOfCountry.has(text.slice(0, 2)) || !isProven(text, word, words)) return word;
    return { ...word, text, alternatives: [word.text, ...(word.alternatives ?? [])] };
  });
}

/** Whether the groups behind a first one, up to some of them, make a number that its check digits or its groups prove. */
function isProven(first: string, word: Word, words: readonly Word[]): boolean {
  const behind = words
    .filter((other) => other !== word && other.x > word.x && sameLine(word, other))
    .sort((a, b) => a.x - b.x);
  let [number, end] = [first, word.x + word.width];
  const whole = { whole: 0, ofDigits: 0 };
  for (const group of behind) {
    if (isIban(number)) return true;
    if (!GROUP.test(group.text) || group.x - end > WIDEST_GAP * word.height) break;
    number += group.text;
    end = group.x + group.width;
    if (first.length !== 4 || group.text.length !== 4) continue;
    whole.whole++;
    if (/^\d+$/.test(group.text)) whole.ofDigits++;
  }
  return isIban(number) || (whole.whole >= FEWEST_GROUPS.whole && whole.ofDigits >= FEWEST_GROUPS.ofDigits);
}
