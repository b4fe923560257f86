import { Dialog } from '#ui/dialog.tsx';
import { shortcuts } from '../model/shortcuts.ts';

export function ShortcutDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Keyboard" description="While a row has the focus:">
      <dl className="grid gap-x-5 gap-y-1.5 text-[0.9375rem] sm:grid-cols-[auto_1fr]">
        {shortcuts.map(({ keys, does }) => (
          <div key={keys} className="contents">
            <dt className="figure text-ink-soft max-sm:mt-2">{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
