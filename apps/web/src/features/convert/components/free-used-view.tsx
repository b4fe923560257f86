import { BookCheck } from 'lucide-react';
import { Button } from '#ui/button.tsx';

export function FreeUsedView({ onSignUp }: { readonly onSignUp: () => void }) {
  return (
    <div className="mx-auto max-w-md">
      <div className="mx-auto grid size-14 place-items-center rounded-full bg-brand-tint text-brand">
        <BookCheck aria-hidden="true" className="size-7" />
      </div>
      <h2 className="mt-4 text-xl font-semibold">Free Conversion Used</h2>
      <p className="mt-2 text-ink-soft">
        You&apos;ve already used your free conversion. Please sign up to convert more files: a free account has 5 pages
        every month and every export format.
      </p>
      <Button size="large" className="mt-5" onClick={onSignUp}>
        Sign Up Now
      </Button>
    </div>
  );
}
