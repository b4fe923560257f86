import type { CurrentUser } from '@crossfoot/contracts';
import { ChevronDown, LogOut, Settings } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '#routes/paths.ts';
import { useSession } from '#session/current-user.ts';
import { pageUsage } from '#session/page-usage.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import { Mark } from '#ui/mark.tsx';

/** Bar and page of the signed-in part. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-lg bg-brand px-4 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-30 border-b border-rule bg-sheet">
        <div className="page-width flex h-16 items-center gap-4">
          <Link to={paths.dashboard} className="mr-auto flex items-center gap-2.5 py-2 text-lg font-semibold">
            <Mark className="size-8" />
            <span className="max-[22.5rem]:sr-only">Crossfoot</span>
          </Link>
          {user !== null && (
            <>
              <PagesUsed user={user} />
              <UserMenu user={user} />
            </>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page-width flex-1 py-8 outline-none sm:py-12">
        {children}
      </main>
    </div>
  );
}

function PagesUsed({ user }: { readonly user: CurrentUser }) {
  const { used, limit } = pageUsage(user);
  return (
    <p data-testid="pages-used" className="figure text-sm whitespace-nowrap text-ink-soft">
      {used.toLocaleString('en-US')} / {limit.toLocaleString('en-US')}
      <span className="max-sm:sr-only"> pages</span>
    </p>
  );
}

const itemStyle =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 text-[0.9688rem] outline-none data-highlighted:bg-paper-deep [&_svg]:size-4.5 [&_svg]:text-ink-faint';

function UserMenu({ user }: { readonly user: CurrentUser }) {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const initials = `${user.firstName.slice(0, 1)}${user.lastName.slice(0, 1)}`.toUpperCase();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={`${initials}: Account menu`}
        className="flex min-h-11 items-center gap-2 rounded-lg px-2 hover:bg-paper-deep"
      >
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-brand-tint text-sm font-semibold text-brand-deep"
        >
          {initials}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 text-ink-faint" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        className="animate-appear z-50 w-64 rounded-xl border border-rule bg-sheet p-2 shadow-lift"
      >
        <div className="border-b border-rule px-3 pt-1 pb-3">
          <p className="font-semibold">
            {user.firstName} {user.lastName}
          </p>
          <p className="text-sm wrap-anywhere text-ink-faint">{user.email}</p>
        </div>
        <DropdownMenu.Item className={`${itemStyle} mt-2`} onSelect={() => void navigate(paths.settings)}>
          <Settings aria-hidden="true" />
          Account Settings
        </DropdownMenu.Item>
        <DropdownMenu.Item className={itemStyle} onSelect={() => void signOut()}>
          <LogOut aria-hidden="true" />
          Sign Out
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
