import { empty } from './empty.check.ts';
import type { FormatCheck } from './format-check.ts';
import { golden } from './golden.check.ts';
import { independentReader } from './independent-reader.check.ts';
import { injection } from './injection.check.ts';
import { limits } from './limits.check.ts';
import { nonLatin } from './non-latin.check.ts';
import { roundTrip } from './round-trip.check.ts';
import { severalAccounts } from './several-accounts.check.ts';
import { specification } from './specification.check.ts';
import { tenThousandRows } from './ten-thousand-rows.check.ts';
import { twins } from './twins.check.ts';

/** The columns of the table. */
export const checks: readonly FormatCheck[] = [
  golden,
  independentReader,
  specification,
  roundTrip,
  injection,
  limits,
  twins,
  empty,
  severalAccounts,
  tenThousandRows,
  nonLatin,
];
