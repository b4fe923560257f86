// `npm start`: installs and builds what is missing, then serves the product on http://localhost:8080.
import { prepare, run } from './prepare.mjs';

await prepare('start');
process.exitCode = await run('node_modules/.bin/node', [
  '--disable-sigusr1',
  'apps/standalone/dist/main.js',
  ...process.argv.slice(2),
]);
