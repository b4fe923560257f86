import type { LandingSlug } from './landing-slugs.ts';

/** Every address of the site, in one place and typed. */
export const paths = {
  home: '/',
  upload: '/#upload-section',
  features: '/#features',
  pricing: '/#pricing',
  faq: '/faq',
  accuracy: '/accuracy',
  checkProof: '/check-proof',
  security: '/security',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  blog: '/blog',
  post: (slug: string) => `/blog/${slug}`,
  landing: (slug: LandingSlug) => `/convert/${slug}`,
  verifyEmailSent: (email: string) => `/verify-email-sent?email=${encodeURIComponent(email)}`,
  verifyCode: (email: string) => `/verify-code?email=${encodeURIComponent(email)}`,
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  selectPlan: '/select-plan',
  checkout: (plan: string) => `/checkout?plan=${encodeURIComponent(plan)}`,
  embeddedCheckout: (plan: string) => `/embedded-checkout?plan=${encodeURIComponent(plan)}`,
  paymentSuccess: '/payment-success',
  dashboard: '/dashboard',
  /** `row` is the id of the row to begin at, `revision` the one to open; none is the newest. */
  review: (conversion: string, row?: string, revision?: number) => {
    const query = new URLSearchParams({
      ...(row === undefined ? {} : { row }),
      ...(revision === undefined ? {} : { revision: String(revision) }),
    }).toString();
    return `/review/${conversion}${query === '' ? '' : `?${query}`}`;
  },
  settings: '/settings',
  upgrade: '/upgrade',
} as const;

export type SampleName =
  'statement' | 'sections' | 'credit-union' | 'uk-current-account' | 'credit-card' | 'kontoauszug';

/** A sample statement, what the engine made of it at build time, and the picture of its first page. */
export const sampleFile = (name: SampleName, end: '.pdf' | '.csv' | '-proof.html' | '.webp'): string =>
  `/samples/crossfoot-sample-${name}${end}`;

export const sampleStatement = sampleFile('statement', '.pdf');
