export function CsvOrExcel() {
  return (
    <>
      <p>
        A CSV file is plain text with commas between the values. An Excel workbook is a small package of sheets, types
        and formats. Both show the same rows on the screen, and still the choice matters.
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
        </tbody>
      </table>
      <h2>What goes wrong with CSV</h2>
      <p>
        The file itself is rarely at fault; the trouble starts on opening. A spreadsheet guesses what each value is, and
        it guesses by the country it is set to. <code>03/04/2025</code> is March in one office and April in another. An
        account number loses its leading zeros, and a long one turns into <code>4.4173E+15</code>.
      </p>
      <ul>
        <li>
          Write dates as <code>2025-03-04</code>. No program reads that the wrong way round.
        </li>
        <li>Open a CSV through the import dialog, and set the columns of references and account numbers to text.</li>
        <li>Save what you have changed under another name; saving over a CSV makes the guesses permanent.</li>
      </ul>
      <h2>A word on safety</h2>
      <p>
        A cell that begins with <code>=</code>, <code>+</code>, <code>-</code> or <code>@</code> is run as a formula by
        spreadsheets. Descriptions on a statement come from outside, so a careful export neutralises such texts, while
        negative amounts stay numbers.
      </p>
      <h2>Which one to take</h2>
      <p>
        Take CSV when a program is going to read the file. Take Excel when a person is, and when several accounts or a
        summary belong in one file. If you are not sure, keep the CSV: Excel can be made from it at any time.
      </p>
    </>
  );
}
