export function AiTools() {
  return (
    <>
      <p>
        Much of an accountant&apos;s day is not accounting. It is moving figures from one place to another: from a PDF
        into a spreadsheet, from an e-mail into a ledger, from a receipt into an expense report. This is the part that
        software now does well, and the part where it pays to know how it fails.
      </p>
      <h2>Three kinds of help</h2>
      <p>
        <strong>Reading.</strong> Text recognition and layout analysis turn a document into rows. The work is tedious
        for a person and quick for a program.
      </p>
      <p>
        <strong>Sorting.</strong> Programs suggest an account for a transaction from earlier ones. The suggestion is
        good where the past is a guide, and poor for anything new.
      </p>
      <p>
        <strong>Writing.</strong> Language models draft letters and explanations. A draft is a draft: names, figures and
        references in it need the same care as if a trainee had written it.
      </p>
      <h2>How they fail</h2>
      <p>
        The old kind of error was visible: a program stopped, or a cell stayed empty. The new kind is fluent. A model
        that cannot read a digit writes one anyway, and a column of plausible amounts looks exactly like a column of
        right ones. A missing row leaves no gap.
      </p>
      <p>So the question to ask of any such tool is not how often it is right, but how you find out when it is not.</p>
      <h2>Use what can be checked</h2>
      <p>
        Accounting has something that most fields lack: documents that check themselves. A bank statement prints an
        opening balance, the movements, and a closing balance. If a reader has lost a row, misread a digit or turned a
        sign around, the sum does not come out. An invoice has line totals and a grand total; a payroll run has a gross,
        deductions and a net.
      </p>
      <p>Three habits follow from that:</p>
      <ul>
        <li>Prefer tools that use the control totals of the document, and that say plainly when these do not agree.</li>
        <li>
          Treat &quot;no control total&quot; as its own result, neither good nor bad: such rows need a second look.
        </li>
        <li>
          Remember what a total cannot see. A wrong date, a swapped description, or two errors that cancel each other
          leave every sum intact.
        </li>
      </ul>
      <h2>Where the time goes afterwards</h2>
      <p>
        When typing falls away, review remains, and review is where judgement belongs. A list of forty statements of
        which three are marked &quot;not balanced&quot; is a better use of an afternoon than forty statements of which
        nobody knows.
      </p>
    </>
  );
}
