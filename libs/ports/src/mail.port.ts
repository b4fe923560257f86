/** Sends mail. Resolves once the server, or the mailbox folder, has taken it. */
export interface MailPort {
  /** `messageId` makes a repeat of the same mail recognisable: it becomes the Message-ID header, and a mailbox keeps one copy. Throws PortError `unavailable` (try again) or `refused` (do not). */
  send(mail: Mail): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface Mail {
  readonly messageId: string;
  /** One address. Line breaks anywhere in a header are refused with `invalidMail`. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Where mails are kept instead of sent (the embedded adapter), for the dev mailbox page. */
export interface MailboxReader {
  /** Newest first. */
  list(limit: number): Promise<readonly (Mail & { readonly sentAt: number })[]>;
}
