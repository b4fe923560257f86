import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { sampleResults } from '../../tools/sample-results.mjs';

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const pdfjsVersion = (JSON.parse(readFileSync(join(pdfjs, 'package.json'), 'utf8')) as { version: string }).version;

const { version: programVersion } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  version: string;
};

/** Fonts, character maps and decoders that pdf.js asks for while it draws a page; named by its version, so kept for ever. */
function pdfAssets(): Plugin {
  const kept = /\.(bcmap|pfb|ttf|wasm|icc)$/;
  return {
    name: 'pdf-assets',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle() {
      for (const folder of ['cmaps', 'standard_fonts', 'wasm', 'iccs']) {
        for (const name of readdirSync(join(pdfjs, folder)).filter((each) => kept.test(each))) {
          const fileName = `assets/pdfjs-${pdfjsVersion}/${folder}/${name}`;
          this.emitFile({ type: 'asset', fileName, source: readFileSync(join(pdfjs, folder, name)) });
        }
      }
    },
  };
}

/** The gateway that `vite dev` passes API calls on to. */
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:8080';

/**
 * Few bundles for a first visit, for one is compressed better than ten: what every page needs, and the widget at rest.
 * Not `main.tsx`, which waits for the page's own bundle: that would wait for it in turn, for ever.
 * Left to the pages that use them: mutations, which no visitor sends before anything is pressed, and what users alone need.
 */
const groups = [
  {
    name: 'first',
    test: /rolldown|preload-helper|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|clsx|class-variance-authority)\/|node_modules\/@tanstack\/(?!.*(useMutation|mutationObserver))|apps\/web\/src\/(app\/|ui\/(button|mark|toast|card|section-heading)|shell\/(site|public|reading)-|features\/consent\/model\/|session\/(?!use-sign-out|page-usage)|routes\/|http\/(?!save-file|failure-words))/,
  },
  {
    name: 'widget',
    test: /apps\/web\/src\/(features\/convert\/components\/(upload-widget|drop-zone|format-select|sample-offer)|formats|ui\/(select|file-target)|statement\/held-files)|icons\/chevron-down/,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), sampleResults(), pdfAssets()],
  worker: { format: 'es' },
  define: {
    'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
    __PDFJS_VERSION__: JSON.stringify(pdfjsVersion),
    __PROGRAM_VERSION__: JSON.stringify(programVersion),
  },
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    manifest: isSsrBuild !== true,
    copyPublicDir: isSsrBuild !== true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild === true ? {} : { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': gateway, '/sandbox-payments': gateway } },
}));
