import type { CollectionDefinition } from '@crossfoot/ports';
import { z } from 'zod';

/** What one user has set, under the user's id. The settings hold account numbers, so they rest sealed. */
const keptSettingsSchema = z.object({ sealed: z.string(), changedAt: z.int() });
export type KeptSettings = z.infer<typeof keptSettingsSchema>;

export const exportSettingsCollection: CollectionDefinition<KeptSettings> = {
  name: 'export-settings',
  schema: keptSettingsSchema,
  indexes: [],
};
