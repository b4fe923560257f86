import type { Word } from '../../page-content.ts';
import { dropOperators } from './drop-operators.ts';
import { mendMarkedMonths } from './marked-months.ts';
import { joinTornFigures } from './mend-cells.ts';
import { mendCodes } from './mend-codes.ts';
import { partColons } from './mend-colons.ts';
import { mendDates } from './mend-dates.ts';
import { mendEras } from './mend-eras.ts';
import { mendMonthDays } from './mend-month-days.ts';
import { mendNumbers } from './mend-numbers.ts';
import { mendSides } from './mend-sides.ts';
import { mendSpacedDates } from './mend-spaced-dates.ts';
import { mendWords } from './mend-words.ts';

/** What OCR typically loses, where the columns of the page tell what is meant, one after another. */
export const mend = (words: readonly Word[]): Word[] =>
  menders.reduce<readonly Word[]>((mended, by) => by(mended), words).slice();
const menders: readonly ((words: readonly Word[]) => Word[])[] = [
  dropOperators,
  partColons,
  mendSides,
  joinTornFigures,
  mendNumbers,
  mendWords,
  mendCodes,
  mendDates,
  mendMonthDays,
  mendMarkedMonths,
  mendSpacedDates,
  mendEras,
];
