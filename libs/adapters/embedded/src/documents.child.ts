import { PortError } from '@crossfoot/ports';
import { z } from 'zod';
import { openDocuments } from './documents.sqlite.ts';

/** Counts one document up and inserts others, beside other processes on the same file. Arguments: url, how often, own name. */
const [url, times, name] = process.argv.slice(2);
if (url === undefined || name === undefined) throw new Error('documents.child: arguments are missing');

const documents = openDocuments(url);
const counters = await documents.collection({
  name: 'counters',
  schema: z.object({ n: z.int(), key: z.string() }),
  indexes: [{ fields: ['key'], unique: true }],
});
let won = 0;
for (let done = 0; done < Number(times); done += 1) {
  for (let written = false; !written;) {
    const current = await counters.get('shared');
    if (current === null) throw new Error('The shared counter is missing');
    written = await counters.replace('shared', current.version, { ...current.body, n: current.body.n + 1 }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof PortError && error.code === 'conflict') return false;
        throw error;
      },
    );
  }
  won += await counters.insert(`${name}-${done}`, { n: done, key: `key-${done}` }).then(
    () => 1,
    (error: unknown) => {
      if (error instanceof PortError && error.code === 'alreadyExists') return 0;
      throw error;
    },
  );
}
await documents.close();
process.send?.({ won });
process.disconnect();
