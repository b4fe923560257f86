import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { UploadWidget } from '#features/convert/components/upload-widget.tsx';
import { landings } from '#features/landing/model/landings.ts';
import { landingSlugs } from '#routes/landing-slugs.ts';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths, sampleStatement } from '#routes/paths.ts';
import { useAuthPrompt } from '#session/auth-prompt.ts';
import { useSession } from '#session/current-user.ts';
import { PublicFrame } from '#shell/public-frame.tsx';
import { ReadingPage } from '#shell/reading-page.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';

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
        <div className="page-width py-16 sm:py-24">
          <p className="eyebrow">
            {landing.bankName} to {landing.format}
          </p>
          <h1 className="mt-4 max-w-4xl text-4xl font-semibold sm:text-6xl">{landing.h1}</h1>
          <p className="mt-6 max-w-[56ch] text-lg text-ink-soft sm:text-xl">{landing.description}</p>
          {!isShown && (
            <Button size="large" className="mt-8" onClick={() => setShown(true)}>
              Convert your statement
            </Button>
          )}
          {isShown && (
            <div ref={widget} tabIndex={-1} id="upload-section" className="mt-10 max-w-2xl outline-none">
              <UploadWidget
                signedIn={user !== null}
                sampleAddress={sampleStatement}
                initialFormat={landing.exportFormat}
                onSignUp={() => openAuth('register')}
              />
            </div>
          )}
          {landing.exportFormat !== 'csv' && user === null && (
            <p className="mt-4 text-[0.9375rem] text-ink-faint">
              Without an account a file becomes CSV; {landing.format} comes with the free account.
            </p>
          )}
        </div>
      </section>
      <div className="page-width grid gap-12 py-16 sm:py-24 lg:grid-cols-2">
        <PointList title="What is read" points={landing.features} />
        <PointList title="What you get" points={landing.benefits} />
      </div>
    </PublicFrame>
  );
}

function PointList({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <section>
      <h2 className="text-2xl font-semibold">{title}</h2>
      <ul className="mt-6 divide-y divide-rule border-y border-rule">
        {points.map((point) => (
          <li key={point} className="flex gap-3 py-4">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
