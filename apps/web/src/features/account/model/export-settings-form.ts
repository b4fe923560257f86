import { exportOptionsSchema, type ExportSettings } from '@crossfoot/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';

/** A form without its empty fields: what is left empty is not set. */
export function onlySet(values: ExportSettings): ExportSettings {
  const entries = Object.entries(values).map(([name, value]) => [name, value?.trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== ''));
}

const checkSet = zodResolver(exportOptionsSchema);

/** Checks what is set with the server's own schema; what comes out may be sent. */
export const exportSettingsResolver: Resolver<ExportSettings> = (values, context, options) =>
  checkSet(onlySet(values), context, options);
