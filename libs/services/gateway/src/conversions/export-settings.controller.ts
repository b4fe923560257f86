import {
  CodedError,
  exportOptionsSchema,
  exportSettingsMessages,
  exportSettingsPurpose,
  type ExportSettings,
  type IdentityUser,
} from '@crossfoot/contracts';
import { MessageBus, SecretBox } from '@crossfoot/runtime';
import { Body, Controller, Get, Put, UseGuards } from '@nestjs/common';
import type { z } from 'zod';
import { CurrentUser, SessionGuard } from '../auth/session.guard.ts';

/** More than there are options, and longer than any of their names. */
const namedAtMost = { fields: 20, signs: 40 };

/** The export options that a signed-in user remembers. They hold account numbers: every message carries them sealed. */
@Controller('api/export-settings')
@UseGuards(SessionGuard)
export class ExportSettingsController {
  constructor(
    private readonly bus: MessageBus,
    private readonly box: SecretBox,
  ) {}

  /** Only what is set; nothing where no key opens it any more. */
  @Get()
  async read(@CurrentUser() { id: userId }: IdentityUser): Promise<ExportSettings> {
    const { sealed } = await this.bus.request(exportSettingsMessages.read, { userId });
    const settings = sealed === null ? null : this.box.openKnown(sealed, exportSettingsPurpose(userId));
    return settings === null ? {} : exportOptionsSchema.parse(JSON.parse(settings));
  }

  /** The whole object: what is not in it is not set any more. */
  @Put()
  async replace(@Body() body: unknown, @CurrentUser() { id: userId }: IdentityUser): Promise<ExportSettings> {
    const parsed = exportOptionsSchema.safeParse(body);
    if (!parsed.success) throw refusal(parsed.error);
    const sealed = this.box.seal(JSON.stringify(parsed.data), exportSettingsPurpose(userId));
    await this.bus.request(exportSettingsMessages.keep, { userId, sealed });
    return parsed.data;
  }
}

/** Names the fields and never what stood in them. */
function refusal(error: z.ZodError): CodedError {
  const names = error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [issue.path[0]]));
  const fields = [...new Set(names)]
    .filter((name) => name !== undefined)
    .slice(0, namedAtMost.fields)
    .map((name) => String(name).slice(0, namedAtMost.signs));
  if (fields.length === 0) return new CodedError('VALIDATION_FAILED', 'Export settings are a JSON object.');
  const text = `These export settings cannot be used: ${fields.join(', ')}.`;
  return new CodedError('VALIDATION_FAILED', text, { fields });
}
