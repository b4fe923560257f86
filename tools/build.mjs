// Builds what can be started: one bundle per app (third-party packages stay outside, except in the
// CLI and the sandbox, whose start-up time counts), and the web front end.
// Usage: node tools/build.mjs [app…]   (no names: everything)
import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { buildLauncher } from '../libs/services/conversion/launcher/build.ts';
import { withFasterParser } from '../libs/statement-engine/src/platform/faster-parser.ts';

const root = join(import.meta.dirname, '..');
const services = ['gateway', 'identity', 'billing', 'conversion', 'notifications', 'standalone'];

/** Entry points beside the services: name of the bundle → source, and whether packages are bundled in. */
const programs = [
  ...services.map((name) => ({ name, entry: `apps/${name}/src/main.ts`, out: `apps/${name}/dist/main.js` })),
  { name: 'billing', entry: 'apps/billing/src/stripe-setup.main.ts', out: 'apps/billing/dist/stripe-setup.js' },
  {
    name: 'sandbox',
    entry: 'libs/services/conversion/src/sandbox/sandbox.main.ts',
    out: 'libs/services/conversion/dist/sandbox.js',
  },
  {
    name: 'sandbox',
    entry: 'libs/services/conversion/src/sandbox/seal-process.ts',
    out: 'libs/services/conversion/dist/seal-process.js',
  },
];

const isPackage = (id) =>
  !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@crossfoot/') && !id.startsWith('@oxc-project/');

async function bundle({ name, entry, out }) {
  if (!existsSync(join(root, entry))) return;
  const started = performance.now();
  const build = await rolldown({
    input: join(root, entry),
    platform: 'node',
    tsconfig: join(root, 'tsconfig.json'),
    external: isPackage,
  });
  await build.write({ file: join(root, out), format: 'esm', codeSplitting: false, sourcemap: true });
  await build.close();
  console.log(`built ${name} in ${Math.round(performance.now() - started)} ms`);
}

/**
 * Takes built-in modules as plain objects: for their view as ES modules Node runs every getter they have, and `node:util`
 * and `node:crypto` then load a differ, the terminal's colours and WebCrypto (40 ms in all).
 */
const plainBuiltins = {
  name: 'plain-builtins',
  renderChunk: (code) => ({
    code: code.replace(
      /^import \{([^}]*)\} from "(node:[^"]+)";$/gm,
      (_, names, id) => `const {${names.replaceAll(' as ', ': ')}} = process.getBuiltinModule("${id}");`,
    ),
  }),
};

/** What the engine does to pdf.js's parser where it loads it as a package. */
const fasterParser = {
  name: 'faster-parser',
  transform: (code, id) => (id.endsWith('/pdf.worker.min.mjs') ? { code: withFasterParser(code), map: null } : null),
};

/**
 * The CLI: everything bundled in (but for what is native or starts threads from files), each format and the engine in a
 * chunk of its own, and V8's compiled code beside it. The start of `crossfoot` is what a user waits for.
 */
async function bundleCli() {
  const started = performance.now();
  const dist = join(root, 'apps/cli/dist');
  // Built beside the old one: a program that is being used does not vanish for the time of a build.
  const next = join(root, `.cache/cli-${process.pid}`);
  const build = await rolldown({
    input: join(root, 'apps/cli/src/main.ts'),
    platform: 'node',
    tsconfig: join(root, 'tsconfig.json'),
    external: [/^@napi-rs\/canvas/, /^tesseract\.js/, /^@tesseract\.js-data/],
    // Schemas that nobody reads at run time: zod must not be loaded for a plain conversion.
    treeshake: { manualPureFunctions: ['z'] },
    plugins: [plainBuiltins, fasterParser],
  });
  const chunkFileNames = 'chunks/[name]-[hash].js';
  await build.write({
    dir: next,
    entryFileNames: 'main.js',
    chunkFileNames,
    format: 'esm',
    // No shortened names: the shortener has been seen to give one name twice.
    minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
    sourcemap: false,
  });
  await build.close();
  rmSync(dist, { recursive: true, force: true });
  renameSync(next, dist);
  execFileSync(process.execPath, [join(root, 'apps/cli/tools/warm-up.mjs')], { stdio: 'inherit' });
  console.log(`built cli in ${Math.round(performance.now() - started)} ms`);
}

const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
if (isWanted('sandbox')) {
  const missing = buildLauncher();
  console.log(missing === null ? 'built the sandbox launcher' : `the sandbox has no launcher: ${missing}`);
}
async function bundleWeb() {
  const { buildWeb } = await import('./build-web.mjs');
  const started = performance.now();
  const pages = await buildWeb(join(root, 'apps/web'));
  console.log(`built web (${pages} pages) in ${Math.round(performance.now() - started)} ms`);
}

const bundles = programs.filter(({ name }) => isWanted(name)).map(bundle);
await Promise.all(isWanted('web') ? [bundleWeb(), ...bundles] : bundles);
if (isWanted('cli')) await bundleCli();
