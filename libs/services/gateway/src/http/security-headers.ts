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

/**
 * Headers of every reply. Scripts run from our own files only (and the pages' own inline ones, by hash); pdf.js in the
 * review needs WebAssembly and a worker. Nothing may frame us, nothing is sent elsewhere.
 */
export function securityHeaders(options: {
  readonly isHttps: boolean;
  readonly scriptHashes: readonly string[];
}): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", "'wasm-unsafe-eval'", ...options.scriptHashes],
        'script-src-attr': ["'none'"],
        // Dialogs and scroll locks set styles from script; a style cannot run anything.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
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
