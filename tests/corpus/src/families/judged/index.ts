import type { Family } from '../family.ts';
import { america } from './america.ts';
import { judgedAsia } from './asia.ts';
import { judgedEurope } from './europe.ts';
import { britainAndBeyond } from './britain-and-beyond.ts';
import { judgedAmerican } from './american.ts';
import { judgedBills } from './cards-and-loans.ts';
import { judgedCommonwealth } from './commonwealth.ts';
import { judgedContinental } from './continental.ts';
import { judgedFarEast } from './far-east.ts';
import { judgedWallets } from './folios-and-wallets.ts';
import { judgedFurther } from './further-countries.ts';
import { lookedAt } from './looked-at.ts';
import { judgedScripts } from './scripts.ts';
import { judgedPanels } from './side-by-side.ts';
import { secondAmericas } from './second-americas.ts';
import { secondBritain } from './second-britain.ts';
import { secondEurope } from './second-europe.ts';
import { secondIndia } from './second-india.ts';
import { secondKinds } from './second-kinds.ts';
import { secondLatin } from './second-latin.ts';
import { secondNorth } from './second-north.ts';
import { secondNorthEast } from './second-north-east.ts';
import { secondPacific } from './second-pacific.ts';
import { secondWorld } from './second-world.ts';
import { third } from './third.ts';
import { fourth } from './fourth.ts';
import { fifth } from './fifth.ts';
import { sixth } from './sixth.ts';
import { judgedTrades } from './trades-and-claims.ts';

const written: readonly Family[] = [
  ...america,
  ...britainAndBeyond,
  ...judgedEurope,
  ...judgedAsia,
  ...judgedAmerican,
  ...judgedCommonwealth,
  ...judgedContinental,
  ...judgedFurther,
  ...judgedBills,
  ...judgedWallets,
  ...judgedPanels,
  ...judgedTrades,
  ...judgedFarEast,
  ...judgedScripts,
];

/** Written after the first ones had been looked at. */
const second: readonly Family[] = [
  ...secondAmericas,
  ...secondNorth,
  ...secondLatin,
  ...secondBritain,
  ...secondPacific,
  ...secondIndia,
  ...secondEurope,
  ...secondNorthEast,
  ...secondWorld,
  ...secondKinds,
];

/** Families that no one develops on: written once, then left alone. */
export const judgedFamilies: readonly Family[] = [
  ...written,
  ...second,
  ...third,
  ...fourth,
  ...fifth,
  ...sixth,
].filter(({ name }) => !lookedAt.has(name));

/** Families that were judged once and are developed on now. */
export const onceJudged: readonly Family[] = [...written, ...second, ...third, ...fourth, ...fifth, ...sixth].filter(
  ({ name }) => lookedAt.has(name),
);
