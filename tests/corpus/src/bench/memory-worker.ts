import { readFile } from 'node:fs/promises';
import { convertStatement, nodePlatform } from '@crossfoot/statement-engine';

/**
 * Child of `bench:engine`: converts documents one after another and prints its resident memory now and then; first
 * their text alone, then with OCR, whose thread keeps a language's model in memory.
 */
const list = JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')) as {
  paths: string[];
  hundred: string;
  documents: number;
};
const resident = (): string => `${Math.round(process.memoryUsage().rss / 1024 / 1024)} MB`;
const convert = async (path: string, ocrWorkers = 0): Promise<void> => {
  const bytes = new Uint8Array(await readFile(path));
  const options = { filename: 'bench.pdf', platform: nodePlatform, limits: { ocrWorkers } };
  await convertStatement(bytes, options).catch(() => undefined);
};

console.log(`\nresident before ${resident()}`);
await convert(list.hundred);
console.log(`after one of 100 pages ${resident()}`);
for (let i = 1; i <= list.documents; i++) {
  await convert(list.paths[i % list.paths.length]!);
  if (i % Math.max(1, Math.floor(list.documents / 5)) === 0) console.log(`after ${i} documents ${resident()}`);
}
console.log(`peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
for (const path of list.paths) await convert(path, 1);
console.log(`after each once more, with OCR where one needs it, ${resident()}`);
process.exit(0);
