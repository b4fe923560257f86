import { site } from './site.ts';

interface PageMetaProps {
  readonly title: string;
  readonly description: string;
  /** The page's one address, e.g. `/faq`; null for pages that search engines should leave out. */
  readonly path: string | null;
  readonly type?: 'website' | 'article';
}

/** Title, description, canonical link and social tags of a page. React moves them into the head. */
export function PageMeta({ title, description, path, type = 'website' }: PageMetaProps) {
  const full = title.includes(site.name) ? title : `${title} · ${site.name}`;
  if (path === null) {
    return (
      <>
        <title>{full}</title>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const address = `${site.origin}${path === '/' ? '/' : path}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${site.origin}/social-card.png`} />
      <meta property="og:image:alt" content="A statement whose rows and columns agree" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={full} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={`${site.origin}/social-card.png`} />
    </>
  );
}
