import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExportFormat, StatementResult } from '@crossfoot/contracts';
import { exportStatement } from '../src/index.ts';
import { formats } from './checks/format-check.ts';
import { samples } from './sample-results.ts';

type Exporter = typeof import('../src/index.ts');

const browser = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
];

const page =
  '<!doctype html><title>exports</title><script type="module">globalThis.exporter = await import("/exports.js")</script>';

// The same bytes in a real browser as in Node; a module that needs Node would not even be bundled.
const isMissing = !existsSync(browser);
describe.skipIf(isMissing)(`in a browser${isMissing ? ' (Chromium is not installed)' : ''}`, () => {
  let folder: string;
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'crossfoot-browser-'));
    const build = await rolldown({ input: join(import.meta.dirname, '../src/index.ts'), platform: 'browser' });
    const { output } = await build.write({ dir: folder, format: 'esm', entryFileNames: 'exports.js' });
    await build.close();
    expect(
      output.flatMap((chunk) =>
        chunk.type === 'chunk' ? chunk.imports.filter((name) => name.startsWith('node:')) : [],
      ),
    ).toEqual([]);
    server = createServer((request, response) => {
      const name = request.url?.replace(/^\//, '') ?? '';
      if (name === '') return void response.setHeader('content-type', 'text/html').end(page);
      readFile(join(folder, name)).then(
        (text) => response.setHeader('content-type', 'text/javascript').end(text),
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/` : '';
  });

  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('every format gives the same file, and loads nothing before it is asked for', async () => {
    const running = await chromium.launch({ executablePath: browser, args });
    try {
      const tab = await running.newPage();
      const loaded: string[] = [];
      tab.on('request', (request) => loaded.push(request.url()));
      await tab.goto(origin);
      const call = { names: [...formats], given: samples.severalAccounts as StatementResult };
      await tab.waitForFunction(() => 'exporter' in globalThis);
      expect(loaded.some((url) => /\/(xlsx|qbo|proof)-/.test(url))).toBe(false);
      const files = await tab.evaluate(async ({ names, given }) => {
        const { exporter } = globalThis as unknown as { exporter: Exporter };
        const made: [ExportFormat, string, number[]][] = [];
        for (const name of names) {
          const file = await exporter.exportStatement(given, name);
          made.push([name, file.filename, [...file.bytes]]);
        }
        return made;
      }, call);
      expect(loaded.some((url) => /\/xlsx-/.test(url))).toBe(true);
      for (const [format, filename, bytes] of files) {
        const here = await exportStatement(samples.severalAccounts, format);
        expect([format, filename, Buffer.from(bytes).equals(here.bytes)]).toEqual([format, here.filename, true]);
      }
    } finally {
      await running.close();
    }
  });
});
