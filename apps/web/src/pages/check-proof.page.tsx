import { Link } from 'react-router-dom';
import { ProofChecker } from '#features/check-proof/components/proof-checker.tsx';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { ReadingPage } from '#shell/reading-page.tsx';

/** Anybody may check a sheet: who receives one need not trust who sends it. */
export default function CheckProofPage() {
  return (
    <ReadingPage
      title="Check a proof sheet"
      lead="Somebody gave you a statement and its proof sheet? See whether they belong together, and make every check again yourself."
    >
      <PageMeta
        title="Check a proof sheet"
        description="Compare a PDF statement with its Crossfoot proof sheet: the digest of the file and every sum and balance, recomputed in your browser. Nothing is uploaded."
        path={paths.checkProof}
      />
      <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <ProofChecker />
        <div className="prose lg:row-span-2">
          <h2>What is checked</h2>
          <ul>
            <li>The sheet is as it was made: not a letter of it was changed.</li>
            <li>The PDF is the very file it was made for, by its SHA-256. One changed byte makes another file.</li>
            <li>The rows it carries give the sums and the balances it shows, added up anew, row by row.</li>
            <li>Its verdict is no better than what these figures give.</li>
            <li>On a sheet over several statements: that they follow each other as it says.</li>
          </ul>
        </div>
        <div className="prose">
          <h2>What this does not show</h2>
          <p>
            A proof sheet is no signature. It binds a result to a file; whether the file itself is genuine, only the
            bank can tell. Descriptions and references are as they were read: no arithmetic covers them.
          </p>
          <p>
            Proof sheets come with every conversion of an account, under “Proof sheet” in its list of formats.{' '}
            <Link to={paths.faq}>Questions and answers</Link> tell more.
          </p>
        </div>
      </div>
    </ReadingPage>
  );
}
