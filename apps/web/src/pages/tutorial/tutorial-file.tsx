import { samples } from 'virtual:samples';
import { formatsWithAccount } from '#formats/format-labels.ts';
import { sampleFile } from '#routes/paths.ts';

const columns = [
  { name: 'Date', text: 'the posting date, written 2025-03-04 whatever the bank prints' },
  { name: 'Description', text: 'the words of the bank, several lines joined into one' },
  { name: 'Amount', text: 'one signed number: money in is positive, money out is negative' },
  { name: 'Balance', text: 'the printed balance beside the row; empty where none is printed' },
  { name: 'Reference', text: 'the number of a check or the reference of a payment, where one is printed' },
] as const;

/** What the downloaded file holds, and what to do with it. */
export default function TutorialFile() {
  return (
    <>
      <div className="prose">
        <h2>What is in the file</h2>
        <p>One row a transaction, and these columns:</p>
        <ul>
          {columns.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong>: {text}
            </li>
          ))}
        </ul>
        <p>
          Where a statement prints a day of purchase or an interest date beside the posting date, these follow in
          columns of their own; where a document has several accounts, the last column names the account. The file is
          UTF-8, so that names keep their accents. This is how the CSV of our sample statement begins, as this version
          of Crossfoot writes it:
        </p>
      </div>
      <pre
        tabIndex={0}
        role="region"
        aria-label="The first lines of the CSV"
        className="figure mt-4 max-w-[68ch] overflow-x-auto rounded-xl border border-rule bg-sheet p-4 text-[0.8125rem] leading-relaxed"
      >
        {samples.statement.texts.csv?.split('\n').slice(0, 6).join('\n')}
      </pre>
      <div className="prose mt-6">
        <p>
          The whole of it: <a href={sampleFile('statement', '.pdf')}>the PDF</a>,{' '}
          <a href={sampleFile('statement', '.csv')}>the CSV</a> and{' '}
          <a href={sampleFile('statement', '-proof.html')}>the proof sheet</a> with every check that was made.{' '}
          {formatsWithAccount}
        </p>
        <h2>Before you import it</h2>
        <p>
          Open the CSV and compare three things with the paper: the number of rows on the first page, the last balance,
          and the sum of the amounts, which is the closing balance less the opening balance. When the verdict is
          “balanced” this has been done for you to the cent. What no sum can see is the wording of a description, and a
          date that was printed wrong; run your eye down the first column once.
        </p>
        <p>
          Then import into a test company or a clearing account first, if your program has one. Most programs ask which
          column is the date and which the amount, and remember the answer for the next file of the same kind. Choose
          one signed amount column and not separate ones for debit and credit, and year, month, day as the order of the
          date.
        </p>
        <h2>When the verdict is not “balanced”</h2>
        <p>
          “Not balanced” means that a check failed, and the message says by how much. Look for that very amount on the
          statement first: a row that was left out or counted twice is the commonest reason. Then look at half of it: a
          sign that was turned round makes a difference of twice its amount. A difference that can be divided by nine is
          often two digits in the wrong order, on the paper of an old scan at least.
        </p>
        <p>
          “Not proved” is no failure. Some statements print no opening balance, or none at all, and then nothing on the
          paper vouches for the rows. They may be right to the last cent; only you can say so.
        </p>
      </div>
    </>
  );
}
