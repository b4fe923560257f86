import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { lazyPage, type LazyPage } from '#routes/lazy-page.tsx';

/** Who may see a page. Signed-in pages send everyone else to `/`. */
export type Audience = 'public' | 'signedIn';

export interface RouteEntry extends LazyPage {
  readonly path: string;
  readonly audience: Audience;
  /** The page's source file, by which the build finds its bundle. */
  readonly source: string;
}

const sources = import.meta.glob<{ default: ComponentType }>('../pages/*.page.tsx');

function page(path: string, name: string, audience: Audience = 'public'): RouteEntry {
  const load = sources[`../pages/${name}.page.tsx`];
  if (load === undefined) throw new Error(`There is no pages/${name}.page.tsx for ${path}.`);
  return { path, audience, source: `src/pages/${name}.page.tsx`, ...lazyPage(load) };
}

/** Every page of the site; the last entry is what any other address shows. */
export const routeTable: readonly RouteEntry[] = [
  page('/', 'home'),
  page('/faq', 'faq'),
  page('/accuracy', 'accuracy'),
  page('/check-proof', 'check-proof'),
  page('/security', 'security'),
  page('/privacy-policy', 'privacy-policy'),
  page('/terms-of-service', 'terms-of-service'),
  page('/blog', 'blog'),
  page('/blog/convert-bank-statement-to-csv', 'tutorial'),
  page('/blog/:slug', 'blog-post'),
  page('/convert/:slug', 'landing'),
  page('/verify-email-sent', 'verify-email-sent'),
  page('/verify-code', 'verify-code'),
  page('/forgot-password', 'forgot-password'),
  page('/reset-password', 'reset-password'),
  page('/select-plan', 'select-plan', 'signedIn'),
  page('/dashboard', 'dashboard', 'signedIn'),
  page('/review/:conversion', 'review', 'signedIn'),
  page('/settings', 'settings', 'signedIn'),
  page('/upgrade', 'upgrade', 'signedIn'),
  page('/checkout', 'checkout', 'signedIn'),
  page('/embedded-checkout', 'embedded-checkout', 'signedIn'),
  page('/payment-success', 'payment-success', 'signedIn'),
  page('*', 'not-found'),
];

/** The entry that answers an address. */
export function routeFor(pathname: string): RouteEntry {
  const found = routeTable.find(({ path }) => matchPath(path, pathname) !== null);
  if (found === undefined) throw new Error('The route table must end in a catch-all.');
  return found;
}
