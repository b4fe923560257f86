import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const conversionSchema = z.object({
  status: z.string(),
  endedAt: z.number().nullable(),
  reservation: z.array(z.string()),
  progress: z.object({ stage: z.string() }),
  error: z.object({ code: z.string() }).nullable(),
  delivery: z.string(),
  sha256: z.string(),
  /** Runs whose process was killed. */
  crashes: z.number(),
});
/** Characters of a file's hash that stand before its pages. */
const markLength = 24;
export type ConversionState = z.infer<typeof conversionSchema>;

const allowanceSchema = z.object({
  /** A user's charged files, the head of each one's hash first (`page-count.ts` of billing). */
  files: z.array(z.string()),
  entries: z.array(z.object({ conversionId: z.string(), pages: z.number(), charged: z.boolean() })),
});

/** What lies in the data folder of a standalone, seen from outside while it runs. */
export class DataFolder {
  private readonly folder: string;
  private documents: DatabaseSync | null = null;

  constructor(folder: string) {
    this.folder = folder;
  }

  conversion(id: string): ConversionState | null {
    const [row] = this.rows('SELECT body FROM "doc-conversions" WHERE id = ?', id);
    return row === undefined ? null : conversionSchema.parse(JSON.parse(row));
  }

  /** How often the conversion or its file stands in an allowance of a user or visitor, and whether as held or as charged. */
  pagesOf(conversionId: string): { readonly held: number; readonly charged: number } {
    const found = { held: 0, charged: 0 };
    const hash = this.conversion(conversionId)?.sha256;
    for (const row of this.rows(`SELECT body FROM "doc-billing-allowances" WHERE id NOT LIKE 'address:%'`)) {
      const { entries, files } = allowanceSchema.parse(JSON.parse(row));
      for (const entry of entries) {
        if (entry.conversionId === conversionId) found[entry.charged ? 'charged' : 'held'] += 1;
      }
      found.charged += files.filter((file) => hash?.startsWith(file.slice(0, markLength)) === true).length;
    }
    return found;
  }

  /** Allowances of users and visitors in which pages are held and not settled. */
  heldPages(): number {
    const held = this.rows(`SELECT body FROM "doc-billing-allowances" WHERE id NOT LIKE 'address:%'`);
    return held.filter((row) => allowanceSchema.parse(JSON.parse(row)).entries.some((entry) => !entry.charged)).length;
  }

  /** Results of visitors that wait to be fetched. */
  unfetchedResults(): number {
    return this.rows(`SELECT body FROM "doc-conversions" WHERE json_extract(body, '$."waitingSince"') IS NOT NULL`)
      .length;
  }

  /** Puts a user on the largest plan, as a payment would. */
  upgrade(): boolean {
    const db = new DatabaseSync(join(this.folder, 'documents.sqlite'), { timeout: 10_000 });
    const { changes } = db
      .prepare(`UPDATE "doc-billing-accounts" SET body = json_set(body, '$.plan', 'business'), version = version + 1`)
      .run();
    db.close();
    return changes > 0;
  }

  hasUpload(conversionId: string): boolean {
    return this.names(`objects/uploads/${conversionId}`).length > 0;
  }

  hasResult(conversionId: string): boolean {
    return ['results', 'results/visitors'].some((place) =>
      existsSync(join(this.folder, `objects/${place}/${conversionId}~`)),
    );
  }

  /** Ids of conversions whose upload is still there. */
  uploads(): readonly string[] {
    return this.names('objects/uploads').filter((id) => this.names(`objects/uploads/${id}`).length > 0);
  }

  halfWritten(): number {
    return this.names('objects/.incoming').length;
  }

  verificationCode(email: string): string | null {
    for (const name of this.names('mailbox').filter((file) => file.endsWith('.json'))) {
      const mail = z
        .object({ to: z.string(), text: z.string() })
        .parse(JSON.parse(readText(join(this.folder, 'mailbox', name))));
      const code = /\b(\d{6})\b/.exec(mail.text)?.[1];
      if (mail.to === email && code !== undefined) return code;
    }
    return null;
  }

  /** Jobs that wait or run, and jobs that are dead. */
  jobs(): { readonly open: number; readonly dead: number } {
    return this.counted(
      'jobs.sqlite',
      `SELECT sum(state IN ('waiting', 'active')) AS a, sum(state = 'dead') AS b FROM job WHERE queue = 'conversions'`,
      (a, b) => ({ open: a, dead: b }),
    );
  }

  /** Events on their way and dead letters. Only while no standalone runs: it owns that file alone. */
  events(): { readonly open: number; readonly dead: number } {
    return this.counted('messages.sqlite', 'SELECT sum(dead = 0) AS a, sum(dead = 1) AS b FROM delivery', (a, b) => ({
      open: a,
      dead: b,
    }));
  }

  close(): void {
    this.documents?.close();
    this.documents = null;
  }

  private counted<T>(file: string, sql: string, read: (a: number, b: number) => T): T {
    const db = new DatabaseSync(join(this.folder, file), { readOnly: true, timeout: 10_000 });
    const row = db.prepare(sql).get();
    db.close();
    return read(Number(row?.['a'] ?? 0), Number(row?.['b'] ?? 0));
  }

  private rows(sql: string, ...values: string[]): string[] {
    this.documents ??= new DatabaseSync(join(this.folder, 'documents.sqlite'), { readOnly: true, timeout: 10_000 });
    return this.documents
      .prepare(sql)
      .all(...values)
      .map((row) => String(row['body']));
  }

  private names(path: string): string[] {
    const folder = join(this.folder, path);
    return existsSync(folder) ? readdirSync(folder) : [];
  }
}

function readText(path: string): string {
  return readFileSync(path, 'utf8');
}
