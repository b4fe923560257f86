import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test of this repository, with the source it is made of. */
export interface KnownTest {
  /** Name of its file, e.g. `upload.journey.spec.ts`. */
  readonly file: string;
  readonly title: string;
  readonly body: string;
}

const journeys = join(import.meta.dirname, '..');
const root = join(journeys, '../../..');
/** Where unit specs of words lie that no visitor can bring about. */
const specFolders = ['apps/web/src/features/convert/model', 'apps/web/src/features/payment/model'];

/** Every journey, and the unit specs of words; `it.each` with its table. */
export function knownTests(): readonly KnownTest[] {
  const files = [
    ...readdirSync(journeys)
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => join(journeys, name)),
    ...specFolders.flatMap((folder) =>
      readdirSync(join(root, folder))
        .filter((name) => name.endsWith('.spec.ts'))
        .map((name) => join(root, folder, name)),
    ),
  ];
  const helpers = helperSources();
  return files.flatMap((path) => testsOf(path.slice(path.lastIndexOf('/') + 1), readFileSync(path, 'utf8'), helpers));
}

const start = /^ *it(?:\.each\([\s\S]*?\]\))?\(\s*(['"`])([\s\S]*?)\1,/gm;

function testsOf(file: string, source: string, helpers: ReadonlyMap<string, string>): readonly KnownTest[] {
  const code = withoutComments(source);
  const starts = [...code.matchAll(start)];
  const local = functionsOf(code);
  return starts.map((match, index) => {
    const own = code.slice(match.index, starts[index + 1]?.index);
    // What a test does through a helper is done by the test.
    const called = [...local, ...helpers]
      .filter(([name]) => new RegExp(`\\b${name}\\(`).test(own))
      .map(([, body]) => body);
    return { file, title: (match[2] ?? '').replaceAll("\\'", "'"), body: [own, ...called].join('\n') };
  });
}

function helperSources(): ReadonlyMap<string, string> {
  const sources = readdirSync(journeys).filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'));
  return new Map(sources.flatMap((name) => functionsOf(withoutComments(readFileSync(join(journeys, name), 'utf8')))));
}

/** The functions of a file that stand at its margin or inside a `describe`, by name. */
function functionsOf(code: string): readonly (readonly [string, string])[] {
  return [...code.matchAll(/^( *)(?:export )?(?:async )?function (\w+)[\s\S]*?^\1\}/gm)].map(
    ([body, , name = '']) => [name, body] as const,
  );
}

// Only those that begin a line: within one, two stars and a slash are an address as often.
const withoutComments = (source: string): string =>
  source.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '');
