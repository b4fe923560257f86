import type { PostSlug } from '#routes/post-slugs.ts';

export type Category = 'AI & Technology' | 'Tutorial' | 'Tools' | 'Guide' | 'Automation';

/** One article of the list; the text lies in `articles/`. `readTime` is of its words, 230 a minute (a journey counts them). */
export interface Post {
  readonly id: number;
  readonly slug: PostSlug;
  readonly title: string;
  readonly excerpt: string;
  /** ISO */
  readonly date: string;
  readonly readTime: string;
  readonly category: Category;
}

export const tutorialSlug: PostSlug = 'convert-bank-statement-to-csv';

export const posts: readonly Post[] = [
  {
    id: 1,
    slug: 'ai-tools-for-accountants-productivity',
    title: 'AI tools for accountants: where they help, and where they must be checked',
    excerpt:
      'Reading documents is what software has become good at. Knowing whether it read them right is another matter. A way to tell the two apart.',
    date: '2025-05-28',
    readTime: '4 min read',
    category: 'AI & Technology',
  },
  {
    id: 2,
    slug: 'best-pdf-to-csv-bank-statement-tools-2025',
    title: 'How to choose a PDF to CSV tool for bank statements in 2025',
    excerpt:
      'Seven questions that separate a table extractor from a statement reader, and a test you can run in ten minutes with a statement of your own.',
    date: '2025-05-20',
    readTime: '4 min read',
    category: 'Tools',
  },
  {
    id: 3,
    slug: 'csv-vs-excel-financial-data',
    title: 'CSV or Excel for financial data?',
    excerpt:
      'Both hold rows and columns. They differ in what they do to dates, leading zeros and account numbers, and in what imports them.',
    date: '2025-05-12',
    readTime: '4 min read',
    category: 'Guide',
  },
  {
    id: 4,
    slug: 'automate-bank-statement-parsing-bookkeeping',
    title: 'Automating statements in bookkeeping without losing control',
    excerpt:
      'A monthly routine in five steps: collect, convert, prove, import, file. What can run by itself and what should not.',
    date: '2025-05-05',
    readTime: '4 min read',
    category: 'Automation',
  },
  {
    id: 5,
    slug: tutorialSlug,
    title: 'How to convert a bank statement to CSV',
    excerpt: 'Three steps from the PDF of your bank to a file that a spreadsheet or an accounting program opens.',
    date: '2025-04-28',
    readTime: '4 min read',
    category: 'Tutorial',
  },
];

/** The post of a slug; null where there is none. */
export function postOf(slug: string): Post | null {
  return posts.find((post) => post.slug === slug) ?? null;
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function printDate(date: string): string {
  return longDate.format(new Date(`${date}T00:00:00Z`));
}
