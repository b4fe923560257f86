import { CodedError } from '@crossfoot/contracts';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Field names of card data, compared without case and separators. */
const cardFields = new Set([
  'cardnumber',
  'cardnum',
  'ccnumber',
  'cvv',
  'cvc',
  'csc',
  'cccsc',
  'cardcvc',
  'cardcvv',
  'securitycode',
  'expirydate',
  'cardexpiry',
  'ccexp',
  'expmonth',
  'expyear',
  'pan',
]);
/** Calls about payments: there, a card number is refused in any field. Elsewhere long numbers have other meanings. */
const paymentCalls =
  /^\/(api\/(select-plan|create-|update-subscription|downgrade-to-free|verify-payment|billing-portal)|sandbox-payments\/)/;
/** Deeper than any of our bodies. */
const mostDepth = 32;

/**
 * Card data belongs to the payment provider alone. A body or query that carries a field for it, at any depth, is refused
 * before anything looks at it further and before a word of it is logged.
 */
export function refuseCardData(): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction) => {
    const isPayment = paymentCalls.test(request.path);
    if (!carriesCardData(request.body, isPayment, 0) && !carriesCardData(request.query, isPayment, 0)) return next();
    request.body = undefined;
    next(new CodedError('CARD_DATA_REFUSED', 'Card data belongs into the payment form alone. Nothing was stored.'));
  };
}

function carriesCardData(value: unknown, isPayment: boolean, depth: number): boolean {
  if (isPayment && (typeof value === 'string' || typeof value === 'number') && isCardNumber(String(value))) return true;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  if (depth > mostDepth) return true;
  return Object.entries(value).some(
    ([name, inner]) =>
      cardFields.has(name.toLowerCase().replace(/[^a-z]/g, '')) || carriesCardData(inner, isPayment, depth + 1),
  );
}

/** 13 to 19 digits whose check digit is right, with or without spaces and dashes. */
function isCardNumber(text: string): boolean {
  return (text.match(/\d(?:[ -]?\d){12,18}/g) ?? []).some((found) => {
    const digits = [...found.replace(/\D/g, '')].toReversed().map(Number);
    const doubled = digits.map((digit, place) => (place % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)));
    return doubled.reduce((sum, digit) => sum + digit, 0) % 10 === 0;
  });
}
