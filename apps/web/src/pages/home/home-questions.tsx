import { formatsWithAccount } from '#formats/format-labels.ts';
import { Accordion } from '#ui/accordion.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

const questions = [
  {
    question: 'Which banks does it work with?',
    answer:
      'There is no list. Crossfoot reads the layout of the page instead of matching it to a bank, so a statement it has never seen is not a special case. No reader gets every layout right, which is why every result carries a verdict, and why we publish how often it is right.',
  },
  {
    question: 'What does “Balanced” mean, and what does it not mean?',
    answer:
      'That every row was covered by a check against balances or totals printed on the statement, and that the check holds to the cent. It says nothing about the wording of a description or a reference number: arithmetic cannot see those.',
  },
  {
    question: 'What happens to my statement?',
    answer:
      'It is encrypted before it is stored, read in an isolated process, and deleted the moment the conversion ends, whether it worked or not. If you have an account, the extracted transactions stay, encrypted, so that you can download them again; they go when you delete the account.',
  },
  {
    question: 'Can it read scans and password-protected files?',
    answer:
      'Scanned pages go through text recognition, which takes longer than a text PDF. Files that only forbid copying are read for everyone. Files that need a password to open are part of the paid plans.',
  },
  {
    question: 'What is free?',
    answer: `One conversion without an account, up to 10MB and 30 pages. ${formatsWithAccount} A free account has 5 pages every month. Paid plans start at $19 a month.`,
  },
] as const;

export default function HomeQuestions() {
  return (
    <section
      aria-labelledby="questions-heading"
      className="page-width grid gap-4 py-5 sm:gap-12 sm:py-28 lg:grid-cols-[1fr_1.6fr]"
    >
      <SectionHeading id="questions-heading" eyebrow="FAQ" title="Asked before signing off" />
      <Accordion name="home-questions" questions={questions} />
    </section>
  );
}
