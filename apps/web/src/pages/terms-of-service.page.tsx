import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { site } from '#routes/site.ts';
import { Prose } from '#ui/prose.tsx';
import { ReadingPage } from '#shell/reading-page.tsx';

export default function TermsOfServicePage() {
  return (
    <ReadingPage title="Terms of service" lead="Last updated June 2, 2025">
      <PageMeta
        title="Terms of service"
        description="The terms under which Crossfoot converts statements: accounts, plans, payment and responsibility."
        path={paths.terms}
      />
      <Prose>
        <h2>What you get</h2>
        <p>
          {site.name} converts PDF statements into files for spreadsheets and accounting programs, and says whether the
          result agrees with the balances printed on the statement.
        </p>
        <h2>Your documents</h2>
        <p>
          Your documents remain yours. Upload only documents that you may process. Do not try to disturb the service, to
          get round its limits, or to reach the data of others.
        </p>
        <h2>Accounts</h2>
        <p>
          Give a working e-mail address and keep your password to yourself. You are answerable for what is done with
          your account. You can delete it at any time in the settings.
        </p>
        <h2>Free use</h2>
        <p>
          Visitors have one conversion to CSV. A free account has a number of pages every month, as shown on the pricing
          page.
        </p>
        <h2>Paid plans</h2>
        <ul>
          <li>Plans are billed monthly in advance, in US dollars, at the price shown when you buy.</li>
          <li>A change between paid plans takes effect in the next billing cycle.</li>
          <li>You can cancel anytime; access continues to the end of the billing period. Payments are not refunded.</li>
          <li>A launch offer lowers the charge of the first month by the percentage shown.</li>
        </ul>
        <h2>Check the result</h2>
        <p>
          A conversion can be wrong. The verdict helps you to find out, and it covers what it says it covers: dates,
          amounts and balances, and not the wording of descriptions or references. You decide what you enter into your
          books, and you remain answerable for it.
        </p>
        <h2>Availability and liability</h2>
        <p>
          We take care to keep the service running, but do not promise that it is always available. As far as the law
          allows, we are not liable for indirect damage, and our liability is limited to what you paid in the twelve
          months before the damage. This does not limit liability for intent, gross negligence or injury.
        </p>
        <h2>Changes and end</h2>
        <p>
          We may change these terms for the future and tell account holders by e-mail beforehand. Accounts that break
          these terms can be closed.
        </p>
        <h2>Contact</h2>
        <p>
          <a href={`mailto:${site.contactAddress}`}>{site.contactAddress}</a>
        </p>
      </Prose>
    </ReadingPage>
  );
}
