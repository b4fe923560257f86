import type { Word } from '../../page-content.ts';
import { mendMarkedMonths } from './marked-months.ts';
import { joinTornFigures } from './mend-cells.ts';
import { mendCodes } from './mend-codes.ts';
import { partColons } from './mend-colons.ts';
import { mendNumbers } from './mend-numbers.ts';
import { mendSides } from './mend-sides.ts';

/** What OCR typically loses, where the columns of the page tell what is meant, one after another. */
export const mend = (words: readonly Word[]): Word[] =>
  menders.reduce<readonly Word[]>((mended, by) => by(mended), words).slice();
const menders: readonly ((words: readonly Word[]) => Word[])[] = [
  partColons,
  mendSides,
  joinTornFigures,
  mendNumbers,
  mendCodes,
  mendMarkedMonths,
];
