import { CodedError } from '@crossfoot/contracts';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Field names of card data, compared without case and separators. */
const cardFields = new Set([
  'cardnumber',
  'cvv',
  'cvc',
  'cardcvc',
  'cardcvv',
  'securitycode',
  'expirydate',
  'cardexpiry',
  'pan',
]);
/** Deeper than any of our bodies. */
const mostDepth = 32;

/**
 * Card data belongs to the payment provider alone. A body or query that carries a field for it, at any depth, is refused
 * before anything looks at it further; its values are not read.
 */
export function refuseCardData(): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction) => {
    if (!carriesCardData(request.body, 0) && !carriesCardData(request.query, 0)) return next();
    request.body = undefined;
    next(new CodedError('CARD_DATA_REFUSED', 'Card data belongs into the payment form alone. Nothing was stored.'));
  };
}

function carriesCardData(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  if (depth > mostDepth) return true;
  return Object.entries(value).some(
    ([name, inner]) => cardFields.has(name.toLowerCase().replace(/[^a-z]/g, '')) || carriesCardData(inner, depth + 1),
  );
}
