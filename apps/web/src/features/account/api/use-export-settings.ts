import { useQuery } from '@tanstack/react-query';
import { getQuery } from '#http/call.ts';

/** Only what is set. */
export const exportSettingsQuery = getQuery('GET /api/export-settings');

export const useExportSettings = () => useQuery({ ...exportSettingsQuery, refetchOnMount: 'always' });
