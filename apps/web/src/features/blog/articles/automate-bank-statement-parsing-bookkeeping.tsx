export function AutomateStatements() {
  return (
    <>
      <p>
        Bank feeds were meant to end the typing. They did for the main account. What is left are the accounts without a
        feed, the months before it was connected, closed accounts, and everything that clients send as PDF. This is a
        routine for that rest.
      </p>
      <h2>1. Collect</h2>
      <p>
        One folder for each client and month. Give files a name that sorts:{' '}
        <code>2025-04 Current account 4417.pdf</code>. Ask for the PDF of the bank and not for a photograph of it; a
        text PDF is read faster and more surely than a scan.
      </p>
      <h2>2. Convert</h2>
      <p>
        Convert the whole folder at once. Take the format that your program imports, and stay with it: a mixture of
        formats is how rows get imported twice.
      </p>
      <h2>3. Prove</h2>
      <p>This is the step that must not be skipped, and the one that a program can do best.</p>
      <ul>
        <li>Opening balance plus all movements equals closing balance, for every account.</li>
        <li>The closing balance of March is the opening balance of April. A gap means a missing statement.</li>
        <li>No row lies outside the period of the statement.</li>
      </ul>
      <p>
        What passes goes on. What does not pass is looked at, with the PDF beside it. Keep the proof with the file, so
        that nobody has to ask again at the end of the year.
      </p>
      <h2>4. Import</h2>
      <p>
        Import into a clearing account first if your program allows it, compare the balance with the statement, and then
        book. Bank rules save time for rent and fees; they are dangerous for names that occur with different meanings.
      </p>
      <h2>5. File</h2>
      <p>
        Store the original statement, the converted file and the proof together. The original is the evidence; the rest
        explains how it got into the books.
      </p>
      <h2>What should not run by itself</h2>
      <p>
        Deciding what a payment was for, anything with private and business mixed, and every row that was marked as
        doubtful. A routine is good when it brings exactly these to your desk, and nothing else.
      </p>
    </>
  );
}
