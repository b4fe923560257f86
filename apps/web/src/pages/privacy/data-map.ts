/** What is held of people, word for word as `docs/security.md` has it: a spec compares the two. */
export interface HeldData {
  readonly what: string;
  readonly where: string;
  readonly howLong: string;
  readonly who: string;
  /** Shown on the security page, too. */
  readonly isOfStatements?: true;
}

export const dataMap: readonly HeldData[] = [
  {
    what: 'The PDF you upload',
    where: 'Our file store, encrypted with a key of its own',
    howLong: 'Until its conversion ends; even where a process was killed, at most 5 minutes longer',
    who: 'The program that reads it; no person',
    isOfStatements: true,
  },
  {
    what: 'The password of a PDF',
    where: 'The job that opens the file, encrypted',
    howLong: 'Until the conversion ends',
    who: 'The program that reads it; no person',
    isOfStatements: true,
  },
  {
    what: 'The result of a conversion without an account',
    where: 'Our file store, encrypted with a key of its own',
    howLong: 'Until it has been delivered; at most 5 minutes where it could not be',
    who: 'You alone',
    isOfStatements: true,
  },
  {
    what: 'Results and your corrections, account numbers shortened to their last four characters',
    where: 'Our file store, encrypted with a key of their own',
    howLong: 'Until you delete the account',
    who: 'You alone',
    isOfStatements: true,
  },
  {
    what: 'The record of a conversion: file name, size, pages, number of transactions, times, outcome',
    where: 'Our database',
    howLong: 'With an account until you delete it, without one 2 days',
    who: 'You, and whoever runs the service',
  },
  {
    what: 'Your name, your e-mail address and a hash of your password',
    where: 'Our database',
    howLong: 'Until you delete the account; if the address is never confirmed, one day',
    who: 'You, and whoever runs the service; the password itself nobody',
  },
  {
    what: 'Where you are signed in: name of the browser, times, a hash of the session',
    where: 'Our database',
    howLong: 'Until you sign out, after 7 days without use, at most 30 days',
    who: 'You, and whoever runs the service',
  },
  {
    what: 'Codes that prove an address, as keyed hashes',
    where: 'Our database',
    howLong: 'Valid for 10 minutes; forgotten after 7 days or with the account',
    who: 'Nobody',
  },
  {
    what: 'Failed tries to sign in and exports of your data, counted under a hash',
    where: 'Our database',
    howLong: 'One day',
    who: 'Whoever runs the service',
  },
  {
    what: 'Export settings that you enter',
    where: 'Our database, encrypted',
    howLong: 'Until you clear them or delete the account',
    who: 'You alone',
    isOfStatements: true,
  },
  {
    what: 'Your plan, the pages you have used, and what the payment provider calls you',
    where: 'Our database',
    howLong: 'Until you delete the account; notes of the provider’s messages 90 days',
    who: 'You, and whoever runs the service',
  },
  {
    what: 'Cards, payments and invoices',
    where: 'The payment provider',
    howLong: 'As long as accounting law demands, also after you have deleted the account',
    who: 'You, the provider, and whoever runs the service; card numbers the provider alone',
  },
  {
    what: 'A visitor’s free conversion: a random number from a signed cookie',
    where: 'Our database',
    howLong: '401 days',
    who: 'Whoever runs the service',
  },
  {
    what: 'A salted hash of a visitor’s network address',
    where: 'Our database',
    howLong: '2 days',
    who: 'Whoever runs the service',
  },
  {
    what: 'Messages to you by e-mail',
    where: 'Our queue, then the mail server',
    howLong:
      'With us until they are sent, 30 days where they cannot be; that one was sent, without address and text, 90 days',
    who: 'You, and whoever runs the service',
  },
  {
    what: 'Notes that a job was done, under a random number',
    where: 'Our queue',
    howLong: 'At most 7 days; 30 days where it failed',
    who: 'Whoever runs the service',
  },
  {
    what: 'Logs, without names, addresses, contents of statements or secrets',
    where: 'Our log store',
    howLong: 'As long as they are needed to run the service',
    who: 'Whoever runs the service',
  },
  {
    what: 'Your choices in this browser: cookies, format, plan, unsaved corrections',
    where: 'Your browser',
    howLong: 'Until you clear them; unsaved corrections until the tab is closed',
    who: 'You alone',
  },
];
