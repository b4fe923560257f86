import { PostCard } from '#features/blog/components/post-card.tsx';
import { posts } from '#features/blog/model/posts.ts';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { Breadcrumb } from '#shell/breadcrumb.tsx';
import { ReadingPage } from '#shell/reading-page.tsx';

export default function BlogPage() {
  return (
    <ReadingPage
      title="Blog"
      lead="On statements, files and figures that agree."
      above={<Breadcrumb trail={[{ label: 'Home', to: paths.home }, { label: 'Blog' }]} />}
    >
      <PageMeta
        title="Blog"
        description="Articles on converting bank statements, checking them, and getting them into the books."
        path={paths.blog}
      />
      <ul className="grid gap-6 md:grid-cols-2 md:[&>:first-child]:col-span-2 lg:grid-cols-3">
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </ul>
    </ReadingPage>
  );
}
