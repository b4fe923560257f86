import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { closeBrowser } from '../drawing/chromium.ts';
import { idOf, installSwitches, switchOff, takeFired, type Rule } from './switches.ts';
import type { Outcome, SetDocument } from './documents.ts';

/**
 * `npm run ablate [-- --only TEXT --families all --per-family 2 --every 5 --dirs A,B --scans --write]`: each rule of
 * `tests/corpus/rules.json` is switched off by itself and every document that it made a difference to is read again. A
 * line a rule and set: documents in which it did something, whose result changes without it, whose rows are right only
 * with it, and only without it, and which are silently wrong only without and only with it. Of each set `--most` documents
 * a rule are read again; `--write` keeps the figures in `docs/rules.csv`.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    families: { type: 'string', default: 'dev' },
    'per-family': { type: 'string', default: '1' },
    every: { type: 'string', default: '10' },
    dirs: { type: 'string', default: '../shared/samples,../shared/statements' },
    most: { type: 'string', default: '25' },
    scans: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const register = new URL('../../rules.json', import.meta.url);
const rules = (JSON.parse(readFileSync(register, 'utf8')) as Rule[]).filter((rule) => idOf(rule).includes(values.only));
installSwitches(rules);
// The engine is loaded only now, with its switches.
const { documentsOf, outcomeOf, pagesOf } = await import('./documents.ts');

interface Figures {
  fired: number;
  changed: number;
  needs: number;
  better: number;
  silentWithout: number;
  silentWith: number;
}
const none = (): Figures => ({ fired: 0, changed: 0, needs: 0, better: 0, silentWithout: 0, silentWith: 0 });
const figures = new Map(rules.map((rule) => [idOf(rule), new Map<string, Figures>()]));
const counts = new Map<string, number>();

function figuresOf(id: string, set: string): Figures {
  const bySet = figures.get(id)!;
  const line = bySet.get(set) ?? none();
  bySet.set(set, line);
  return line;
}

function note(line: Figures, whole: Outcome, without: Outcome): void {
  if (whole.text !== without.text) line.changed++;
  if (whole.isRight && !without.isRight) line.needs++;
  if (!whole.isRight && without.isRight) line.better++;
  if (!whole.isSilentlyWrong && without.isSilentlyWrong) line.silentWithout++;
  if (whole.isSilentlyWrong && !without.isSilentlyWrong) line.silentWith++;
}

async function measure(document: SetDocument, firedWhileRead: readonly string[]): Promise<void> {
  counts.set(document.set, (counts.get(document.set) ?? 0) + 1);
  const whole = outcomeOf(document);
  for (const id of new Set([...takeFired(), ...firedWhileRead])) {
    const line = figuresOf(id, document.set);
    if (++line.fired > most) continue;
    switchOff([id]);
    const pages = id.startsWith('read/') ? await pagesOf(document.pdf, values.scans) : document.pages;
    note(line, whole, outcomeOf({ ...document, pages: pages ?? [] }));
    switchOff([]);
  }
}

const most = Number(values.most);
const choice = {
  families: values.families === 'all' ? ('all' as const) : ('dev' as const),
  perFamily: Number(values['per-family']),
  everyMutation: Number(values.every),
  folders: values.dirs.split(',').filter(Boolean),
  scans: values.scans,
};
for await (const document of documentsOf(choice)) await measure(document, takeFired());
await closeBrowser();

const sets = [...counts.keys()];
const fields = ['fired', 'changed', 'needs', 'better', 'silentWithout', 'silentWith'] as const;
const head = ['rule', ...sets.flatMap((set) => fields.map((field) => `${set} ${field}`))].join(',');
const lines = [...figures].map(([id, bySet]) =>
  [id, ...sets.flatMap((set) => fields.map((field) => (bySet.get(set) ?? none())[field]))].join(','),
);
console.log([head, ...lines].join('\n'));
console.error(sets.map((set) => `${set}: ${counts.get(set)} documents`).join(', '));
if (values.write)
  writeFileSync(new URL('../../../../docs/rules.csv', import.meta.url), [head, ...lines, ''].join('\n'));
