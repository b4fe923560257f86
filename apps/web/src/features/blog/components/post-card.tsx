import { Link } from 'react-router-dom';
import { paths } from '#routes/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { printDate, type Post } from '../model/posts.ts';

export function PostCard({ post }: { readonly post: Post }) {
  return (
    <li className="relative flex flex-col rounded-2xl border border-rule bg-sheet p-7 shadow-sheet transition-shadow hover:shadow-lift">
      <p className="flex items-center gap-3 text-sm text-ink-faint">
        <Badge tone="good">{post.category}</Badge>
        {post.readTime}
      </p>
      <h2 className="mt-4 text-xl leading-snug font-semibold">{post.title}</h2>
      <p className="mt-2 flex-1 text-ink-soft">{post.excerpt}</p>
      <p className="mt-5 flex items-center justify-between gap-4 text-sm">
        <time dateTime={post.date} className="text-ink-faint">
          {printDate(post.date)}
        </time>
        <Link
          to={paths.post(post.slug)}
          className="font-semibold text-brand underline-offset-3 after:absolute after:inset-0 hover:underline"
        >
          Read More<span className="sr-only">: {post.title}</span>
        </Link>
      </p>
    </li>
  );
}
