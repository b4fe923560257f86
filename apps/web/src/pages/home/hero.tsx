import { Link } from 'react-router-dom';
import { UploadWidget } from '#features/convert/components/upload-widget.tsx';
import { paths, sampleStatement } from '#routes/paths.ts';
import { useAuthPrompt } from '#session/auth-prompt.ts';
import { useSession } from '#session/current-user.ts';
import { Button } from '#ui/button.tsx';

/** What it is, and the widget that does it: on phones in the first screen. */
export function Hero() {
  const { user } = useSession();
  const openAuth = useAuthPrompt();
  return (
    <section className="ruled relative overflow-hidden border-b border-rule">
      <div
        aria-hidden="true"
        className="absolute inset-y-0 max-lg:hidden left-[max(0.5rem,calc(50%-38.5rem))] w-1 border-x border-margin/60"
      />
      <div className="page-width grid gap-x-16 gap-y-4 py-4 sm:gap-y-8 sm:py-14 lg:grid-cols-[1.08fr_1fr] lg:grid-rows-[auto_1fr] lg:py-20">
        <div>
          <p className="eyebrow max-sm:hidden">PDF statement in, checked rows out</p>
          <h1 className="text-[1.7rem] font-semibold sm:mt-4 sm:text-6xl">
            Bank statements to spreadsheets, checked to the cent.
          </h1>
        </div>
        <div id="upload-section" className="scroll-mt-24 lg:row-span-2">
          <UploadWidget
            signedIn={user !== null}
            sampleAddress={sampleStatement}
            onSignUp={() => openAuth('register')}
          />
          <noscript>
            <p className="mt-3 text-center text-sm">
              Converting needs JavaScript; everything else here can be read without it.
            </p>
          </noscript>
        </div>
        <div>
          <p className="max-w-[52ch] text-ink-soft sm:text-xl">
            Crossfoot turns PDF bank and card statements into CSV, Excel, QuickBooks or Xero, adds every row up against
            the balances your bank printed, and tells you plainly whether they agree.
          </p>
          {user === null && (
            <div className="mt-4 flex flex-wrap gap-3 sm:mt-8">
              <Button size="large" onClick={() => openAuth('register')}>
                Sign Up Now
              </Button>
              <Button size="large" tone="outline" onClick={() => openAuth('login')}>
                Sign In
              </Button>
            </div>
          )}
          <p className="mt-4 text-[0.9375rem] text-ink-soft sm:mt-8">
            How often is it right?{' '}
            <Link
              to={paths.accuracy}
              className="font-semibold text-brand underline underline-offset-3 hover:text-brand-deep"
            >
              See the accuracy figures
            </Link>
            , the bad ones included.
          </p>
        </div>
      </div>
    </section>
  );
}
