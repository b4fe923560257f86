import { useState } from 'react';
import { showToast } from '#ui/toast-store.ts';

interface SampleOfferProps {
  readonly address: string;
  readonly signedIn: boolean;
  readonly onFile: (file: File) => void;
}

/** For a visitor without a statement at hand: look at ours, or convert it with one click. */
export function SampleOffer({ address, signedIn, onFile }: SampleOfferProps) {
  const [isLoading, setLoading] = useState(false);
  const convert = async (): Promise<void> => {
    setLoading(true);
    try {
      const reply = await fetch(address);
      if (!reply.ok) throw new Error(`HTTP ${reply.status}`);
      const name = address.slice(address.lastIndexOf('/') + 1);
      onFile(new File([await reply.blob()], name, { type: 'application/pdf' }));
    } catch {
      showToast({
        title: 'Sample Not Available',
        description: 'The sample could not be loaded. Please try again.',
        tone: 'destructive',
      });
    } finally {
      setLoading(false);
    }
  };
  return (
    <p className="mt-4 text-sm text-ink-soft">
      No statement at hand?{' '}
      <button
        type="button"
        disabled={isLoading}
        onClick={() => void convert()}
        className="font-semibold text-brand underline underline-offset-3 hover:text-brand-deep"
      >
        Try it with a sample
      </button>
      {signedIn ? '' : ' (your free conversion stays yours)'}, or{' '}
      <a href={address} className="underline underline-offset-3 hover:text-ink">
        look at the PDF first
      </a>
      .
    </p>
  );
}
