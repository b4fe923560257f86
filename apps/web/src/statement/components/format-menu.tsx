import type { ExportFormat } from '@crossfoot/contracts';
import { clsx } from 'clsx';
import { ChevronDown, Download, FileCheck } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Button } from '#ui/button.tsx';
import { formatChoices, formatLabels } from '#formats/format-labels.ts';
import { preferFormat, usePreferredFormat } from '../preferred-format.ts';

interface FormatMenuProps {
  /** Whose download it is, for those who do not see where the button stands. */
  readonly filename: string;
  /** What the button gives before anything else was chosen. */
  readonly format: ExportFormat;
  readonly onDownload: (format: ExportFormat) => void;
  readonly tone?: 'primary' | 'outline';
  readonly size?: 'small' | 'medium' | 'large';
  /** The format wins over what was chosen elsewhere. */
  readonly isFormatFixed?: boolean;
  /** Says “Download” in full, where the file stands alone. */
  readonly isWordy?: boolean;
}

const itemStyle =
  'flex min-h-10 cursor-pointer items-center justify-between gap-6 rounded-lg px-3 text-[0.9375rem] outline-none data-highlighted:bg-paper-deep';

/** One press for the format chosen last, a menu for all others and the proof sheet. */
export function FormatMenu({
  filename,
  format,
  onDownload,
  tone = 'outline',
  size = 'small',
  isFormatFixed = false,
  isWordy = false,
}: FormatMenuProps) {
  const preferred = usePreferredFormat();
  const current = isFormatFixed ? format : (preferred ?? format);
  const choose = (chosen: ExportFormat): void => {
    if (chosen !== 'proof') preferFormat(chosen);
    onDownload(chosen);
  };
  return (
    <span className={clsx('inline-flex max-w-full', isWordy && 'w-full')}>
      <Button
        tone={tone}
        size={size}
        className={clsx('rounded-r-none', isWordy && 'flex-1')}
        {...(isWordy ? {} : { 'aria-label': `Download ${filename} as ${formatLabels[current].short}` })}
        onClick={() => choose(current)}
      >
        <Download aria-hidden="true" />
        {isWordy && 'Download '}
        {formatLabels[current].short}
      </Button>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <Button
            tone={tone}
            size={size}
            className={clsx(
              'rounded-l-none px-2.5!',
              tone === 'outline' ? 'border-l-0' : 'border-l border-on-brand/35',
            )}
            aria-label={`All formats for ${filename}`}
          >
            <ChevronDown aria-hidden="true" />
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={6}
            collisionPadding={12}
            className="animate-appear z-50 max-h-(--radix-dropdown-menu-content-available-height) w-64 overflow-y-auto rounded-xl border border-rule bg-sheet p-1.5 shadow-lift"
          >
            <DropdownMenu.Item className={itemStyle} onSelect={() => choose('proof')}>
              <span className="flex items-center gap-2.5 font-semibold text-brand">
                <FileCheck aria-hidden="true" className="size-4.5" />
                Proof sheet
              </span>
            </DropdownMenu.Item>
            <DropdownMenu.Separator className="my-1.5 h-px bg-rule" />
            {formatChoices
              .filter((choice) => choice !== 'proof')
              .map((choice) => (
                <DropdownMenu.Item key={choice} className={itemStyle} onSelect={() => choose(choice)}>
                  {formatLabels[choice].choice}
                  {choice === current && <span className="text-xs text-ink-faint">last used</span>}
                </DropdownMenu.Item>
              ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </span>
  );
}
