import { ArticleText } from '../components/article-text.tsx';
import { Figure } from '../components/figure.tsx';

export function CsvOrExcel() {
  return (
    <ArticleText>
      <p>
        A CSV file is plain text with commas between the values. An Excel workbook is a small package of sheets, types
        and formats. Both show the same rows on the screen, and still the choice matters: one of them remembers what a
        value is, and the other leaves it to the next program to guess. This article says what each is good at, what
        goes wrong in practice, and which one to take for which purpose.
      </p>
      <h2>What each is good at</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">CSV</th>
            <th scope="col">Excel</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Imports into accounting programs</td>
            <td>Nearly all</td>
            <td>Some</td>
          </tr>
          <tr>
            <td>Keeps types (date, number, text)</td>
            <td>No: everything is text until it is opened</td>
            <td>Yes</td>
          </tr>
          <tr>
            <td>Several sheets, formulas, colours</td>
            <td>No</td>
            <td>Yes</td>
          </tr>
          <tr>
            <td>Readable in any editor, easy to compare</td>
            <td>Yes</td>
            <td>No</td>
          </tr>
          <tr>
            <td>Still readable in thirty years</td>
            <td>Surely</td>
            <td>Probably</td>
          </tr>
        </tbody>
      </table>
      <h2>CSV has no standard, only a custom</h2>
      <p>
        The nearest thing to a rule is RFC 4180, a memo of 2005 that wrote down what most programs did: one record a
        line, commas between fields, quotation marks around a field that holds a comma, a quotation mark or a line
        break. It calls itself informational, and much of the world does something else. Where the comma is the decimal
        sign, spreadsheets separate columns with semicolons. Some programs expect a byte order mark at the beginning of
        the file and show garbled umlauts without one; others stumble over it.
      </p>
      <p>
        For a bank statement this means that a file which opens well on your desk may open badly at the client’s. Settle
        three things for the whole office: the separator, the decimal sign and the date format. In Crossfoot these are
        set once, under export settings, with a preview of the first lines, and every download follows them.
      </p>
      <h2>What goes wrong on opening</h2>
      <p>
        The file itself is rarely at fault; the trouble starts when it is opened. A spreadsheet guesses what each value
        is, and it guesses by the country it is set to. <code>03/04/2025</code> is March in one office and April in
        another. An account number loses its leading zeros, and one of more than fifteen digits loses its last ones,
        because a spreadsheet keeps numbers to fifteen digits; on the screen it becomes <code>4.4173E+15</code>.
      </p>
      <p>
        That this happens to careful people is well documented. In 2016 Mark Ziemann and colleagues looked through the
        spreadsheets attached to papers on genes and found, in about a fifth of the papers with such lists, names of
        genes that Excel had turned into dates or numbers: SEPT2 had become the second of September. Nobody had typed
        that, and nobody had seen it. A reference number on a bank statement is in the same danger.
      </p>
      <ul>
        <li>
          Write dates as <code>2025-03-04</code>, the order of ISO 8601. No program reads that the wrong way round, and
          it sorts as text.
        </li>
        <li>Open a CSV through the import dialog, and set the columns of references and account numbers to text.</li>
        <li>Save what you have changed under another name; saving over a CSV makes the guesses permanent.</li>
        <li>Compare the sum of the amounts with the statement after opening, not before.</li>
      </ul>
      <Figure
        src="/samples/crossfoot-sample-statement.webp"
        alt="The first page of the sample statement: dates, descriptions, amounts and balances in columns"
        width={930}
        height={840}
      >
        Where the figures come from: our sample statement. Its dates are printed month first; in the CSV they are
        written year first.
      </Figure>
      <h2>Signs and balances</h2>
      <p>
        Banks print money out in a column of its own, with a minus before it, a minus behind it, in brackets, in red, or
        with the letters DR. A file should say it in one way: money out is negative, money in is positive, and the
        balance is what the account holder has. With that, one formula checks any statement in either format: opening
        balance plus the sum of the amounts is the closing balance. If your file has separate columns for debit and
        credit, make the signed column first and check it before anything else.
      </p>
      <h2>A word on safety</h2>
      <p>
        A cell that begins with <code>=</code>, <code>+</code>, <code>-</code> or <code>@</code> is run as a formula by
        spreadsheets. OWASP describes the attack as CSV injection. Descriptions on a statement come from outside:
        anybody who sends you a cent chooses the words. A careful export therefore neutralises such texts while negative
        amounts stay numbers. If a description in your file begins with an apostrophe, this is why.
      </p>
      <h2>When Excel is the better file</h2>
      <p>
        A workbook keeps the date a date and the amount an amount, whatever country the next computer is set to. It can
        hold each account of a statement on its own sheet, and a summary before them. It is the right file when a person
        is going to work in it: to filter, to mark, to add a column with questions for the client. It is the wrong one
        when a program reads it, because every program reads workbooks a little differently, and when you want to see
        what has changed between two versions.
      </p>
      <h2>Which one to take</h2>
      <ul>
        <li>
          <strong>Import into accounting software:</strong> its own format if there is one (.qbo, .ofx, .iif), else CSV
          in the columns that it names.
        </li>
        <li>
          <strong>Work by hand, several accounts, a summary:</strong> Excel.
        </li>
        <li>
          <strong>Archive beside the PDF:</strong> CSV, and the proof sheet that says what was checked.
        </li>
        <li>
          <strong>A program of your own:</strong> JSON, which keeps types and says <code>null</code> where nothing is
          printed.
        </li>
      </ul>
      <p>
        If you are not sure, keep the CSV: Excel can be made from it at any time. The other way loses the leading zeros
        that somebody needs in March.
      </p>
      <h2>Sources</h2>
      <ul>
        <li>Y. Shafranovich, RFC 4180, “Common Format and MIME Type for CSV Files”, 2005.</li>
        <li>ISO 8601-1:2019, “Date and time: Representations for information interchange”.</li>
        <li>
          M. Ziemann, Y. Eren, A. El-Osta, “Gene name errors are widespread in the scientific literature”, Genome
          Biology 17:177, 2016.
        </li>
        <li>OWASP, “CSV Injection”, owasp.org.</li>
      </ul>
    </ArticleText>
  );
}
