import { exportSettingsMessages as messages } from '@crossfoot/contracts';
import { CheckedPayload } from '@crossfoot/runtime';
import { Controller } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import type { z } from 'zod';
import { ExportSettingsService } from './export-settings.service.ts';

/** The remembered export options of a user, as the gateway asks for them. */
@Controller()
export class ExportSettingsController {
  constructor(private readonly settings: ExportSettingsService) {}

  @MessagePattern(messages.read.pattern)
  async read(@CheckedPayload(messages.read) { userId }: z.output<typeof messages.read.schema>) {
    return { sealed: await this.settings.sealedOf(userId) };
  }

  @MessagePattern(messages.keep.pattern)
  async keep(@CheckedPayload(messages.keep) { userId, sealed }: z.output<typeof messages.keep.schema>): Promise<null> {
    await this.settings.keep(userId, sealed);
    return null;
  }
}
