import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { site } from '#routes/site.ts';
import { Prose } from '#ui/prose.tsx';
import { ReadingPage } from '#shell/reading-page.tsx';
import { HeldDataList } from './privacy/held-data-list.tsx';

export default function PrivacyPolicyPage() {
  return (
    <ReadingPage title="Privacy policy" lead="Last updated June 2, 2025">
      <PageMeta
        title="Privacy policy"
        description="Which personal data Crossfoot processes, why, for how long, and what you can ask for."
        path={paths.privacy}
      />
      <Prose>
        <p>
          This policy says which personal data {site.name} processes, what for, and for how long. In short: a statement
          is read, turned into the file you asked for, and deleted.
        </p>
        <h2>Statements you convert</h2>
        <p>
          An uploaded PDF is encrypted, read by a program, and deleted when the conversion ends. No person looks at it.
          If you have no account, the result is deleted once it has been delivered to you. If you have one, the
          extracted transactions stay in your history, encrypted, until you delete the account. Account numbers are
          shortened to their last four characters.
        </p>
        <h2>Your account</h2>
        <p>
          We store your name, your e-mail address, a hash of your password, your plan and how many pages you have used.
          A history record has the file’s name and size, the number of pages and transactions, the time, and whether the
          conversion succeeded. We use this to run your account and to send the messages that belong to it, such as
          codes and receipts. Export settings that you enter, among them account names and numbers for your bookkeeping
          program, are kept encrypted until you clear them or delete the account.
        </p>
        <h2>Visitors without an account</h2>
        <p>
          To grant one free conversion, we set a signed cookie and keep a salted hash of your network address. The
          address itself is not stored for this.
        </p>
        <h2>Payments</h2>
        <p>
          Payments are handled by a payment provider. Card details go to the provider and not to us. The provider keeps
          invoices as accounting law demands, also after an account has been deleted.
        </p>
        <h2>Cookies and measuring</h2>
        <p>
          Necessary cookies keep you signed in and count the free conversion. Cookies for analytics or marketing are
          used only if you agree, and only where this site is set up to measure at all; otherwise nothing is requested
          from a third party. What is measured then is that a file was uploaded, and that it was converted into how many
          transactions: never its name, its contents or the address of a page. Usage figures are made anonymous after 12
          months. You can change your choice at any time through “Cookie settings” at the foot of every page.
        </p>
        <h2>What is kept, where, how long, and who can see it</h2>
        <p>What this table keeps until you delete the account is deleted at once when you delete the account.</p>
        <HeldDataList />
        <h2>Your rights</h2>
        <p>
          In the settings you can see and change your profile, download all that we hold of you in one file, and delete
          your account. You can also ask us for a correction or deletion, or object to the use of your data, by writing
          to <a href={`mailto:${site.contactAddress}`}>{site.contactAddress}</a>. You may complain to a data protection
          authority.
        </p>
        <h2>Changes</h2>
        <p>
          When this policy changes in a way that matters, account holders are told by e-mail before it takes effect.
        </p>
      </Prose>
    </ReadingPage>
  );
}
