import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#routes/paths.ts';
import { site } from '#routes/site.ts';
import { Mark } from '#ui/mark.tsx';

const groups = [
  {
    title: 'Product',
    links: [
      { to: paths.features, label: 'Features' },
      { to: paths.pricing, label: 'Pricing' },
      { to: paths.accuracy, label: 'Accuracy' },
      { to: paths.checkProof, label: 'Check a proof sheet' },
      { to: paths.security, label: 'Security' },
    ],
  },
  {
    title: 'Read',
    links: [
      { to: paths.blog, label: 'Blog' },
      { to: paths.faq, label: 'FAQ' },
    ],
  },
  {
    title: 'Convert',
    links: [
      { to: paths.landing('wells-fargo-bank-statement-to-csv'), label: 'Wells Fargo to CSV' },
      { to: paths.landing('chase-bank-statement-to-excel'), label: 'Chase to Excel' },
      { to: paths.landing('bank-of-america-statement-to-quickbooks'), label: 'Bank of America to QuickBooks' },
      { to: paths.landing('uk-bank-pdf-to-json'), label: 'UK banks to JSON' },
      { to: paths.landing('credit-union-statement-to-xero'), label: 'Credit unions to Xero' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: paths.privacy, label: 'Privacy' },
      { to: paths.terms, label: 'Terms' },
    ],
  },
] as const;

const never = () => () => undefined;
const thisYear = () => String(new Date().getFullYear());
/** What the prerendered page says; the browser puts it right if a year has passed since. */
const yearOfBuild = () => import.meta.env.VITE_BUILD_YEAR as string;

export function SiteFooter({ onCookieSettings }: { readonly onCookieSettings: () => void }) {
  const year = useSyncExternalStore(never, thisYear, yearOfBuild);
  return (
    <footer className="border-t border-rule bg-paper-deep">
      <div className="page-width grid grid-cols-2 gap-x-6 gap-y-4 py-5 sm:grid-cols-[1.1fr_0.7fr_1.7fr_0.9fr] sm:gap-y-10 sm:py-14 lg:grid-cols-[1.7fr_0.8fr_0.7fr_1.4fr_0.9fr]">
        <div className="max-lg:col-span-full">
          <p className="flex items-center gap-2.5 text-lg font-semibold">
            <Mark className="size-8" />
            {site.name}
          </p>
          <p className="mt-3 max-w-[34ch] text-[0.9375rem] text-ink-soft max-sm:hidden">
            To cross-foot: to add the rows and the columns, and see that they agree.
          </p>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="text-sm font-semibold">{title}</p>
            <ul className="mt-1 sm:mt-2">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className="inline-block py-1 sm:py-1.5 text-[0.9375rem] text-ink-soft hover:text-brand">
                    {label}
                  </Link>
                </li>
              ))}
              {title === 'Read' && (
                <li>
                  <a
                    href={`mailto:${site.contactAddress}`}
                    className="inline-block py-1 sm:py-1.5 text-[0.9375rem] text-ink-soft hover:text-brand"
                  >
                    Contact
                  </a>
                </li>
              )}
              {title === 'Legal' && (
                <li>
                  <button
                    type="button"
                    onClick={onCookieSettings}
                    className="py-1 sm:py-1.5 text-[0.9375rem] text-ink-soft hover:text-brand"
                  >
                    Cookie settings
                  </button>
                </li>
              )}
            </ul>
          </nav>
        ))}
      </div>
      <p className="page-width border-t border-rule py-3 sm:py-6 text-sm text-ink-faint">
        © {year} {site.name}
      </p>
    </footer>
  );
}
