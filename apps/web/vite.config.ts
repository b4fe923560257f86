import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gateway that `vite dev` passes API calls on to. */
const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:8080';

/** Few bundles for a first visit: what every page needs in one, the pages' own code beside it. */
const groups = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\// },
  {
    name: 'site',
    test: /apps\/web\/src\/(ui\/(button|mark|toast|card|spinner|section-heading)|shell\/(site|public)-|session|routes|http)|node_modules\/(clsx|class-variance-authority)\//,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    manifest: isSsrBuild !== true,
    copyPublicDir: isSsrBuild !== true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild === true ? {} : { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': gateway } },
}));
