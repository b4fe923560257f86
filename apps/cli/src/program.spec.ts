import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onePageStatement } from '../tools/one-page-statement.mjs';
import { runProgram } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'crossfoot-cli-'));
const at = (name: string): string => join(folder, name);
const secret = 'Sw0rdfish-93';

beforeAll(async () => {
  writeFileSync(at('one.pdf'), onePageStatement(), 'latin1');
  writeFileSync(at('text.pdf'), 'this is no PDF');
  writeFileSync(at('empty.pdf'), '');
  writeFileSync(at('letter.pdf'), await drawn('Dear customer, we have moved.'));
  writeFileSync(at('locked.pdf'), await drawn('Date Description Amount', { userPassword: secret }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function drawn(text: string, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFDocument({ pdfVersion: '1.7', ...options });
    const pieces: Buffer[] = [];
    document.on('data', (piece: Buffer) => pieces.push(piece));
    document.on('end', () => resolve(Buffer.concat(pieces)));
    document.text(text);
    for (let day = 1; day <= 5; day += 1)
      if (options.userPassword) document.text(`2025-01-0${day}   Shop ${day}   -${day}.00`);
    document.end();
  });
}

interface Run {
  readonly code: number;
  readonly out: Buffer;
  readonly err: string;
}

async function run(
  args: readonly string[],
  given: { stdin?: string | Buffer; env?: Record<string, string>; tty?: boolean } = {},
): Promise<Run> {
  const out: Buffer[] = [];
  let err = '';
  const code = await runProgram(args, {
    stdin: (async function* () {
      yield Buffer.from(given.stdin ?? '');
    })(),
    stdout: {
      isTTY: given.tty === true,
      write: (bytes, done) => {
        out.push(Buffer.from(bytes));
        done?.();
      },
    },
    stderr: { isTTY: given.tty === true, write: (text) => void (err += text) },
    env: given.env ?? {},
  });
  return { code, out: Buffer.concat(out), err };
}

describe('crossfoot convert', () => {
  it('writes CSV to standard output and the verdict to standard error', async () => {
    const { code, out, err } = await run(['convert', at('one.pdf')]);
    expect(code).toBe(0);
    expect(out.toString().split('\r\n')).toHaveLength(30);
    expect(out.toString()).toContain('\r\n2025-01-04,Salary Example Ltd,');
    expect(err).toBe('one.pdf: 28 transactions, balanced; no currency named\n');
  });

  it('writes the documented JSON, from standard input too', async () => {
    const { code, out } = await run(['convert', '-', '--format=json', '-q'], { stdin: readFileSync(at('one.pdf')) });
    expect(code).toBe(0);
    const parsed: unknown = JSON.parse(out.toString());
    expect(parsed).toMatchObject({
      source: { filename: 'statement.pdf', pages: 1 },
      accounts: [{ currency: null, openingBalance: 1250, reconciliation: { status: 'balanced' } }],
    });
  });

  it('takes settings, and says which there are', async () => {
    const { out } = await run(['convert', at('one.pdf'), '--option', 'decimal=comma', '-O', 'dateFormat=dayFirst']);
    expect(out.toString()).toContain('\r\n04/01/2025;Salary Example Ltd;');
    expect(await run(['convert', at('one.pdf'), '-O', 'nonsense=1'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Use one of: dateUsed, currency, dateFormat') as string,
    });
    expect(await run(['convert', at('one.pdf'), '-O', 'decimal=both'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('decimal') as string,
    });
  });

  it('writes into a folder, one file a statement, never half a file and never one over another', async () => {
    const { code } = await run(['convert', at('one.pdf'), at('one.pdf'), '--out', at('made/here'), '-f', 'xlsx']);
    expect(code).toBe(0);
    expect(readdirSync(at('made/here')).toSorted()).toEqual(['one (2).xlsx', 'one.xlsx']);
  });

  it('goes on after a file that cannot be read, and ends with the code of the first failure', async () => {
    const { code, err } = await run(['convert', at('text.pdf'), at('nothing.pdf'), at('one.pdf'), '--out', at('some')]);
    expect(code).toBe(3);
    expect(err).toContain('nothing.pdf: there is no such file');
    expect(readdirSync(at('some'))).toEqual(['one.csv']);
  });

  it('merges several into one file and names what could not be read', async () => {
    const { code, out, err } = await run(['convert', at('one.pdf'), at('empty.pdf'), '--merge', '-f', 'proof']);
    expect(code).toBe(3);
    expect(out.toString()).toContain('<h2>Files that could not be read</h2>');
    expect(out.toString()).toContain('<td>empty.pdf</td>');
    expect(err).toContain('empty.pdf');
  });

  it.each([
    ['text.pdf', 3],
    ['empty.pdf', 3],
    ['locked.pdf', 4],
    ['letter.pdf', 5],
    ['nothing.pdf', 2],
    ['', 2],
  ])('%j ends with %i and one plain sentence', async (name, expected) => {
    const { code, out, err } = await run(['convert', at(name)]);
    expect(code).toBe(expected);
    expect(out).toHaveLength(0);
    expect(err).toMatch(/^crossfoot: [^\n]+\n$/);
    expect(err).not.toMatch(/ at .*:\d+|Error:/);
  });

  it('reads a protected file with its password, however it is given, and never repeats it', async () => {
    const ways: [string[], Parameters<typeof run>[1]][] = [
      [['--password', secret], {}],
      [['--password-stdin'], { stdin: `${secret}\n` }],
      [[], { env: { CROSSFOOT_PASSWORD: secret } }],
    ];
    for (const [args, given] of ways) {
      const { code, err } = await run(['convert', at('locked.pdf'), ...args], given);
      expect([code, err]).toEqual([0, expect.stringContaining('5 transactions') as string]);
    }
    for (const args of [
      ['convert', at('locked.pdf'), '-p', `${secret}x`],
      ['convert', `--pasword=${secret}`],
      ['convert', at('one.pdf'), '--format', secret],
      ['convert', at('one.pdf'), '-O', secret],
    ]) {
      const { code, out, err } = await run(args);
      expect(code).toBeGreaterThan(0);
      expect(out.toString() + err).not.toContain(secret);
    }
  });

  it('shows progress only on a terminal, and keeps binary files off it', async () => {
    expect((await run(['convert', at('one.pdf')])).err).not.toContain('\u001b');
    expect((await run(['convert', at('one.pdf')], { tty: true })).err).toContain('page 1 of 1');
    expect(await run(['convert', at('one.pdf'), '-f', 'xlsx'], { tty: true })).toMatchObject({
      code: 2,
      err: expect.stringContaining('--out') as string,
    });
  });

  it.each([
    [[]],
    [['convert']],
    [['publish']],
    [['convert', 'a', 'b']],
    [['convert', 'a', '-f', 'doc']],
    [['convert', '-', '--password-stdin']],
    [['verify', 'a']],
    [['--nonsense']],
  ])('%j is a wrong call', async (args) => {
    expect((await run(args)).code).toBe(2);
  });

  it('explains itself', async () => {
    expect((await run(['--help'])).out.toString()).toContain('Exit codes');
    expect((await run(['--version'])).out.toString()).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('crossfoot verify', () => {
  it('says whether sheet, file and result still belong together', async () => {
    await run(['convert', at('one.pdf'), '-f', 'proof', '-o', folder]);
    await run(['convert', at('one.pdf'), '-f', 'json', '-o', folder]);
    const [sheet, file] = [at('one.html'), at('one.pdf')];
    expect(await run(['verify', sheet, file])).toMatchObject({ code: 0, err: '' });
    expect((await run(['verify', sheet, at('one.json')])).code).toBe(0);

    writeFileSync(at('changed.pdf'), readFileSync(file, 'latin1').replace('Example Bank', 'Ezample Bank'), 'latin1');
    const changed = await run(['verify', sheet, at('changed.pdf')]);
    expect([changed.code, changed.out.toString()]).toEqual([
      1,
      expect.stringContaining('The file does not match') as string,
    ]);

    writeFileSync(at('edited.json'), readFileSync(at('one.json'), 'utf8').replace('Salary', 'Bonus'));
    const edited = await run(['verify', sheet, at('edited.json')]);
    expect([edited.code, edited.out.toString()]).toEqual([
      1,
      expect.stringContaining('The result does not match') as string,
    ]);

    writeFileSync(at('forged.html'), readFileSync(sheet, 'utf8').replace('Balanced', 'Perfect'));
    const forged = await run(['verify', at('forged.html'), file]);
    expect([forged.code, forged.out.toString()]).toEqual([1, expect.stringContaining('altered') as string]);
    expect((await run(['verify', file, file])).code).toBe(2);
  });
});
