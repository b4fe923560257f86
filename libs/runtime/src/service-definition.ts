import type { PortName } from '@crossfoot/ports';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Type } from '@nestjs/common';
import type { Surroundings } from './ports.module.ts';

/** What a service library exports: its name, its Nest module, and the ports it uses. */
export interface ServiceDefinition {
  readonly name: string;
  readonly module: Type<unknown>;
  readonly ports: readonly PortName[];
  /** Present on the one service with a public HTTP door: prepares the application before it listens. */
  readonly http?: (app: NestExpressApplication, surroundings: Surroundings) => void;
}
