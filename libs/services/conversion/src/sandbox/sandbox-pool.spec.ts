import { once } from 'node:events';
import { createServer } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { afterEach, describe, expect, it } from 'vitest';
import { SandboxPool, type SandboxPoolOptions } from './sandbox-pool.ts';

const entry = join(import.meta.dirname, 'sandbox.main.ts');
const probe = join(import.meta.dirname, 'sandbox-probe.fixture.ts');
let pool: SandboxPool;
async function start(options: Partial<SandboxPoolOptions> = {}): Promise<SandboxPool> {
  pool = new SandboxPool({ size: 1, entry, ...options });
  await pool.ready();
  return pool;
}
afterEach(() => pool.close());

function statement(pages = 1, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 40, ...options });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  document.fontSize(9).text('Statement period 01/01/2026 to 31/01/2026', 40, 50);
  document.text('Opening balance 100.00', 40, 65);
  ['Date', 'Description', 'Amount', 'Balance'].forEach((title, at) => document.text(title, 40 + at * 130, 90));
  for (let page = 0; page < pages; page++) {
    if (page > 0) document.addPage();
    for (let row = 1; row <= 20; row++) {
      const cells = [`${String(row).padStart(2, '0')}/01/2026`, `SHOP ${row}`, '1.00', `${100 + row + page * 20}.00`];
      cells.forEach((cell, at) => document.text(cell, 40 + at * 130, 90 + row * 15, { lineBreak: false }));
    }
  }
  document.end();
  return new Promise((resolve) => document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks)))));
}

const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'converted',
    (error: { code?: unknown }) => error.code,
  );
const shortly = (wallMs: number) => () => ({ wallMs, ocrWallMs: wallMs });
const isAlive = (pid: number): boolean => {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z');
  } catch {
    return false;
  }
};

describe('a document in the sandbox', () => {
  it('comes as bytes or as a stream, and goes out as the checked result', async () => {
    const bytes = await statement(2);
    await start();
    const seen: unknown[] = [];
    const result = await pool.convert(
      { content: bytes, filename: 'january.pdf' },
      { onProgress: ({ stage, pagesDone }) => seen.push(`${stage} ${pagesDone}`) },
    );
    expect(result.source).toMatchObject({ filename: 'january.pdf', pages: 2, unreadPages: [] });
    expect(result.accounts[0]?.transactions).toHaveLength(40);
    expect(seen.at(-1)).toBe('done 2');
    const pieces = Array.from({ length: Math.ceil(bytes.length / 700) }, (_, at) =>
      Buffer.from(bytes.slice(at * 700, at * 700 + 700)),
    );
    expect(await pool.convert({ content: Readable.from(pieces), filename: 'january.pdf' })).toEqual(result);
  });

  it('waits at the open door until it may go on, or ends with the reason it is given', async () => {
    await start();
    let opened: unknown = null;
    const result = await pool.convert(
      { content: await statement(), filename: 'a.pdf', clocks: shortly(3_000) },
      {
        onOpened: async (document) =>
          void (opened = await new Promise((resolve) => setTimeout(resolve, 3_500, document))),
      },
    );
    // Longer than its clock: waiting for billing is not the document's time.
    expect(opened).toEqual({ pages: 1, passwordNeeded: false });
    expect(result.source.pages).toBe(1);
    const [pid] = pool.pids;
    const refused = pool.convert(
      { content: await statement(), filename: 'a.pdf' },
      { onOpened: () => Promise.reject(new Error('no pages left')) },
    );
    await expect(refused).rejects.toThrow('no pages left');
    expect(pool.pids).toEqual([pid]);
  });

  it('tells a missing and a wrong password by their codes', async () => {
    const content = await statement(1, { userPassword: 'geheim', pdfVersion: '1.7' });
    await start();
    expect(await codeOf(pool.convert({ content, filename: 'a.pdf' }))).toBe('PASSWORD_REQUIRED');
    const wrong = pool.convert({ content, filename: 'a.pdf', password: 'offen' });
    await expect(wrong).rejects.toMatchObject({ code: 'PASSWORD_WRONG', details: { requiresPassword: true } });
    expect(await codeOf(pool.convert({ content, filename: 'a.pdf', password: 'geheim' }))).toBe('converted');
  });
});

