/** What a browser needs to line up statements by their facts, without the writers of the formats. */
export { meetingWords, type Writing } from './chain-words.ts';
export { compareDays, isSameAccount, meetingOf, type Days, type Ends } from './line-up.ts';
export type { Meeting } from './batch.ts';
