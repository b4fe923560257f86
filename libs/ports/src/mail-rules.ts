import type { Mail } from './mail.port.ts';
import { PortError } from './port-error.ts';

const CONTROL = /\p{Cc}|\u2028|\u2029/u;
const ADDRESS = /^[^\s<>,;:"()[\]\\@]+@[^\s<>,;:"()[\]\\@]+$/u;
const MESSAGE_ID = /^[A-Za-z0-9][A-Za-z0-9._=+-]{0,198}(@[A-Za-z0-9.-]{1,100})?$/;

/**
 * Refuses a mail that could smuggle a second header or a second recipient, before any adapter sees it. The error names
 * the field and never its content.
 */
export function checkMail(mail: Mail): void {
  if (!MESSAGE_ID.test(mail.messageId))
    throw invalid('messageId must be letters, digits and . _ = + - with an optional @domain');
  if (CONTROL.test(mail.to) || mail.to.length > 254 || !ADDRESS.test(mail.to))
    throw invalid('to must be one plain address');
  if (CONTROL.test(mail.subject)) throw invalid('subject must not hold line breaks or control characters');
  if (mail.subject.trim() === '' || mail.subject.length > 400) throw invalid('subject must have 1 to 400 characters');
  if (mail.text.includes('\0') || mail.html.includes('\0')) throw invalid('the body must not hold NUL');
}

function invalid(why: string): PortError {
  return new PortError('invalidMail', `The mail was refused: ${why}`);
}
