import { ArticleText } from '../components/article-text.tsx';
import { Figure } from '../components/figure.tsx';

export function ChooseTool() {
  return (
    <ArticleText>
      <p>
        Searching for a PDF to CSV tool brings up dozens, and their front pages look alike. What separates them shows
        only in the second month, when the statements come from a bank that was not in the demonstration. These
        questions help to find out sooner. We make one of these tools, so read the questions as ours, and put them to us
        as well.
      </p>
      <h2>Three kinds of tool</h2>
      <p>
        <strong>Table extractors</strong> copy a grid: what stands in a row on the page becomes a row in the file. They
        read any table in any PDF, timetables and price lists included, and know nothing of any of them. The free ones
        (Tabula, Camelot) are good at what they do, and you see at once what you get.
      </p>
      <p>
        <strong>Template converters</strong> keep a description of each bank’s paper. Where the template fits they are
        exact. Where the bank has moved a column they are wrong until somebody mends the template, and a bank without
        one is not read at all.
      </p>
      <p>
        <strong>Statement readers</strong> look at the page as a bookkeeper does: here are dates, there are amounts,
        this column adds up to that one. They need no list of banks, and may be wrong on any of them, which is why it
        matters so much whether they can tell.
      </p>
      <h2>Where the difference shows</h2>
      <ul>
        <li>A description that runs over two lines should be one transaction, not two rows.</li>
        <li>A date printed once for several transactions belongs to each of them.</li>
        <li>“Balance brought forward” and page totals are not transactions.</li>
        <li>A debit column means minus, even though no minus is printed.</li>
        <li>The year often stands only in the heading, and a statement over the new year has two of them.</li>
        <li>Two accounts on one statement are two lists, not one long one.</li>
      </ul>
      <Figure
        src="/samples/crossfoot-sample-sections.webp"
        alt="A statement with deposits, checks side by side, and withdrawals in sections of their own"
        width={930}
        height={840}
      >
        An ordinary American business statement: no signs, no balances beside the rows, checks two abreast. A grid that
        is copied from this adds withdrawals to deposits.
      </Figure>
      <h2>Seven questions</h2>
      <ol>
        <li>
          <strong>Does it compare its rows with the balances on the statement, and does it show the result?</strong> The
          paper carries the answer; a tool that does not look at it cannot know how it did.
        </li>
        <li>
          <strong>What does it do when they do not agree?</strong> Hiding it is the worst answer. The next worst is a
          percentage of confidence that nobody can check.
        </li>
        <li>
          <strong>Does it work from templates of banks?</strong> Then ask what happens with one that has no template,
          and how long a new one takes.
        </li>
        <li>
          <strong>Does it read scans, and does it say which rows come from a scan?</strong> Text recognition confuses 3
          and 8 on the best of days.
        </li>
        <li>
          <strong>Which files does it write?</strong> An import that has to be reformatted first is a second conversion,
          by hand.
        </li>
        <li>
          <strong>What happens to the PDF afterwards, and what is kept of the result?</strong> Look for a moment and not
          for an adjective: “deleted when the conversion ends” can be held against somebody, “bank-grade security”
          cannot.
        </li>
        <li>
          <strong>How is use counted?</strong> By page, by file, by attempt? Do failures cost anything? Does the same
          file in another format?
        </li>
      </ol>
      <h2>Figures, and how to read them</h2>
      <p>
        “99 % accurate” can mean that 99 of a hundred characters were right, or rows, or documents. For books only the
        last one counts: a statement with one wrong row of fifty does not balance, however fine the percentage. Ask what
        was measured, on which documents, and whether the tool had been developed on those documents. On papers that it
        knows, every tool is close to perfect.
      </p>
      <p>
        And ask for the figure that nobody advertises: how many results were wrong although the tool called them right.
        We publish ours, with every set that we measure and the kinds of paper that are read badly, on the{' '}
        <a href="/accuracy">accuracy page</a>. It is not a flattering table, and it is the one that you can plan with.
      </p>
      <h2>A test in ten minutes</h2>
      <p>
        Take a statement whose closing balance you know. Take a difficult one: several pages, a long description, a fee,
        a refund. Convert it, and then add up the amount column in the spreadsheet. Opening balance plus that sum must
        be the closing balance.
      </p>
      <p>
        If it is, look at the dates at the start and the end, and at two or three descriptions. If it is not, see
        whether the tool had told you. A tool that was wrong and said so is more use than one that was right by chance.
      </p>
      <Figure
        src="/pictures/step-3-download.webp"
        alt="The result of a conversion: 34 transactions, balanced, with a download button"
        width={836}
        height={640}
      >
        What the answer should look like: the number of rows, the verdict, and what the verdict rests on, before the
        download and not in a help page.
      </Figure>
      <h2>What it may cost</h2>
      <p>
        Count in statements and not in subscriptions. A practice with forty clients and one statement of four pages a
        month each reads 160 pages; typing them takes somebody who is good at it two or three minutes a page. If a tool
        saves the typing but each result has to be compared row by row, half of that time is still spent. The price of a
        tool is its fee plus the minutes of checking that it leaves to you, and the second is the larger part.
      </p>
      <h2>When you need no tool</h2>
      <p>
        Many banks offer a CSV, OFX or QBO download for recent months. Where they do, take it: it comes from the source,
        and no reader is better than the source. Converters are for the months that are no longer offered, for closed
        accounts, for paper, and for the statements that clients send. If you have one statement a year, type it in; you
        will have finished before you have chosen.
      </p>
      <h2>Sources</h2>
      <ul>
        <li>Tabula (tabula.technology) and Camelot (camelot-py.readthedocs.io): what they say of themselves.</li>
        <li>The pictures show made-up statements, converted by this version of Crossfoot.</li>
      </ul>
    </ArticleText>
  );
}
