import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { answerConsent, consentStore } from '../model/consent-store.ts';

const kinds = [
  {
    name: 'necessary',
    label: 'Necessary',
    text: 'Keep you signed in and count the free conversion. They cannot be switched off.',
  },
  { name: 'analytics', label: 'Analytics', text: 'Tell us that a file was converted, and into how many rows.' },
  { name: 'marketing', label: 'Marketing', text: 'Tell us whether an advert brought you here.' },
] as const;

export default function ConsentDialog({ onClose }: { readonly onClose: () => void }) {
  const [chosen, setChosen] = useState(() => consentStore.get().preferences);
  const save = (): void => {
    answerConsent('configured', { analytics: chosen.analytics, marketing: chosen.marketing });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Cookie settings"
      description="Choose what may be stored in your browser."
    >
      <ul className="divide-y divide-rule border-y border-rule">
        {kinds.map(({ name, label, text }) => (
          <li key={name}>
            <label className="flex cursor-pointer items-start gap-4 py-4">
              <span className="flex-1">
                <span className="block font-semibold">{label}</span>
                <span className="block text-[0.9375rem] text-ink-soft">{text}</span>
              </span>
              <input
                type="checkbox"
                checked={chosen[name]}
                disabled={name === 'necessary'}
                onChange={(event) => setChosen({ ...chosen, [name]: event.target.checked })}
                className="mt-1 size-6 accent-brand"
              />
            </label>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        <Button className="flex-1" onClick={save}>
          Save
        </Button>
        <Button tone="outline" className="flex-1" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
