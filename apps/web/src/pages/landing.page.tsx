import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { UploadWidget } from '#features/convert/components/upload-widget.tsx';
import { landings } from '#features/landing/model/landings.ts';
import { formatsWithAccount } from '#formats/format-labels.ts';
import { frozenSection } from '#routes/frozen-section.tsx';
import { landingSlugs } from '#routes/landing-slugs.ts';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths, sampleStatement } from '#routes/paths.ts';
import { useAuthPrompt } from '#session/auth-prompt.ts';
import { useSession } from '#session/current-user.ts';
import { PublicFrame } from '#shell/public-frame.tsx';
import { ReadingPage } from '#shell/reading-page.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';

const LandingSample = frozenSection('landing-sample', () => import('./landing/landing-sample.tsx'));

export default function LandingPage() {
  const wanted = useParams()['slug'];
  const slug = landingSlugs.find((known) => known === wanted);
  const { user } = useSession();
  const openAuth = useAuthPrompt();
  const [isShown, setShown] = useState(false);
  const widget = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) widget.current?.focus();
  }, [isShown]);

  if (slug === undefined) {
    return (
      <ReadingPage title="Conversion Page Not Found" lead="The conversion tool you're looking for doesn't exist.">
        <PageMeta
          title="Conversion Page Not Found"
          description="The conversion tool you're looking for doesn't exist."
          path={null}
        />
        <ButtonLink to={paths.home}>Go to Homepage</ButtonLink>
      </ReadingPage>
    );
  }
  const landing = landings[slug];
  return (
    <PublicFrame>
      <PageMeta title={landing.title} description={landing.description} path={paths.landing(slug)} />
      <section className="ruled border-b border-rule">
        <div className="page-width py-8 sm:py-20">
          <p className="eyebrow">
            {landing.bankName} to {landing.format}
          </p>
          <h1 className="mt-3 max-w-4xl text-3xl font-semibold sm:mt-4 sm:text-6xl">{landing.h1}</h1>
          <p className="mt-4 max-w-[56ch] text-ink-soft sm:mt-6 sm:text-xl">{landing.description}</p>
          {!isShown && (
            <Button size="large" className="mt-6 sm:mt-8" onClick={() => setShown(true)}>
              Convert your statement
            </Button>
          )}
          {isShown && (
            <div ref={widget} tabIndex={-1} id="upload-section" className="mt-8 max-w-2xl outline-none">
              <UploadWidget
                signedIn={user !== null}
                sampleAddress={sampleStatement}
                initialFormat={landing.exportFormat}
                onSignUp={() => openAuth('register')}
              />
            </div>
          )}
          {user === null && <p className="mt-4 max-w-[60ch] text-[0.9375rem] text-ink-faint">{formatsWithAccount}</p>}
        </div>
      </section>
      <LandingSample key={slug} />
      <div className="page-width grid gap-10 py-10 sm:py-20 lg:grid-cols-2 lg:gap-12">
        <PointList title="What is read" points={landing.features} />
        <PointList title="What you get" points={landing.benefits} />
      </div>
      <nav aria-labelledby="other-conversions" className="border-t border-rule">
        <div className="page-width py-10 sm:py-14">
          <h2 id="other-conversions" className="text-xl font-semibold">
            Other statements, other files
          </h2>
          <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
            {landingSlugs
              .filter((other) => other !== slug)
              .map((other) => (
                <li key={other}>
                  <Link
                    to={paths.landing(other)}
                    className="inline-block py-1.5 text-brand underline underline-offset-3 hover:text-brand-deep"
                  >
                    {landings[other].title}
                  </Link>
                </li>
              ))}
            <li>
              <Link
                to={paths.accuracy}
                className="inline-block py-1.5 text-brand underline underline-offset-3 hover:text-brand-deep"
              >
                How often it is right
              </Link>
            </li>
          </ul>
        </div>
      </nav>
    </PublicFrame>
  );
}

function PointList({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <section>
      <h2 className="text-2xl font-semibold">{title}</h2>
      <ul className="mt-4 divide-y divide-rule border-y border-rule sm:mt-6">
        {points.map((point) => (
          <li key={point} className="flex gap-3 py-3 sm:py-4">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
