import { type ExportFormat } from '@crossfoot/contracts';
import { formatFiles, type GivenOptions } from '@crossfoot/export-formats';
import { UsageError } from './failure.ts';

/** The format of a call, from the closed list. */
export function readFormat(name: string): ExportFormat {
  if (Object.hasOwn(formatFiles, name)) return name as ExportFormat;
  throw new UsageError(`Unknown format. Use one of: ${Object.keys(formatFiles).join(', ')}.`);
}

/** The settings of a call, checked; the schema is loaded only where there are any. */
export async function readSettings(given: Readonly<Record<string, string>>): Promise<GivenOptions> {
  if (Object.keys(given).length === 0) return {};
  const { exportOptionNames, exportOptionsSchema } = await import('@crossfoot/export-formats/options');
  const checked = exportOptionsSchema.safeParse(given);
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    throw new UsageError(`Unknown option ${issue.keys[0] ?? ''}. Use one of: ${exportOptionNames.join(', ')}.`);
  }
  throw new UsageError(`The option ${String(issue?.path[0] ?? '')} does not take this value: ${issue?.message ?? ''}.`);
}
