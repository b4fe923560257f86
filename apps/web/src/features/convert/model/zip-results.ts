import type { UploadReply } from '@crossfoot/contracts';
import { zip } from 'fflate';
import { resultBytes } from './result-file.ts';

/** All results in one ZIP. Files of the same name are told apart by a number. */
export async function zipResults(replies: readonly UploadReply[]): Promise<Blob> {
  const files: Record<string, Uint8Array> = {};
  for (const reply of replies) files[freeName(reply.filename, files)] = resultBytes(reply);
  const bytes = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    zip(files, { level: 6 }, (error, data) => (error === null ? resolve(new Uint8Array(data)) : reject(error)));
  });
  return new Blob([bytes], { type: 'application/zip' });
}

function freeName(filename: string, taken: Readonly<Record<string, unknown>>): string {
  const dot = filename.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [filename.slice(0, dot), filename.slice(dot)] : [filename, ''];
  let name = filename;
  for (let number = 2; name in taken; number += 1) name = `${stem} (${number})${extension}`;
  return name;
}
