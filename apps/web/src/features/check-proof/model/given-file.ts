import { fileDigest } from '#statement/held-files.ts';

/** A file that was given to the check, by what is in it and not by its name. */
export type GivenFile =
  | { readonly kind: 'pdf'; readonly name: string; readonly digest: string }
  | { readonly kind: 'sheet'; readonly name: string; readonly text: string }
  | { readonly kind: 'neither'; readonly name: string };

/** A sheet over many statements of many rows is of some megabytes. */
const longestSheet = 64 * 1_024 * 1_024;
const headLength = 1_024;

/** Looks into a file. Nothing of it leaves the browser. */
export async function lookInto(file: File): Promise<GivenFile> {
  const { name } = file;
  const head = new TextDecoder('latin1').decode(await file.slice(0, headLength).arrayBuffer());
  if (head.includes('%PDF-')) return { kind: 'pdf', name, digest: await fileDigest(file) };
  if (!/<!doctype html|<html/i.test(head) || file.size > longestSheet) return { kind: 'neither', name };
  return { kind: 'sheet', name, text: await file.text() };
}

/** What is held after further files were given: one sheet, the last one, and each PDF once. */
export function withFiles(held: readonly GivenFile[], given: readonly GivenFile[]): readonly GivenFile[] {
  const known = held.filter(({ kind }) => kind !== 'neither');
  return given.reduce<readonly GivenFile[]>((files, file) => {
    const others = files.filter((other) =>
      file.kind === 'pdf' && other.kind === 'pdf'
        ? other.digest !== file.digest
        : file.kind !== 'sheet' || other.kind !== 'sheet',
    );
    return [...others, file];
  }, known);
}
