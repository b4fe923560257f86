import { CodedError } from '@crossfoot/contracts';
import type { RequestHandler } from 'express';

/** A name, or an address of a machine, and a port at most. */
const form = /^(?=.{1,255}$)(\[[\da-f:.]+\]|[\w-]+(\.[\w-]+)*)(:\d{1,5})?$/i;

/**
 * Calls say once, and well-formed, which site they are for: without `PUBLIC_URL` links and the same-origin check are made
 * of it. An absolute address, as to a proxy, must name the same site as the header. Anything else is VALIDATION_FAILED.
 */
export function namedHost(): RequestHandler {
  return ({ rawHeaders, headers: { host = '' }, originalUrl }, _response, next) => {
    const times = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
    const inTarget = originalUrl.startsWith('/') ? host : /^https?:\/\/([^/?#]*)/i.exec(originalUrl)?.[1];
    if (times === 1 && form.test(host) && URL.canParse(`http://${host}`) && inTarget === host) return next();
    next(new CodedError('VALIDATION_FAILED', 'This call must say once, in the header Host, which site it is for.'));
  };
}
