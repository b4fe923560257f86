import { useParams } from 'react-router-dom';
import { articles } from '#features/blog/articles/index.ts';
import { postOf } from '#features/blog/model/posts.ts';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { ReadingPage } from '#shell/reading-page.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PostFrame } from './blog/post-frame.tsx';

export default function BlogPostPage() {
  const slug = useParams()['slug'] ?? '';
  const post = postOf(slug);
  const Article = articles[slug];
  if (post === null || Article === undefined) {
    return (
      <ReadingPage title="Post Not Found" lead="There is no article at this address.">
        <PageMeta title="Post Not Found" description="There is no article at this address." path={null} />
        <ButtonLink to={paths.blog}>Back to the blog</ButtonLink>
      </ReadingPage>
    );
  }
  return (
    <PostFrame post={post}>
      <article>
        <Article key={slug} />
      </article>
      <div className="mt-14 flex flex-wrap gap-3 border-t border-rule pt-8">
        <ButtonLink to={paths.upload}>Convert a statement</ButtonLink>
        <ButtonLink to={paths.blog} tone="outline">
          All articles
        </ButtonLink>
      </div>
    </PostFrame>
  );
}
