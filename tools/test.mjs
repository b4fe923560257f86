// `npm test`: installs and builds what is missing, then runs every suite. Arguments go to vitest.
import { prepare, run } from './prepare.mjs';

await prepare('test');
process.exitCode = await run('node_modules/.bin/vitest', ['run', ...process.argv.slice(2)]);
