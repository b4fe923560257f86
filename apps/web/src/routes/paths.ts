import type { LandingSlug } from './landing-slugs.ts';

/** Every address of the site, in one place and typed. */
export const paths = {
  home: '/',
  upload: '/#upload-section',
  features: '/#features',
  pricing: '/#pricing',
  faq: '/faq',
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
  settings: '/settings',
  upgrade: '/upgrade',
} as const;

export const sampleStatement = '/samples/crossfoot-sample-statement.pdf';
