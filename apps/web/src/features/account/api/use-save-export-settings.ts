import type { ExportSettings } from '@crossfoot/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#http/call.ts';
import { exportSettingsQuery } from './use-export-settings.ts';

/** Takes the place of all that was set before. */
export function useSaveExportSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ExportSettings) => call('PUT /api/export-settings', { body }),
    onSuccess: (saved) => client.setQueryData(exportSettingsQuery.queryKey, saved),
  });
}
