import { landingSlugs } from './landing-slugs.ts';
import { paths } from './paths.ts';
import { postSlugs } from './post-slugs.ts';

/** Addresses that are written as HTML files at build time. Search engines read these. */
export const prerenderedPaths: readonly string[] = [
  paths.home,
  paths.faq,
  paths.accuracy,
  paths.checkProof,
  paths.security,
  paths.privacy,
  paths.terms,
  paths.blog,
  ...postSlugs.map(paths.post),
  ...landingSlugs.map(paths.landing),
];
