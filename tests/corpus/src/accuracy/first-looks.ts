import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { totals, type Measured } from './table.ts';

/** A set of statements as it was read the first time, before anything was changed for it; shares in per cent. */
export interface FirstLook {
  readonly name: string;
  readonly measured: string;
  readonly commit: string;
  readonly documents: number;
  readonly meanF1: number;
  readonly rowsRight: number;
  readonly balanced: number;
  readonly silentlyWrong: number;
}

/** Rounded down: no figure is published that is better than what was measured. */
const percent = (share: number): number => Math.floor(share * 1000 + 1e-9) / 10;

/** Adds the set to the file of first looks; one that stands there already is left as it is, for it was no first look. */
export function noteFirstLook(file: string, name: string, measured: readonly Measured[]): void {
  const looks = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FirstLook[]) : [];
  if (looks.some((look) => look.name === name)) throw new Error(`${file} holds the first look at "${name}" already.`);
  const { documents, f1, perfect, silentWrong } = totals(measured);
  const balanced = measured.filter(({ comparison }) => {
    const statuses = comparison?.statuses ?? [];
    return statuses.length > 0 && statuses.every((status) => status === 'balanced');
  });
  const look: FirstLook = {
    name,
    measured: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    documents,
    meanF1: percent(f1),
    rowsRight: percent(perfect),
    balanced: balanced.length,
    silentlyWrong: silentWrong,
  };
  writeFileSync(file, `${JSON.stringify([...looks, look], null, 2)}\n`);
}
