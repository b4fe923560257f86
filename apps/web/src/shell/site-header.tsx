import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#routes/paths.ts';
import { useAuthPrompt } from '#session/auth-prompt.ts';
import { useSession } from '#session/current-user.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Mark } from '#ui/mark.tsx';

const links = [
  { to: paths.features, label: 'Features' },
  { to: paths.pricing, label: 'Pricing' },
  { to: paths.security, label: 'Security' },
  { to: paths.faq, label: 'FAQ' },
] as const;

/** The top bar of the public pages. */
export function SiteHeader() {
  // Open for one place in the history: whoever moves on finds the menu closed.
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;

  return (
    <header className="sticky top-0 z-30 border-b border-rule bg-paper/92 backdrop-blur-md">
      <div className="page-width flex h-16 items-center gap-2">
        <Link to={paths.home} className="mr-auto flex items-center gap-2.5 py-2 text-lg font-semibold tracking-tight">
          <Mark className="size-8" />
          Crossfoot
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-1 lg:flex">
          <NavLinks />
        </nav>
        <div className="ml-3 hidden items-center gap-2 sm:flex">
          <AccountButtons />
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="site-menu"
          aria-label={isOpen ? 'Close menu' : 'Open menu'}
          onClick={() => setOpenAt(isOpen ? null : key)}
          className="grid size-11 place-items-center rounded-lg hover:bg-paper-deep lg:hidden"
        >
          {isOpen ? <X aria-hidden="true" className="size-6" /> : <Menu aria-hidden="true" className="size-6" />}
        </button>
      </div>
      <div
        id="site-menu"
        hidden={!isOpen}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpenAt(null);
        }}
        className="border-t border-rule bg-paper lg:hidden"
      >
        <nav aria-label="Menu" className="page-width flex flex-col gap-1 py-4">
          <NavLinks />
          <div className="mt-3 flex flex-col gap-3 border-t border-rule pt-4 sm:hidden">
            <AccountButtons />
          </div>
        </nav>
      </div>
    </header>
  );
}

function NavLinks() {
  return links.map(({ to, label }) => (
    <Link
      key={to}
      to={to}
      className="rounded-lg px-3.5 py-2.5 text-[0.9688rem] font-medium text-ink-soft hover:bg-paper-deep hover:text-ink"
    >
      {label}
    </Link>
  ));
}

function AccountButtons() {
  const { user } = useSession();
  const openAuth = useAuthPrompt();
  if (user !== null) return <ButtonLink to={paths.dashboard}>Dashboard</ButtonLink>;
  return (
    <>
      <Button tone="quiet" onClick={() => openAuth('login')}>
        Sign In
      </Button>
      <Button data-keep-clear onClick={() => openAuth('register')}>
        Sign Up
      </Button>
    </>
  );
}
