import type { EngineProgress } from '@crossfoot/statement-engine';
import { shown, type Terminal } from './terminal.ts';

const stages: Readonly<Record<EngineProgress['stage'], string>> = {
  open: 'opening',
  read: 'reading',
  layout: 'finding rows',
  reconcile: 'checking sums',
  done: 'done',
};

const clearLine = '\r\u001b[2K';

/** One line on the terminal that is rewritten as the work goes on; writes nothing where no terminal is. */
export function progressLine(
  terminal: Terminal,
  name: string,
): { update(progress: EngineProgress): void; clear(): void } {
  if (terminal.stderr.isTTY !== true) return { update: () => {}, clear: () => {} };
  let last = '';
  return {
    update({ stage, pagesDone, pages }) {
      const line = `${shown(name)}: ${stages[stage]}${pages === null ? '' : `, page ${pagesDone} of ${pages}`}`;
      if (line === last) return;
      last = line;
      terminal.stderr.write(clearLine + line);
    },
    clear() {
      if (last !== '') terminal.stderr.write(clearLine);
      last = '';
    },
  };
}
