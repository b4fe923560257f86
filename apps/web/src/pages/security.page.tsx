import { FileLock2, KeyRound, Network, ShieldCheck, Trash2, UserRoundCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { site } from '#routes/site.ts';
import { ReadingPage } from '#shell/reading-page.tsx';
import { dataMap } from './privacy/data-map.ts';

const measures = [
  {
    icon: FileLock2,
    title: 'Encrypted before it is stored',
    text: 'Every upload gets a fresh key of its own (AES-256-GCM) before a byte of it reaches the store. Results in your history are stored the same way.',
  },
  {
    icon: Network,
    title: 'Opened where it can do no harm',
    text: 'PDFs are parsed in a separate process without network access and without secrets, under limits of memory and time. A hostile file costs only its own conversion.',
  },
  {
    icon: Trash2,
    title: 'Deleted when the conversion ends',
    text: 'The PDF goes the moment its conversion ends, in whatever way. Even where a process is killed, no upload outlives its conversion by 5 minutes.',
  },
  {
    icon: KeyRound,
    title: 'Passwords kept as nothing but a hash',
    text: 'Account passwords are hashed with argon2id. The password of a PDF opens that one file and is kept nowhere.',
  },
  {
    icon: UserRoundCheck,
    title: 'Only you see your history',
    text: 'Every request for a result is checked against its owner. Sessions can be listed in your settings and ended everywhere at once.',
  },
  {
    icon: ShieldCheck,
    title: 'Card data never reaches us',
    text: 'Cards are entered in fields of the payment provider. A request that carries card data to our servers is refused before it is logged.',
  },
] as const;

export default function SecurityPage() {
  return (
    <ReadingPage
      title="Security"
      lead="A bank statement says more about a person than most documents do. This is how it is handled."
    >
      <PageMeta
        title="Security"
        description="How statements are encrypted, read in isolation and deleted, and what is kept of them."
        path={paths.security}
      />
      <ul className="grid gap-px overflow-hidden rounded-2xl border border-rule bg-rule sm:grid-cols-2 lg:grid-cols-3">
        {measures.map(({ icon: Icon, title, text }) => (
          <li key={title} className="bg-sheet p-7">
            <Icon aria-hidden="true" className="size-7 text-brand" strokeWidth={1.75} />
            <h2 className="mt-5 text-lg leading-snug font-semibold">{title}</h2>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-14 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <div className="prose">
          <h2>What is kept, and for how long</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">How long</th>
              </tr>
            </thead>
            <tbody>
              {dataMap
                .filter(({ isOfStatements }) => isOfStatements)
                .map(({ what, howLong }) => (
                  <tr key={what}>
                    <td>{what}</td>
                    <td>{howLong}</td>
                  </tr>
                ))}
            </tbody>
          </table>
          <p>
            What is kept of your account, where, and who can see it stands in the{' '}
            <Link to={paths.privacy}>privacy policy</Link>.
          </p>
        </div>
        <div className="prose">
          <h2>Proof that can be checked by anyone</h2>
          <p>
            Whoever receives a statement with its proof sheet can <Link to={paths.checkProof}>check both</Link> in their
            own browser: the digest of the file, every sum and every balance. Neither file is uploaded for it.
          </p>
          <h2>What the logs hold</h2>
          <p>
            Logs hold the identifiers, durations and error codes needed to run the service. Contents of statements,
            passwords, codes and session keys are kept out of them.
          </p>
          <h2>Found something?</h2>
          <p>
            Write to <a href={`mailto:${site.contactAddress}`}>{site.contactAddress}</a>. Please describe how to
            reproduce it, and give us time to mend it before you publish.
          </p>
        </div>
      </div>
    </ReadingPage>
  );
}
