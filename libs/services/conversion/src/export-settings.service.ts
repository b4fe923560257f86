import { exportOptionsSchema, exportSettingsPurpose, type ExportSettings } from '@crossfoot/contracts';
import type { Collection } from '@crossfoot/ports';
import { createOrChangeDocument, SecretBox } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { KeptSettings } from './export-settings.document.ts';
import { EXPORT_SETTINGS } from './tokens.ts';

/**
 * The export options that each user remembers, sealed for that user alone: in messages and at rest. A text that was
 * sealed for somebody else, or changed, does not open.
 */
@Injectable()
export class ExportSettingsService {
  constructor(
    @Inject(EXPORT_SETTINGS) private readonly kept: Collection<KeptSettings>,
    private readonly secrets: SecretBox,
  ) {}

  /** Only what is set; nothing where the user has set nothing, or a key is missing that opens it. */
  async of(userId: string): Promise<ExportSettings> {
    const sealed = await this.sealedOf(userId);
    const settings = sealed === null ? null : this.secrets.openKnown(sealed, exportSettingsPurpose(userId));
    return settings === null ? {} : exportOptionsSchema.parse(JSON.parse(settings));
  }

  async sealedOf(userId: string): Promise<string | null> {
    return (await this.kept.get(userId))?.body.sealed ?? null;
  }

  /** The latest call wins as a whole; nothing set leaves no document behind. */
  async keep(userId: string, sealed: string): Promise<void> {
    if (Object.keys(this.open(userId, sealed)).length === 0) return this.forget(userId);
    const settings = { sealed, changedAt: Date.now() };
    await createOrChangeDocument(
      this.kept,
      userId,
      () => settings,
      () => settings,
    );
  }

  async forget(userId: string): Promise<void> {
    await this.kept.delete(userId);
  }

  private open(userId: string, sealed: string): ExportSettings {
    return exportOptionsSchema.parse(JSON.parse(this.secrets.open(sealed, exportSettingsPurpose(userId))));
  }
}
