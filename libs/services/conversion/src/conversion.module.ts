import type { DocumentsPort, JobsPort } from '@crossfoot/ports';
import {
  CONFIGURATION,
  DOCUMENTS,
  JOBS,
  LOG,
  withRecentDocuments,
  type Configuration,
  type Log,
} from '@crossfoot/runtime';
import { Injectable, Module, type OnModuleDestroy } from '@nestjs/common';
import { ConversionController } from './conversion.controller.ts';
import { conversionCollection } from './conversion.document.ts';
import { ConversionEnding } from './conversion-ending.ts';
import { ConversionQueues, conversionQueue, scanQueue } from './conversion-queue.ts';
import { ConversionRun } from './conversion-run.ts';
import { ConversionSweeper } from './conversion.sweeper.ts';
import { ConversionWorker } from './conversion.worker.ts';
import { DeliveryService } from './delivery.service.ts';
import { DocumentConversion } from './document-conversion.ts';
import { ExportSettingsController } from './export-settings.controller.ts';
import { exportSettingsCollection } from './export-settings.document.ts';
import { ExportSettingsService } from './export-settings.service.ts';
import { ExportService } from './export.service.ts';
import { HistoryService } from './history.service.ts';
import { IntakeService } from './intake.service.ts';
import { LiveSweeper } from './live.sweeper.ts';
import { ObjectSweeper } from './object.sweeper.ts';
import { OutboxRelay } from './outbox.relay.ts';
import { OwnerTurns } from './owner-turns.ts';
import { QueuePace, ScanPace } from './queue-pace.ts';
import { ResultStore } from './result.store.ts';
import { RevisionController } from './revision.controller.ts';
import { RevisionService } from './revision.service.ts';
import { requireWalls } from './sandbox/require-walls.ts';
import { SandboxPool } from './sandbox/sandbox-pool.ts';
import { ScanPlaces } from './scan-places.ts';
import { findSandboxEntry } from './sandbox-entry.ts';
import { CONVERSIONS, EXPORT_SETTINGS } from './tokens.ts';

/** The sandboxes end with the service. */
@Injectable()
class SandboxEnd implements OnModuleDestroy {
  constructor(private readonly pool: SandboxPool) {}

  onModuleDestroy(): void {
    this.pool.close();
  }
}

@Module({
  controllers: [ConversionController, ExportSettingsController, RevisionController],
  providers: [
    {
      provide: CONVERSIONS,
      inject: [DOCUMENTS],
      useFactory: async (port: DocumentsPort) => withRecentDocuments(await port.collection(conversionCollection)),
    },
    {
      provide: EXPORT_SETTINGS,
      inject: [DOCUMENTS],
      useFactory: (port: DocumentsPort) => port.collection(exportSettingsCollection),
    },
    {
      provide: ConversionQueues,
      inject: [JOBS],
      useFactory: async (port: JobsPort) =>
        new ConversionQueues(await port.queue(conversionQueue), await port.queue(scanQueue)),
    },
    {
      provide: ScanPlaces,
      inject: [CONFIGURATION],
      useFactory: (configuration: Configuration) => new ScanPlaces(configuration.CONVERSION_SLOTS),
    },
    {
      provide: SandboxPool,
      inject: [CONFIGURATION, LOG],
      useFactory: (configuration: Configuration, log: Log) =>
        new SandboxPool({
          size: configuration.CONVERSION_SLOTS,
          entry: requireWalls(findSandboxEntry(), configuration, log),
        }),
    },
    SandboxEnd,
    OutboxRelay,
    OwnerTurns,
    QueuePace,
    ScanPace,
    ResultStore,
    RevisionService,
    ConversionEnding,
    ConversionRun,
    DeliveryService,
    DocumentConversion,
    ExportService,
    ExportSettingsService,
    HistoryService,
    IntakeService,
    LiveSweeper,
    ObjectSweeper,
    ConversionSweeper,
    ConversionWorker,
  ],
})
export class ConversionModule {}
