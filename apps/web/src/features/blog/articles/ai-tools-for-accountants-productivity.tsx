import { ArticleText } from '../components/article-text.tsx';
import { Figure } from '../components/figure.tsx';

export function AiTools() {
  return (
    <ArticleText>
      <p>
        Much of an accountant’s day is not accounting. It is moving figures from one place to another: from a PDF into a
        spreadsheet, from an e-mail into a ledger, from a receipt into an expense report. This is the part that software
        now does well, and the part where it pays to know how it fails. This article sorts the tools by what they do,
        shows where each goes wrong, and ends with a test that takes an hour and needs no budget.
      </p>
      <h2>Three kinds of help</h2>
      <p>
        <strong>Reading.</strong> Text recognition and layout analysis turn a document into rows. The work is tedious
        for a person and quick for a program. A bank statement, a supplier’s invoice, a payroll journal: whatever has
        been printed from a database can be turned back into something like one.
      </p>
      <p>
        <strong>Sorting.</strong> Programs suggest an account for a transaction from earlier ones. The suggestion is
        good where the past is a guide: rent, wages, the monthly software bill. It is poor for anything new, and worst
        for names that mean different things on different days. A payment to a large online shop may be stationery,
        stock, or somebody’s birthday present.
      </p>
      <p>
        <strong>Writing.</strong> Language models draft letters, explanations and checklists. A draft is a draft: names,
        figures, dates and references in it need the same care as if a trainee had written it, because a model writes
        what is likely to stand there and not what does.
      </p>
      <h2>How they fail</h2>
      <p>
        The old kind of error was visible: a program stopped, or a cell stayed empty. The new kind is fluent. A model
        that cannot read a digit writes one anyway, and a column of plausible amounts looks exactly like a column of
        right ones. A missing row leaves no gap. A date of the wrong year sorts itself neatly into the wrong year.
      </p>
      <p>
        People are not better at finding such errors than programs are at making them. Raymond Panko, who collected the
        field audits and experiments on spreadsheets, found errors in most of the real workbooks that were examined with
        care, and found that their authors were confident in them all the same. Reading a figure twice does not help
        much when it looks right both times.
      </p>
      <p>
        So the question to ask of any such tool is not how often it is right, but how you find out when it is not. A
        reader that is right in 99 rows of a hundred leaves ten wrong rows in a thousand. If nothing says which ten,
        somebody has to check a thousand, and the tool has saved the typing but not the work.
      </p>
      <h2>Use what can be checked</h2>
      <p>
        Accounting has something that most fields lack: documents that check themselves. A bank statement prints an
        opening balance, the movements, and a closing balance. If a reader has lost a row, misread a digit or turned a
        sign around, the sum does not come out. An invoice has line totals, a tax and a grand total. A payroll run has a
        gross, deductions and a net. Double entry itself is such a check, and the oldest one.
      </p>
      <Figure
        src="/pictures/proof-sheet.webp"
        alt="The proof sheet of a converted statement, with the opening balance, the sum of the rows and the closing balance"
        width={900}
        height={780}
      >
        The proof sheet of our sample statement: every check that was made, with its figures and the rows it covers.
      </Figure>
      <p>Three habits follow from that:</p>
      <ul>
        <li>
          Prefer tools that use the control totals of the document, and that say plainly when these do not agree. A tool
          that throws the printed balances away throws away the only second opinion it had.
        </li>
        <li>
          Treat “no control total” as a result of its own, neither good nor bad. Such rows need a second look; they are
          not wrong, but nothing vouches for them.
        </li>
        <li>
          Remember what a total cannot see. A wrong date, a swapped description, a row read as zero, or two errors that
          cancel each other leave every sum intact.
        </li>
      </ul>
      <h2>Ask for the figures, and for the bad ones</h2>
      <p>
        Every tool is accurate on the documents it was made with. What matters is the next client’s bank, which nobody
        has tried. Ask which documents were measured, whether the tool had been developed on them, what counted as right
        (a row, an amount, or the whole document), and how often it was wrong without saying so. A single figure without
        these four answers is an advertisement. Our own are on the <a href="/accuracy">accuracy page</a>, with the kinds
        of paper that are read badly.
      </p>
      <h2>What must not leave the office</h2>
      <p>
        A statement says more about a person than most documents do: where they live, whom they pay, what they earn,
        whether they are ill. Before a client’s paper goes to any service, three things should be written down
        somewhere: where the file goes, when it is deleted, and whether anybody trains a model with it. Professional
        secrecy does not end where a subscription begins. For a language model in a browser tab the safe rule is
        simpler: no names, no account numbers, no statements.
      </p>
      <h2>A test of one hour</h2>
      <ol>
        <li>Take ten documents whose figures you know, three of them awkward: a scan, two accounts, a year’s end.</li>
        <li>Run them through the tool without helping it. Note the minutes, yours and not the program’s.</li>
        <li>Compare the totals with those you know. Count the documents that are wholly right.</li>
        <li>Of those that are not, count the ones that the tool itself had marked.</li>
        <li>Change one digit in a PDF with an editor, and see whether anybody notices.</li>
      </ol>
      <p>
        The fourth number decides. A tool that is wrong twice and says so twice is worth more than one that is wrong
        once and silent.
      </p>
      <h2>Where the time goes afterwards</h2>
      <p>
        When typing falls away, review remains, and review is where judgement belongs. A list of forty statements of
        which three are marked “not balanced” is a better use of an afternoon than forty statements of which nobody
        knows. The hours that are saved do not vanish; they move to the questions that a client pays for: why the margin
        fell, what the tax will be, which customer pays late.
      </p>
      <h2>Sources</h2>
      <ul>
        <li>
          Raymond R. Panko, “What We Know About Spreadsheet Errors”, Journal of End User Computing 10 (1998), 15 to 21;
          revised by the author since.
        </li>
        <li>The proof sheet and the figures are of this version of Crossfoot and its sample statement.</li>
      </ul>
    </ArticleText>
  );
}
