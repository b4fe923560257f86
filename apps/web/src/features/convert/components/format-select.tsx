import type { ExportFormat } from '@crossfoot/contracts';
import { formatChoices, formatLabels, formatsWithAccount } from '#formats/format-labels.ts';
import { Select } from '#ui/select.tsx';

interface FormatSelectProps {
  readonly id: string;
  readonly value: ExportFormat;
  readonly signedIn: boolean;
  readonly onChange: (format: ExportFormat) => void;
}

export function FormatSelect({ id, value, signedIn, onChange }: FormatSelectProps) {
  return (
    <div className="text-left">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        Export format
      </label>
      <Select
        id={id}
        value={signedIn ? value : 'csv'}
        disabled={!signedIn}
        aria-describedby={signedIn ? undefined : `${id}-note`}
        onChange={(event) => onChange(formatChoices.find((format) => format === event.target.value) ?? 'csv')}
      >
        {formatChoices.map((format) => (
          <option key={format} value={format}>
            {formatLabels[format].choice}
          </option>
        ))}
      </Select>
      {!signedIn && (
        <p id={`${id}-note`} className="mt-1.5 text-sm text-ink-faint">
          {formatsWithAccount}
        </p>
      )}
    </div>
  );
}
