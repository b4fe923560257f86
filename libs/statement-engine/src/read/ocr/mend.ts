import type { Word } from '../../page-content.ts';
import { dropOperators } from './drop-operators.ts';
import { mendMarkedMonths } from './marked-months.ts';
import { joinTornFigures, mendDollars, mendMarks, mendSpecks, mendUnits } from './mend-cells.ts';
import { mendCodes } from './mend-codes.ts';
import { partColons } from './mend-colons.ts';
import { mendDates } from './mend-dates.ts';
import { mendEras } from './mend-eras.ts';
import { mendGroups } from './mend-groups.ts';
import { mendIbans } from './mend-ibans.ts';
import { mendLabels, partMonths } from './mend-labels.ts';
import { mendMasks } from './mend-masks.ts';
import { mendMonthDays } from './mend-month-days.ts';
import { mendNumbers } from './mend-numbers.ts';
import { mendRoubles } from './mend-roubles.ts';
import { mendRupees } from './mend-rupees.ts';
import { mendSides, partSides } from './mend-sides.ts';
import { mendSpacedDates } from './mend-spaced-dates.ts';
import { mendWords } from './mend-words.ts';

/** What OCR typically loses, where the columns of the page tell what is meant, one after another. */
export const mend = (words: readonly Word[]): Word[] =>
  menders.reduce<readonly Word[]>((mended, by) => by(mended), words).slice();
const menders: readonly ((words: readonly Word[]) => Word[])[] = [
  dropOperators,
  partColons,
  mendRupees,
  mendRoubles,
  mendGroups,
  joinTornFigures,
  mendSpecks,
  mendUnits,
  mendDollars,
  mendMarks,
  partSides,
  mendNumbers,
  mendSides,
  mendMasks,
  mendWords,
  mendLabels,
  partMonths,
  mendCodes,
  mendIbans,
  mendDates,
  mendMonthDays,
  mendMarkedMonths,
  mendSpacedDates,
  mendEras,
];
