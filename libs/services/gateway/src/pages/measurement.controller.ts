import type { MeasurementConfiguration } from '@crossfoot/contracts';
import { CONFIGURATION, type Configuration } from '@crossfoot/runtime';
import { Controller, Get, Inject } from '@nestjs/common';

/** Asked by a page once its visitor has agreed to being measured. */
@Controller('api/measurement')
export class MeasurementController {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Pick<Configuration, 'MEASUREMENT_ID'>) {}

  @Get()
  measurement(): MeasurementConfiguration {
    return { measurementId: this.configuration.MEASUREMENT_ID ?? null };
  }
}
