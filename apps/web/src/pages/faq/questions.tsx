import { formatsWithAccount } from '#formats/format-labels.ts';
import type { Question } from '#ui/accordion.tsx';

interface QuestionGroup {
  readonly title: string;
  readonly questions: readonly Question[];
}

export const questionGroups: readonly QuestionGroup[] = [
  {
    title: 'File upload and processing',
    questions: [
      {
        question: 'Which files can I convert?',
        answer:
          'PDF statements with a list of transactions: bank accounts, credit cards, loans, hotel receipts and the like. Text PDFs, scanned pages and files that forbid copying are all read. Other file types are refused.',
      },
      {
        question: 'Which banks are supported?',
        answer: (
          <>
            There is no list of banks. The page itself is read: where its columns are, how it writes dates and numbers,
            which language it uses. A bank that nobody has tried before takes the same way as every other. No reader
            gets every layout right, so every result says whether it could be checked.
          </>
        ),
      },
      {
        question: 'How often is it right?',
        answer: (
          <>
            We measure it on statements that Crossfoot was not developed on, and publish the whole table, with what is
            read badly: see the{' '}
            <a href="/accuracy" className="text-brand underline underline-offset-3">
              accuracy page
            </a>
            .
          </>
        ),
      },
      {
        question: 'How large may a file be?',
        answer:
          '10MB without an account and on the free plan, 50MB on the paid plans. Without an account a file may have up to 30 pages.',
      },
      {
        question: 'How long does a conversion take?',
        answer:
          'A text statement usually takes a few seconds. Scanned pages have to go through text recognition and take longer, a minute or more for long documents. If your browser has not had an answer after two minutes it stops waiting; with an account, the result then appears among your recent conversions.',
      },
      {
        question: 'Can I convert several files at once?',
        answer:
          'With an account, yes: drop them together. Each file has its own progress, result and verdict, and all results can be taken as one ZIP.',
      },
      {
        question: 'What does the verdict mean?',
        answer: (
          <>
            <p>
              <strong className="text-ink">Balanced:</strong> a check covers every row and holds to the cent, such as
              opening balance plus all transactions equals closing balance, or each printed balance following from the
              one above.
            </p>
            <p className="mt-2">
              <strong className="text-ink">Not balanced:</strong> a check fails. The first row where it breaks is
              marked.
            </p>
            <p className="mt-2">
              <strong className="text-ink">Not proved:</strong> the statement prints too little to check against, or
              something on it is in doubt. Compare the rows with the PDF.
            </p>
          </>
        ),
      },
    ],
  },
  {
    title: 'Export formats',
    questions: [
      {
        question: 'Which formats are there?',
        answer:
          'CSV, Excel (.xlsx), QuickBooks Desktop (.iif), QuickBooks Online CSV, Web Connect (.qbo), OFX, Quicken (.qif), Xero CSV, FreshBooks CSV and JSON, and a proof sheet that shows every check with its figures. ' +
          formatsWithAccount,
      },
      {
        question: 'What is in the CSV?',
        answer:
          'Date, description, amount, balance and reference, one row a transaction. Dates are written 2025-03-04, money out is negative. Where a document has several accounts there is a last column for the account.',
      },
      {
        question: 'What is a proof sheet, and who can check it?',
        answer: (
          <>
            A page to file with the statement: every check with its figures, every row in doubt, whatever a person
            corrected, and the digest of the PDF. Whoever gets both can{' '}
            <a href="/check-proof" className="text-brand underline underline-offset-3">
              check the sheet against the PDF
            </a>{' '}
            in their own browser; nothing is uploaded for it.
          </>
        ),
      },
      {
        question: 'Can I have a conversion in another format later?',
        answer:
          'Yes. With an account every result stays in your history and can be downloaded in any format. This costs no pages.',
      },
      {
        question: 'Why do I get a ZIP for QuickBooks or Xero?',
        answer:
          'Their imports take one account a file. When a statement has several accounts, each gets its own file, and they come together in a ZIP.',
      },
    ],
  },
  {
    title: 'Security and privacy',
    questions: [
      {
        question: 'What happens to my PDF?',
        answer:
          'It is encrypted before it is stored, opened in an isolated process without network access, and deleted the moment the conversion ends, whether it succeeded or failed. Should a process be interrupted, the file is removed within 5 minutes.',
      },
      {
        question: 'What do you keep?',
        answer:
          'Without an account: nothing of the document once the result has been delivered. With an account: the extracted transactions, encrypted, so that you can download them again. Of an account number only the last four characters are kept. All of it goes when you delete the account.',
      },
      {
        question: 'Do you see my card or bank login?',
        answer:
          'No bank login is ever asked for. Card details are entered in the fields of the payment provider and are not sent to our servers.',
      },
      {
        question: 'Is the password of a PDF stored?',
        answer: 'No. It is used to open that one file, travels sealed, and is kept nowhere.',
      },
    ],
  },
  {
    title: 'Pricing and billing',
    questions: [
      {
        question: 'What can I do for free?',
        answer: `One conversion without an account, and 5 pages every month with a free one, several files at once. ${formatsWithAccount}`,
      },
      {
        question: 'What counts as a page?',
        answer:
          'A page of a PDF that was converted. A conversion that fails, a PDF with no transactions in it, another format of a result, and the same file again in the same month count nothing.',
      },
      {
        question: 'What do the paid plans add?',
        answer:
          'More pages per month, password-protected PDFs, files up to 50MB, and priority in the queue. The plans differ from each other only in pages.',
      },
      {
        question: 'Can I cancel?',
        answer:
          'Anytime, in your settings. You keep access until the end of the billing period. Payments already made are not refunded.',
      },
      {
        question: 'What is the launch special?',
        answer:
          'While the banner is shown, the first month of any paid plan costs half. After that the plan costs its normal price.',
      },
    ],
  },
  {
    title: 'Technical support',
    questions: [
      {
        question: 'My statement was read wrong. What now?',
        answer:
          'The verdict and the marked rows tell you where to look, and the review lets you correct them beside the PDF. With “Report the layout” you make a description of the layout, in your browser: where columns stand and how dates and amounts are written, without a word, amount, date or name of yours. You read all of it before you copy or mail it. Please do not send the statement itself.',
      },
      {
        question: 'My PDF is refused as damaged. Why?',
        answer:
          'Downloads sometimes end too early. Open the file in a PDF viewer: if it shows errors or missing pages, download it from your bank again. Saving it anew from the viewer often helps too.',
      },
      {
        question: 'Is there an API?',
        answer: 'No API is offered.',
      },
      {
        question: 'Which browsers work?',
        answer: 'Current versions of Chrome, Edge, Firefox and Safari, on computers and on phones.',
      },
    ],
  },
];
