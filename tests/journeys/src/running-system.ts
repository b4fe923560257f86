import type { DocumentsPort } from '@crossfoot/ports';

/** A mail that the system under test has sent. */
export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** All that lies at one place: a file, a collection, a queue, an object. */
export interface Holding {
  readonly place: string;
  readonly text: string;
}

/** The product, running and reachable, with data of its own. */
export interface RunningSystem {
  /** Where a browser finds it, without a slash at the end. */
  readonly url: string;
  /** Every mail sent so far, newest first. */
  readonly mails: () => Promise<readonly SentMail[]>;
  /** Its document store, beside the program that runs on it. */
  readonly openDocuments: () => Promise<DocumentsPort>;
  /** Everything it holds, in whatever store, queue or folder; mails that went out are not its any more. None: not to be seen. */
  readonly holdings?: () => Promise<readonly Holding[]>;
  /** One more process of a service, where they are separate; it ends with the system. */
  readonly startAnother?: (name: 'gateway') => Promise<{ readonly url: string }>;
  readonly stop: () => Promise<void>;
}

/** A way of running the product. The same journeys walk through every one of them. */
export interface SystemUnderTest {
  readonly name: string;
  /** Starts it with empty stores. `environment` is added to every process. */
  readonly start: (environment?: Readonly<Record<string, string>>) => Promise<RunningSystem>;
}

/** The latest mail to an address, waited for. */
export async function mailTo(system: RunningSystem, to: string, subject: RegExp, withinMs = 15_000): Promise<SentMail> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const found = (await system.mails()).find((mail) => mail.to === to && subject.test(mail.subject));
    if (found !== undefined) return found;
    if (Date.now() > deadline) throw new Error(`No mail to ${to} with a subject like ${String(subject)} arrived.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
