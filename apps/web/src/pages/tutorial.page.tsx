import { Link } from 'react-router-dom';
import { Figure } from '#features/blog/components/figure.tsx';
import { postOf, tutorialSlug } from '#features/blog/model/posts.ts';
import { frozenSection } from '#routes/frozen-section.tsx';
import { paths } from '#routes/paths.ts';
import { Accordion } from '#ui/accordion.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PostFrame } from './blog/post-frame.tsx';

const TutorialFile = frozenSection('tutorial-file', () => import('./tutorial/tutorial-file.tsx'));

const steps = [
  {
    title: 'Upload the statement',
    text: 'Download the PDF from your bank and drop it on the upload area, or click it and choose the file. Without an account this works for one file of up to 10MB and 30 pages, and the file you get is CSV; with a free account you choose the format here, and several files at once. The PDF is encrypted before it is stored.',
    picture: {
      src: '/pictures/step-1-upload.webp',
      width: 836,
      height: 436,
      alt: 'The upload area with its format list',
    },
  },
  {
    title: 'Wait a moment',
    text: 'A statement of text takes a few seconds. You see what is being done: the pages are read, rows and columns found, and everything is added up against the printed balances. Scanned pages go through text recognition first, page by page, and take longer; the bar says which page it is at.',
    picture: {
      src: '/pictures/step-2-wait.webp',
      width: 836,
      height: 433,
      alt: 'The bar while a file is converted',
    },
  },
  {
    title: 'Download the CSV',
    text: 'Look at the verdict first: balanced, not balanced, or could not be checked. Then take the file. Balanced means that a check covers every row and holds to the cent. In the other two cases the rows in doubt are marked, and a look at the PDF settles them.',
    picture: {
      src: '/pictures/step-3-download.webp',
      width: 836,
      height: 640,
      alt: 'The verdict and the download button',
    },
  },
] as const;

const banks = [
  'Chase',
  'Bank of America',
  'Wells Fargo',
  'Citibank',
  'Capital One',
  'U.S. Bank',
  'HSBC',
  'Barclays',
  'Lloyds',
  'NatWest',
  'Deutsche Bank',
  'BNP Paribas',
] as const;

const questions = [
  {
    question: 'Which columns does the CSV have?',
    answer: 'Transaction date, description, amount, balance and reference number. Money out is negative.',
  },
  {
    question: 'Does it work with a scanned statement?',
    answer: 'Yes. Pages that are only a picture go through text recognition. A straight scan at 300 dpi reads best.',
  },
  {
    question: 'My PDF asks for a password. Can I convert it?',
    answer: 'With a paid plan, yes: you are asked for the password after the upload. It is used once and not stored.',
  },
  {
    question: 'Is my statement kept?',
    answer: 'The PDF is encrypted, and deleted the moment the conversion ends.',
  },
] as const;

const tips = [
  'Use the PDF that your bank offers for download rather than a print or a photograph of it.',
  'Convert one month at a time if the import of your program has a row limit.',
  'Check the first and the last row against the statement, even when the verdict is “balanced”.',
  'In a spreadsheet, open the CSV through the import dialog so that references keep their leading zeros.',
] as const;

const told = {
  title: 'How to convert a bank statement to CSV: 3 steps',
  description: 'Turn the PDF of a bank statement into a CSV file in three steps, and see whether its rows add up.',
} as const;

export default function TutorialPage() {
  const post = postOf(tutorialSlug);
  if (post === null) return null;
  return (
    <PostFrame post={post} told={told}>
      <article>
        <p className="max-w-[68ch] text-lg">
          A statement in a PDF can be read, but not sorted, filtered or imported. This guide takes you from the PDF to a
          CSV file whose rows have been checked against the statement itself.
        </p>
        <ol className="mt-10 space-y-12">
          {steps.map(({ title, text, picture }, index) => (
            <li key={title} className="grid items-center gap-6 lg:grid-cols-[1fr_1.3fr] lg:gap-12">
              <div>
                <span aria-hidden="true" className="figure double-rule text-2xl text-brand">
                  {index + 1}
                </span>
                <h2 className="mt-4 text-xl font-semibold">{title}</h2>
                <p className="mt-2 text-ink-soft">{text}</p>
              </div>
              <Figure {...picture}>{`Step ${index + 1}: ${picture.alt.toLowerCase()}`}</Figure>
            </li>
          ))}
        </ol>
        <p className="mt-10">
          <ButtonLink to={paths.upload} size="large">
            Convert your statement
          </ButtonLink>
        </p>
        <div className="with-side mt-14">
          <div>
            <TutorialFile />
            <div className="prose mt-14">
              <h2>Banks</h2>
              <p>
                There is no list of supported banks, because none is needed: the layout of the page is read, whoever
                printed it. The statements of these banks, and of every other, take the same way. How often a paper that
                nobody has looked at is read right, and what is read badly, stands on our{' '}
                <Link to={paths.accuracy}>accuracy page</Link>:
              </p>
              <ul className="columns-2 sm:columns-3 [&>li]:break-inside-avoid">
                {banks.map((bank) => (
                  <li key={bank}>{bank}</li>
                ))}
              </ul>
              <p>The names belong to their owners, who have no part in this service.</p>
              <h2>Tips</h2>
              <ul>
                {tips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </div>
            <h2 className="mt-14 mb-6 text-2xl font-semibold">Questions</h2>
            <Accordion name="tutorial-questions" questions={questions} />
          </div>
          <section className="self-start rounded-2xl border border-rule bg-sheet p-6 lg:sticky lg:top-24">
            <h2 className="font-semibold">Related</h2>
            <ul className="mt-2 space-y-1 text-brand">
              <li>
                <Link to={paths.landing('chase-bank-statement-to-excel')} className="underline underline-offset-3">
                  Chase bank statement to Excel
                </Link>
              </li>
              <li>
                <Link to={paths.security} className="underline underline-offset-3">
                  How statements are protected
                </Link>
              </li>
              <li>
                <Link to={paths.accuracy} className="underline underline-offset-3">
                  How often they are read right
                </Link>
              </li>
              <li>
                <Link to={paths.checkProof} className="underline underline-offset-3">
                  How a proof sheet is checked
                </Link>
              </li>
            </ul>
          </section>
        </div>
      </article>
    </PostFrame>
  );
}
