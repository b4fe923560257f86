import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The walls that the kernel keeps around a sandbox, built by the launcher (`launcher/confine.c`): a fault in native code
 * does not leave them either. Which of them the system allows is asked once, with the real thing.
 */
export const WALLS = ['namespaces', 'files', 'user', 'landlock', 'seccomp'] as const;
export type Wall = (typeof WALLS)[number];

export interface Confinement {
  /** The launcher; null where it was not built. */
  readonly launcher: string | null;
  /** What the system allows; a sandbox starts with all of them or not at all. */
  readonly standing: readonly Wall[];
  /** What it does not, and why. */
  readonly missing: Readonly<Partial<Record<Wall, string>>>;
}

export interface Confined {
  readonly program: readonly [string, ...string[]];
  /** Files and folders that may be read, and no others. */
  readonly readable: readonly string[];
  readonly dataLimitKb: number;
}

const NONE: Confinement = {
  launcher: null,
  standing: [],
  missing: Object.fromEntries(WALLS.map((wall) => [wall, 'the launcher is not built'])),
};

const asked = new Map<string, Confinement>();

/** What this system allows the sandboxes of a program. Throws where the launcher itself does not work. */
export function confinementFor(entry: string): Confinement {
  const launcher = findLauncher(entry);
  if (launcher === null) return NONE;
  const known = asked.get(launcher);
  if (known) return known;
  const answer = spawnSync(launcher, ['--report', ...readArguments([process.execPath]), '--', process.execPath], {
    encoding: 'utf8',
    env: {},
  });
  const lines = new Map(answer.stdout?.split('\n').map((line) => line.split(': ', 2) as [string, string]));
  const standing = WALLS.filter((wall) => lines.get(wall) === 'stands');
  const missing = Object.fromEntries(
    WALLS.filter((wall) => !standing.includes(wall)).map((wall) => [wall, lines.get(wall) ?? 'no answer']),
  );
  const confinement = { launcher, standing, missing };
  asked.set(launcher, confinement);
  return confinement;
}

/**
 * What a takeover of the sandbox by a fault in native code could reach, in words; empty where the kernel holds it. Each
 * is held by either of two walls, since a container rarely allows namespaces.
 */
export function openReach({ standing }: Confinement): readonly string[] {
  const stands = (wall: Wall): boolean => standing.includes(wall);
  const open = [
    stands('files') || stands('landlock') ? [] : ['files of the service'],
    stands('namespaces') || stands('seccomp') ? [] : ['the network', 'other processes'],
    stands('seccomp') ? [] : ['every call of the kernel'],
  ];
  return open.flat();
}

/** The command that starts a program behind every standing wall. */
export function confinedCommand(
  { launcher, standing }: Confinement & { readonly launcher: string },
  { program, readable, dataLimitKb }: Confined,
): readonly [string, ...string[]] {
  const without = WALLS.filter((wall) => !standing.includes(wall)).flatMap((wall) => ['--without', wall]);
  const must = standing.flatMap((wall) => ['--must', wall]);
  const data = ['--data', String(dataLimitKb)];
  return [launcher, ...data, ...without, ...must, ...readArguments([program[0], ...readable]), '--', ...program];
}

function findLauncher(entry: string): string | null {
  const bundled = join(dirname(entry), 'confine');
  const built = join(import.meta.dirname, '../../dist/confine');
  return [bundled, built].find((path) => process.platform === 'linux' && existsSync(path)) ?? null;
}

/** Nothing within another is named twice, and every program may read what the loader needs. */
function readArguments(paths: readonly string[]): readonly string[] {
  const all = [...new Set([...paths, ...loaderFiles()])].toSorted();
  const outermost = all.filter((path) => !all.some((other) => path.startsWith(`${other}/`)));
  return outermost.flatMap((path) => ['--read', path]);
}

/** The loader, by the path that is written in programs; the folders of the libraries that this Node has loaded. */
function loaderFiles(): readonly string[] {
  const loaded = readFileSync('/proc/self/maps', 'utf8').matchAll(/(\/\S+)\/[^/\s]+\.so[.\d]*$/gm);
  const libraries = [...loaded].map(([, folder = '']) => folder);
  const loaders = ['/lib64/ld-linux-x86-64.so.2', '/lib/ld-linux-aarch64.so.1'];
  const folders = libraries.flatMap((folder) => [folder, folder.replace(/^\/usr/, '')]);
  return [...loaders, ...folders, '/etc/ssl/openssl.cnf'].filter((path) => existsSync(path));
}