describe('a sandbox that goes wrong', () => {
  it('is killed where it holds too much memory, and its neighbour goes on', async () => {
    await start({ size: 2, memoryLimitMb: 300, documentsPerProcess: 100_000, entry: probe });
    const before = pool.pids;
    const hog = codeOf(pool.convert({ content: new Uint8Array([1]), filename: 'hog' }));
    const beside: unknown[] = [];
    let going = true;
    void hog.then(() => (going = false));
    while (going) beside.push(await codeOf(pool.convert({ content: new Uint8Array([1]), filename: '0' })));
    expect(await hog).toBe('PDF_TOO_COMPLEX');
    expect(new Set(beside)).toEqual(new Set(['converted']));
    expect(pool.pids.filter((pid) => before.includes(pid))).toHaveLength(1);
  });

  it('is killed by the clock, and the next document finds a new process', async () => {
    const content = await statement(300);
    await start();
    const [pid = 0] = pool.pids;
    expect(await codeOf(pool.convert({ content, filename: 'long.pdf', clocks: shortly(150) }))).toBe(
      'CONVERSION_TIMEOUT',
    );
    expect(await codeOf(pool.convert({ content: await statement(), filename: 'a.pdf' }))).toBe('converted');
    expect(pool.pids).not.toContain(pid);
    expect(isAlive(pid)).toBe(false);
  });

  it('is killed within a second of a cancel', async () => {
    const content = await statement(300);
    await start();
    const [pid = 0] = pool.pids;
    const stop = new AbortController();
    const code = codeOf(
      pool.convert(
        { content, filename: 'long.pdf' },
        { signal: stop.signal, onOpened: async () => void setTimeout(() => stop.abort(), 100) },
      ),
    );
    await once(stop.signal, 'abort');
    const cancelledAt = performance.now();
    expect(await code).toBe('CONVERSION_CANCELLED');
    expect(performance.now() - cancelledAt).toBeLessThan(1000);
    expect(isAlive(pid)).toBe(false);
  });

  it.each([
    ['SIGSEGV', 'PDF_DAMAGED'],
    ['SIGKILL', 'PDF_TOO_COMPLEX'],
    ['SIGABRT', 'PDF_TOO_COMPLEX'],
  ] as const)('ended by %s is told as %s', async (signal, code) => {
    const content = await statement(300);
    await start();
    const [pid = 0] = pool.pids;
    const converting = codeOf(
      pool.convert(
        { content, filename: 'a.pdf' },
        { onOpened: async () => void setTimeout(() => process.kill(pid, signal), 50) },
      ),
    );
    expect(await converting).toBe(code);
    expect(await codeOf(pool.convert({ content: await statement(), filename: 'a.pdf' }))).toBe('converted');
  });

  it('is replaced when it dies while nobody needs it', async () => {
    await start();
    const [pid = 0] = pool.pids;
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => pool.pids, { timeout: 10_000 }).not.toContain(pid);
    expect(await codeOf(pool.convert({ content: await statement(), filename: 'a.pdf' }))).toBe('converted');
  });
});

