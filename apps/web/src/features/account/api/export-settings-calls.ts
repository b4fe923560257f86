import type { ExportSettings } from '@crossfoot/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { requestJson } from '#http/request-json.ts';

export const exportSettingsKey = ['/api/export-settings'] as const;

/** `GET /api/export-settings`: only what is set. */
export function useExportSettings(): UseQueryResult<ExportSettings | null> {
  return useQuery({ queryKey: exportSettingsKey, refetchOnMount: 'always' });
}

/** `PUT /api/export-settings`: takes the place of all that was set before. */
export function saveExportSettings(settings: ExportSettings): Promise<ExportSettings> {
  return requestJson('/api/export-settings', { method: 'PUT', body: settings });
}
