import { parseArgs } from 'node:util';
import { ConfigurationError, type ServiceCommand } from '@crossfoot/runtime';
import { IdentityStore } from './identity-store.ts';
import { Sessions } from './sessions.ts';
import { emailKeyOf } from './user.document.ts';

/**
 * `node main.js end-sessions --account ADDRESS` or `--all`: signs one person, or everybody, out of every browser, at once.
 * For whoever runs the service, after a session or a device was stolen.
 */
export const endSessions: ServiceCommand = {
  ports: ['documents'],
  run: async ({ documents }, options, print) => {
    const { account, all } = readOptions(options);
    if (documents === undefined || all === (account !== undefined)) throw usage();
    const { users, sessions } = await IdentityStore.open(documents);
    if (account === undefined) {
      for (;;) {
        const { items } = await sessions.find({}, { limit: 100 });
        for (const { id } of items) await sessions.delete(id);
        if (items.length === 0) break;
      }
      return print('every session was ended');
    }
    const user = await users.findOne({ emailKey: emailKeyOf(account) });
    if (user === null) throw new ConfigurationError('There is no account with this address.');
    await new Sessions(sessions, users, Date.now).removeAll(user.id, null);
    print('every session of the account was ended');
  },
};

const usage = (): ConfigurationError => new ConfigurationError('end-sessions takes --account ADDRESS or --all.');

function readOptions(options: readonly string[]): { account?: string | undefined; all: boolean } {
  try {
    const known = { account: { type: 'string' }, all: { type: 'boolean', default: false } } as const;
    return parseArgs({ args: [...options], options: known }).values;
  } catch {
    throw usage();
  }
}
