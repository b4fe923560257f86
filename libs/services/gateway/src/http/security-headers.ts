import helmet from 'helmet';
import type { RequestHandler } from 'express';

/** The pages with a card element. Their documents alone may load the payment provider's script and frames. */
export const cardPages = ['/upgrade', '/embedded-checkout'] as const;

/** What Stripe's own documentation wants a page with its card element to allow. */
const cardElement = {
  script: ['https://js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  image: [],
};
const nothingElse = { script: [], frame: ["'none'"], connect: [], image: [] };
/** Google, "Use Tag Manager with a Content Security Policy", Google Analytics 4. */
const measuring = {
  ...nothingElse,
  script: ['https://*.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

/** What a page may ask of the browser: nothing but to write to the clipboard; where there is a card element, to pay. */
const refusedFeatures = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'fullscreen', 'gamepad'],
  ...['geolocation', 'gyroscope', 'hid', 'idle-detection', 'magnetometer', 'microphone', 'midi', 'screen-wake-lock'],
  ...['serial', 'usb', 'xr-spatial-tracking'],
].map((feature) => `${feature}=()`);

interface SecurityOptions {
  readonly isHttps: boolean;
  /** Whether visits are measured with the visitors' consent; never on the pages with a card element. */
  readonly isMeasured: boolean;
}

/** The headers of every reply, which differ for the pages with a card element. */
export function securityHeaders(options: SecurityOptions): RequestHandler {
  const [forAll, forCards] = [
    headersOf(options, options.isMeasured ? measuring : nothingElse),
    headersOf(options, cardElement),
  ];
  const paths: readonly string[] = cardPages;
  return (request, response, next) => {
    const isForCards = paths.includes(request.path.replace(/(?<=.)\/$/, ''));
    const payment = isForCards ? 'payment=(self "https://js.stripe.com")' : 'payment=()';
    response.setHeader('permissions-policy', [...refusedFeatures, 'clipboard-write=(self)', payment].join(', '));
    (isForCards ? forCards : forAll)(request, response, next);
  };
}

/**
 * Scripts run from our own files and from `allowed` only, none from within a page; pdf.js in the review needs WebAssembly and a worker.
 * Nothing may frame us, share our window or embed our answers, and nothing is sent to anybody else.
 */
function headersOf(options: SecurityOptions, allowed: Readonly<Record<keyof typeof cardElement, readonly string[]>>) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", "'wasm-unsafe-eval'", ...allowed.script],
        'script-src-attr': ["'none'"],
        // Dialogs and scroll locks set styles from script; a style cannot run anything.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...allowed.image],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...allowed.connect],
        'frame-src': [...allowed.frame],
        'worker-src': ["'self'", 'blob:'],
        'manifest-src': ["'self'"],
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
