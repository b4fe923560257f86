import type { RunningSystem, SystemUnderTest } from './running-system.ts';

/** As the mail catcher of the compose file (maildev) lists what it has caught. */
interface CaughtMail {
  readonly to: readonly { readonly address: string }[];
  readonly subject: string;
  readonly text: string;
}

/**
 * An installation that runs already, as `INSTALLATION_URL` names it: the containers of the compose file, say. Its mails
 * are read from the catcher at `INSTALLATION_MAILS_URL`. It is neither emptied before nor stopped afterwards, and keeps
 * its own environment, so only journeys that make users of their own can walk through it.
 */
export function runningInstallation(url: string, mailsUrl = 'http://localhost:1080'): SystemUnderTest {
  const system: RunningSystem = {
    url: url.replace(/\/$/, ''),
    mails: async () => {
      const caught = (await (await fetch(new URL('/email', mailsUrl))).json()) as readonly CaughtMail[];
      return caught.map(({ to, subject, text }) => ({ to: to[0]?.address ?? '', subject, text })).toReversed();
    },
    openDocuments: () => Promise.reject(new Error('The documents of a running installation are not looked into.')),
    stop: async () => {},
  };
  return { name: `the installation at ${system.url}`, start: async () => system };
}
