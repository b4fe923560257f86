import type { ReactNode } from 'react';
import { printDate, type Post } from '#features/blog/model/posts.ts';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { Breadcrumb } from '#shell/breadcrumb.tsx';
import { ReadingPage } from '#shell/reading-page.tsx';

interface PostFrameProps {
  readonly post: Post;
  /** What search engines are told, where it is not title and excerpt. */
  readonly told?: { readonly title: string; readonly description: string };
  readonly children: ReactNode;
}

/** An article's page: where it stands, its title, and of what kind, how long and how old it is. */
export function PostFrame({ post, told, children }: PostFrameProps) {
  const { slug, title, excerpt, category, readTime, date } = post;
  return (
    <ReadingPage
      title={title}
      lead={
        <>
          {category} · {readTime} ·{' '}
          <time dateTime={date} className="whitespace-nowrap">
            {printDate(date)}
          </time>
        </>
      }
      above={
        <Breadcrumb trail={[{ label: 'Home', to: paths.home }, { label: 'Blog', to: paths.blog }, { label: title }]} />
      }
    >
      <PageMeta {...(told ?? { title, description: excerpt })} path={paths.post(slug)} type="article" />
      {children}
    </ReadingPage>
  );
}
