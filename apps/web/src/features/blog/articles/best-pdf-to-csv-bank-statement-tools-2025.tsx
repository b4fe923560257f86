export function ChooseTool() {
  return (
    <>
      <p>
        Searching for a PDF to CSV tool brings up dozens, and their front pages look alike. What separates them shows
        only in the second month, when the statements come from a bank that was not in the demonstration. These
        questions help to find out sooner.
      </p>
      <h2>Table extractor or statement reader?</h2>
      <p>
        A table extractor copies a grid: what stands in a row on the page becomes a row in the file. A statement reader
        knows what the rows mean. The difference appears in five places:
      </p>
      <ul>
        <li>A description that runs over two lines should be one transaction, not two rows.</li>
        <li>A date printed once for several transactions belongs to each of them.</li>
        <li>&quot;Balance brought forward&quot; and page totals are not transactions.</li>
        <li>A debit column means minus, even though no minus is printed.</li>
        <li>The year often stands only in the heading, and a statement over the new year has two of them.</li>
      </ul>
      <h2>Seven questions</h2>
      <ol>
        <li>Does it compare its rows with the balances on the statement, and does it show the result?</li>
        <li>What does it do when they do not agree? Hiding it is the worst answer.</li>
        <li>Does it work from templates of banks? Then ask what happens with one that has no template.</li>
        <li>Does it read scans, and does it say which rows come from a scan?</li>
        <li>Which files does it write, and does your accounting program import them without reformatting?</li>
        <li>What happens to the PDF afterwards, and what is kept of the result?</li>
        <li>How is use counted: by page, by file, by attempt? Do failures cost anything?</li>
      </ol>
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
      <h2>When you need no tool</h2>
      <p>
        Many banks offer a CSV, OFX or QBO download for recent months. Where they do, take it: it comes from the source.
        Converters are for the months that are no longer offered, for closed accounts, for paper, and for the statements
        that clients send.
      </p>
    </>
  );
}
