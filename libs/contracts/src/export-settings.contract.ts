import { z } from 'zod';

/** Purpose under which the settings of one user cross and rest: they hold account numbers. */
export const exportSettingsPurpose = (userId: string): string => `export-settings:${userId}`;

/** JSON of `ExportSettings`, sealed for the purpose above. */
const sealed = z.string().min(1).max(16_000);

export const exportSettingsMessages = {
  /** Null where the user has set nothing. */
  read: {
    pattern: 'conversion.export-settings.v1',
    schema: z.object({ userId: z.string().min(1) }),
    reply: z.object({ sealed: sealed.nullable() }),
  },
  /** Takes the place of all that was set before. */
  keep: {
    pattern: 'conversion.keep-export-settings.v1',
    schema: z.object({ userId: z.string().min(1), sealed }),
    reply: z.null(),
  },
} as const;
