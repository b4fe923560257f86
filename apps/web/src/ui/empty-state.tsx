import type { ReactNode } from 'react';

/** What a list shows when it has nothing, and what to do about it. */
export function EmptyState({
  icon,
  title,
  children,
}: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center">
      <div className="mb-4 grid size-14 place-items-center rounded-full bg-brand-tint text-brand [&_svg]:size-6">
        {icon}
      </div>
      <p className="text-lg font-semibold">{title}</p>
      {children !== undefined && <div className="mt-1 max-w-[46ch] text-ink-soft">{children}</div>}
    </div>
  );
}
