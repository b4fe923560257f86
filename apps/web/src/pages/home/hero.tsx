import { UploadWidget } from '#features/convert/components/upload-widget.tsx';
import { sampleStatement } from '#routes/paths.ts';
import { useAuthPrompt } from '#session/auth-prompt.ts';
import { useSession } from '#session/current-user.ts';
import { Button } from '#ui/button.tsx';

const promises = [
  { figure: '0.00', text: 'is the difference we look for, on every statement' },
  { figure: '1', text: 'conversion free, without an account' },
  { figure: '0', text: 'uploads kept once the conversion has ended' },
] as const;

/** What it is, and the widget that does it. */
export function Hero() {
  const { user } = useSession();
  const openAuth = useAuthPrompt();
  return (
    <section className="ruled relative overflow-hidden border-b border-rule">
      <div
        aria-hidden="true"
        className="absolute inset-y-0 max-lg:hidden left-[max(0.5rem,calc(50%-38.5rem))] w-1 border-x border-margin/60"
      />
      <div className="page-width grid items-center gap-x-16 gap-y-10 py-14 lg:grid-cols-[1.08fr_1fr] lg:grid-rows-[auto_1fr] lg:py-24">
        <div>
          <p className="eyebrow">PDF statement in, checked rows out</p>
          <h1 className="mt-4 text-[2.6rem] font-semibold sm:text-6xl">
            Bank statements to spreadsheets, checked to the cent.
          </h1>
          <p className="mt-6 max-w-[52ch] text-lg text-ink-soft sm:text-xl">
            Crossfoot turns PDF bank and card statements into CSV, Excel, QuickBooks or Xero. Then it adds every row up
            against the balances your bank printed, and tells you plainly whether they agree.
          </p>
          {user === null && (
            <div className="mt-8 flex flex-wrap gap-3">
              <Button size="large" onClick={() => openAuth('register')}>
                Sign Up Now
              </Button>
              <Button size="large" tone="outline" onClick={() => openAuth('login')}>
                Sign In
              </Button>
            </div>
          )}
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
        <dl className="grid max-w-xl self-start gap-x-8 gap-y-4 border-t border-rule-strong/50 pt-6 sm:grid-cols-3">
          {promises.map(({ figure, text }) => (
            <div key={text} className="flex gap-3 sm:block">
              <dt className="figure text-xl font-semibold text-brand max-sm:min-w-12">{figure}</dt>
              <dd className="text-[0.9375rem] text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
