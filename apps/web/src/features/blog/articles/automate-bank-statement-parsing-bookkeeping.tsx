import { ArticleText } from '../components/article-text.tsx';
import { Figure } from '../components/figure.tsx';

export function AutomateStatements() {
  return (
    <ArticleText>
      <p>
        Bank feeds were meant to end the typing. They did for the main account. What is left are the accounts without a
        feed, the months before it was connected, closed accounts, and everything that clients send as PDF. This is a
        routine for that rest: five steps a month, of which three can run by themselves, and a short list of what must
        never run by itself.
      </p>
      <h2>Before you begin: one page of agreements</h2>
      <p>
        A routine breaks where two people assume different things. Write down, once, for the whole office: which date
        goes into the books (the posting date, unless there is a reason), how files are called, who looks at the
        doubtful ones, and where the proof is kept. It is half a page, and it is what makes the routine survive a
        holiday.
      </p>
      <h2>1. Collect</h2>
      <p>
        One folder for each client and month. Give files a name that sorts:{' '}
        <code>2025-04 Current account 4417.pdf</code>. Ask for the PDF of the bank and not for a photograph of it; a
        text PDF is read faster and more surely than a scan. If a client can only send photographs, ask for one page a
        picture, flat, with all four corners on it.
      </p>
      <p>
        Count before you convert. Six accounts are six statements. The commonest fault of a month is not a misread digit
        but a statement that nobody sent, and it is found here in a minute or in December in a day.
      </p>
      <h2>2. Convert</h2>
      <p>
        Convert the whole folder at once. Take the format that your program imports, and stay with it: a mixture of
        formats is how rows get imported twice. QuickBooks knows a statement again by the identifiers in a .qbo file; a
        CSV has none, and a second import of it is a second set of rows.
      </p>
      <Figure
        src="/pictures/several-files.webp"
        alt="Two statements converted together, each with its verdict, its number of transactions and its download"
        width={836}
        height={564}
      >
        Several statements at once: each has its own verdict, and all of them come as one ZIP.
      </Figure>
      <h2>3. Prove</h2>
      <p>This is the step that must not be skipped, and the one that a program can do best.</p>
      <ul>
        <li>Opening balance plus all movements equals closing balance, for every account.</li>
        <li>
          Every printed balance follows from the one above it. This says where a row is wrong, not only that one is.
        </li>
        <li>The closing balance of March is the opening balance of April. A gap means a missing statement.</li>
        <li>No row lies outside the period of the statement.</li>
      </ul>
      <p>
        What passes goes on. What does not pass is looked at, with the PDF beside it. What could not be checked, because
        the bank prints too little, is neither: look at the number of rows, the first, the last and the largest, and say
        in the file that you did.
      </p>
      <Figure
        src="/pictures/proof-sheet.webp"
        alt="A proof sheet: the file, its checksum, the account, the period and the checks with their figures"
        width={900}
        height={780}
      >
        A proof sheet names the file by its checksum, so that nobody can later put another PDF beside it.
      </Figure>
      <h2>4. Import</h2>
      <p>
        Import into a clearing account first if your program allows it, compare the balance with the statement, and then
        book. Bank rules save time for rent and fees; they are dangerous for names that occur with different meanings. A
        rule that looks for “AMZN” books the owner’s birthday presents as office supplies, month after month, without
        anybody being asked.
      </p>
      <p>
        Do not import what has not been proved, not even “for the time being”. A wrong row in a PDF costs a minute; the
        same row in a reconciled ledger costs the minute, the search, and the trust in the other rows.
      </p>
      <h2>5. File</h2>
      <p>
        Store the original statement, the converted file and the proof together. The original is the evidence; the rest
        explains how it got into the books. Tax authorities ask for just that: the IRS, for one, wants supporting
        documents kept in an orderly fashion, by year and by type, and bank statements are among the examples that it
        gives. How long is a question of your country’s law, and mostly longer than one would like.
      </p>
      <h2>What a month looks like</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Who</th>
            <th scope="col">What comes out</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Collect</td>
            <td>The client, reminded by a calendar</td>
            <td>A folder whose files were counted</td>
          </tr>
          <tr>
            <td>Convert</td>
            <td>A program</td>
            <td>One import file a statement</td>
          </tr>
          <tr>
            <td>Prove</td>
            <td>A program; you, for what is marked</td>
            <td>A proof sheet a statement</td>
          </tr>
          <tr>
            <td>Import</td>
            <td>You</td>
            <td>A clearing account that comes to zero</td>
          </tr>
          <tr>
            <td>File</td>
            <td>A program</td>
            <td>PDF, import file and proof in one place</td>
          </tr>
        </tbody>
      </table>
      <h2>What should not run by itself</h2>
      <p>
        Deciding what a payment was for. Anything with private and business mixed. Every row that was marked as
        doubtful. Loans, where one payment is interest, principal and sometimes insurance. Transfers between two
        accounts of the same client, which appear twice and are one thing. And the first month of a new client, in which
        you learn what the later ones should look like.
      </p>
      <p>
        A routine is good when it brings exactly these to your desk, and nothing else. The measure is not how many
        statements pass without a hand, but how many of those that needed one were given to you.
      </p>
      <h2>How to know that it works</h2>
      <p>
        Keep three numbers a month: statements received, statements that proved themselves, and rows corrected
        afterwards. If the third grows while the second stays, your check is too kind. If the second falls, a bank has
        changed its paper, and it is better to know that in the month in which it happened.
      </p>
      <h2>Sources</h2>
      <ul>
        <li>
          Internal Revenue Service, Publication 583, “Starting a Business and Keeping Records”: supporting documents and
          how to keep them.
        </li>
        <li>The pictures are of this version of Crossfoot with its sample statements.</li>
      </ul>
    </ArticleText>
  );
}
