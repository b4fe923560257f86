import { clsx } from 'clsx';
import { Link } from 'react-router-dom';

interface Crumb {
  readonly label: string;
  readonly to?: string;
}

export function Breadcrumb({ trail }: { readonly trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex items-center gap-2 text-sm text-ink-faint">
        {trail.map(({ label, to }, index) => (
          <li key={label} className={clsx('flex items-center gap-2', to === undefined && 'min-w-0')}>
            {index > 0 && <span aria-hidden="true">/</span>}
            {to === undefined ? (
              <span aria-current="page" className="truncate">
                {label}
              </span>
            ) : (
              <Link to={to} className="py-1 underline-offset-3 hover:text-brand hover:underline">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
