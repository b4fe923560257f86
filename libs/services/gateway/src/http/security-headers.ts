import { createHash } from 'node:crypto';
import helmet from 'helmet';
import type { RequestHandler } from 'express';

/** SHA-256 sources of the inline scripts in built pages, so that these and no others may run. */
export function inlineScriptHashes(pages: Iterable<string>): string[] {
  const hashes = new Set<string>();
  for (const page of pages) {
    for (const [, attributes = '', text = ''] of page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
      const isData = /type\s*=\s*["']?application\/(ld\+)?json/i.test(attributes);
      if (text === '' || isData || /\bsrc\s*=/i.test(attributes)) continue;
      hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
  }
  return [...hashes].toSorted();
}

/** The pages with a card element. Their documents alone may load the payment provider's script and frames. */
export const cardPages = ['/upgrade', '/embedded-checkout'] as const;

/** What Stripe's own documentation wants a page with its card element to allow. */
const cardElement = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};
const noCardElement = { script: [], frame: ["'none'"], connect: [] };

/** The headers of every reply, which differ for the pages with a card element. */
export function securityHeaders(options: SecurityOptions): RequestHandler {
  const [forAll, forCards] = [headersOf(options, noCardElement), headersOf(options, cardElement)];
  const paths: readonly string[] = cardPages;
  return (request, response, next) =>
    (paths.includes(request.path.replace(/(?<=.)\/$/, '')) ? forCards : forAll)(request, response, next);
}

interface SecurityOptions {
  readonly isHttps: boolean;
  readonly scriptHashes: readonly string[];
}

/**
 * Scripts run from our own files only (and the pages' own inline ones, by hash); pdf.js in the review needs WebAssembly
 * and a worker. Nothing may frame us, nothing is sent elsewhere.
 */
function headersOf(options: SecurityOptions, allowed: Readonly<Record<keyof typeof cardElement, readonly string[]>>) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", "'wasm-unsafe-eval'", ...options.scriptHashes, ...allowed.script],
        'script-src-attr': ["'none'"],
        // Dialogs and scroll locks set styles from script; a style cannot run anything.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...allowed.connect],
        'frame-src': [...allowed.frame],
        'worker-src': ["'self'", 'blob:'],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(options.isHttps ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: options.isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
  });
}
