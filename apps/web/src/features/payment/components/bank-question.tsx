import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** The sandbox in the place of a bank that wants to know whether it is really you. Closing it is a no. */
export function BankQuestion({ onAnswer }: { readonly onAnswer: (outcome: 'succeeds' | 'fails') => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onAnswer('fails');
      }}
      title="Your bank asks"
      description="Is it you who pays with this card? (The test bank takes either answer.)"
    >
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button className="flex-1" onClick={() => onAnswer('succeeds')}>
          Confirm payment
        </Button>
        <Button tone="outline" className="flex-1" onClick={() => onAnswer('fails')}>
          Refuse
        </Button>
      </div>
    </Dialog>
  );
}