describe('the pool', () => {
  it.each([
    ['refuses', '/nowhere/sandbox.main.ts'],
    ['refuses at once', `${import.meta.dirname}/\0/sandbox.main.ts`],
  ])('says so to those who wait where the system %s to start it, instead of keeping them for ever', async (_, none) => {
    pool = new SandboxPool({ size: 1, entry: none });
    expect(await codeOf(pool.convert({ content: new Uint8Array(), filename: 'a.pdf' }))).toBe('SERVICE_UNAVAILABLE');
    expect(pool.pids).toEqual([]);
  });

  it('recycles a process after its number of documents', async () => {
    const content = await statement();
    await start({ documentsPerProcess: 2 });
    const pids: number[] = [];
    for (let round = 0; round < 4; round++) {
      await pool.ready();
      pids.push(pool.pids[0] ?? 0);
      await pool.convert({ content, filename: 'a.pdf' });
    }
    expect(new Set(pids.slice(0, 2)).size).toBe(1);
    expect(new Set(pids).size).toBe(2);
  });

  it('lets documents wait their turn, and drops those who leave the queue', async () => {
    const content = await statement(40);
    await start();
    const stop = new AbortController();
    const all = Array.from({ length: 3 }, () => codeOf(pool.convert({ content, filename: 'a.pdf' })));
    const left = codeOf(pool.convert({ content, filename: 'a.pdf' }, { signal: stop.signal }));
    stop.abort();
    expect(await left).toBe('CONVERSION_CANCELLED');
    expect(await Promise.all(all)).toEqual(['converted', 'converted', 'converted']);
  });

  it('closes: processes end, and nothing is taken any more', async () => {
    await start({ size: 2 });
    const pids = pool.pids;
    const under = codeOf(pool.convert({ content: await statement(300), filename: 'a.pdf' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    pool.close();
    expect(await under).toBe('CONVERSION_CANCELLED');
    expect(await codeOf(pool.convert({ content: await statement(), filename: 'a.pdf' }))).toBe('CONVERSION_CANCELLED');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(pids.map(isAlive)).toEqual([false, false]);
  });
});

/** A page that is one picture with rows of black bars, which may be print. */
function scan(): Promise<Uint8Array> {
  const [width, height] = [1_240, 1_754];
  const row = (y: number): Buffer =>
    Buffer.concat([
      Buffer.of(0),
      Buffer.alloc(width, 255).map((_, x) => (y % 45 < 22 && x > 90 && x < 900 && x % 20 < 8 ? 0 : 255)),
    ]);
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, (_, y) => row(y))));
  const picture = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  const document = new PDFDocument({ size: 'A4', margin: 0 });
  const chunks: Uint8Array[] = [];
  document.on('data', (part: Uint8Array) => chunks.push(part));
  document.image(picture, 0, 0, { width: 595 }).end();
  return new Promise((resolve) => document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks)))));
}

describe('a scan in the sandbox', () => {
  it('is given back as soon as it is known to be one, where its reader has no time for scans', async () => {
    await start();
    const before = pool.pids;
    const refusal = new Error('no time');
    const onOcr = (): void => {
      throw refusal;
    };
    await expect(pool.convert({ content: await scan(), filename: 'scan.pdf' }, { onOcr })).rejects.toBe(refusal);
    const text = await pool.convert({ content: await statement(), filename: 'text.pdf' }, { onOcr });
    expect(text.accounts[0]?.transactions).toHaveLength(20);
    expect(pool.pids).toEqual(before);
  }, 30_000);
});

describe('OCR threads of a document', () => {
  const threadsOf = async (content = new Uint8Array([1])): Promise<unknown> => {
    const result = await pool.convert({ content, filename: 'limits' });
    return (JSON.parse(result.source.filename) as { ocrWorkers: number }).ocrWorkers;
  };

  it('are its share of the processors, two at most', async () => {
    await start({ size: 3, entry: probe, cores: 4 });
    expect(await threadsOf()).toBe(2);
    expect(await Promise.all([threadsOf(), threadsOf(), threadsOf()])).toEqual([2, 2, 1]);
    expect(await threadsOf()).toBe(2);
  });

  it('are one where there is one processor, or fewer than documents', async () => {
    await start({ size: 2, entry: probe, cores: 1 });
    expect(await Promise.all([threadsOf(), threadsOf()])).toEqual([1, 1]);
  });
});

describe('what a sandbox process can reach', () => {
  it('is no file of ours, no environment, no other program and no network', async () => {
    const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    process.env['CROSSFOOT_SECRET'] = 'canary';
    pool = new SandboxPool({ size: 1, entry: probe });
    try {
      await pool.ready();
      const result = await pool.convert({ content: new Uint8Array([1]), filename: String(port) });
      expect(JSON.parse(result.source.filename)).toEqual({
        readPasswd: false,
        readOwnCode: true,
        write: false,
        spawn: false,
        environment: [],
        connect: false,
        fetch: false,
      });
    } finally {
      delete process.env['CROSSFOOT_SECRET'];
      server.close();
    }
  });
});
