// `npm run fuzz:api [-- --seed 1 --calls 20000]`: calls made from the OpenAPI description, against the built standalone.
// Prints how many were answered with which status, and every finding; exit code 1 where there is one.
import { parseArgs } from 'node:util';
import { fuzz } from './api-fuzz.ts';
import { newUser } from './new-user.ts';
import { standaloneSystem } from './standalone-system.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, calls: { type: 'string', default: '20000' } },
});
// Whoever signs in anew comes from an address of its own: the brakes on registering hold for each.
const open = {
  TRUST_PROXY: '1',
  VISITOR_UPLOADS_PER_MINUTE: '100000',
  ACCOUNT_UPLOADS_PER_MINUTE: '100000',
  LOG_LEVEL: 'error',
};
const system = await standaloneSystem.start(open);
try {
  const [seed, calls] = [Number(values.seed), Number(values.calls)];
  const { statuses, findings } = await fuzz({ url: system.url, seed, calls, signIn: () => newUser(system) });
  for (const finding of findings) console.log(finding);
  console.log(`seed ${seed}, ${calls} calls, answers by status: ${JSON.stringify(statuses)}`);
  console.log(`${findings.length} findings`);
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  await system.stop();
}
