import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { convertStatement, nodePlatform } from '@crossfoot/statement-engine';

/** Runs in a child process, so that a document that hangs or eats memory costs its own row of the table alone. */
process.on('message', ({ path, password }: { path: string; password: string | undefined }) => {
  void (async () => {
    const started = performance.now();
    try {
      const bytes = new Uint8Array(await readFile(path));
      const result = await convertStatement(bytes, {
        filename: basename(path),
        platform: nodePlatform,
        ...(password === undefined ? {} : { password }),
      });
      process.send?.({ seconds: (performance.now() - started) / 1000, result });
    } catch (error) {
      const coded = error as { code?: string; message?: string };
      process.send?.({
        seconds: (performance.now() - started) / 1000,
        error: `${coded.code ? `${coded.code}: ` : ''}${coded.message ?? String(error)}`,
      });
    }
  })();
});
