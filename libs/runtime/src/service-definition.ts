import type { PortName, Ports } from '@crossfoot/ports';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Type } from '@nestjs/common';
import type { Surroundings } from './ports.module.ts';

/** What can be done with a service's program instead of starting it: `node main.js NAME options…`. */
export interface ServiceCommand {
  readonly ports: readonly PortName[];
  readonly run: (ports: Partial<Ports>, options: readonly string[], print: (line: string) => void) => Promise<void>;
}

/** What a service library exports: its name, its Nest module, and the ports it uses. */
export interface ServiceDefinition {
  readonly name: string;
  readonly module: Type<unknown>;
  readonly ports: readonly PortName[];
  readonly commands?: Readonly<Record<string, ServiceCommand>>;
  /** Present on the one service with a public HTTP door: prepares the application before it listens. */
  readonly http?: (app: NestExpressApplication, surroundings: Surroundings) => void;
}
