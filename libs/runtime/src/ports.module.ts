import type { Ports } from '@crossfoot/ports';
import { Global, Module, type DynamicModule, type FactoryProvider, type ValueProvider } from '@nestjs/common';
import type { Configuration } from './configuration.ts';
import type { Health } from './health.ts';
import type { Log } from './log.ts';
import { MessageBus } from './message-bus.ts';
import { Metrics } from './metrics.ts';
import { SecretBox } from './secret-box.ts';
import { CONFIGURATION, DOCUMENTS, JOBS, LOG, MAIL, MESSAGES, OBJECTS, PAYMENTS } from './tokens.ts';

const secretBoxOf = ({ secretKey, otherKeys }: Configuration): SecretBox => new SecretBox(secretKey, otherKeys);

export interface Surroundings {
  readonly ports: Partial<Ports>;
  readonly configuration: Configuration;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly bus: MessageBus;
  readonly health: Health;
}

const tokens = {
  documents: DOCUMENTS,
  objects: OBJECTS,
  jobs: JOBS,
  mail: MAIL,
  payments: PAYMENTS,
  messages: MESSAGES,
} as const;

/** Makes the opened ports, the message bus, configuration, log and metrics injectable everywhere in a service. */
@Global()
@Module({})
export class PortsModule {
  static with(surroundings: Surroundings): DynamicModule {
    const providers: (ValueProvider | FactoryProvider)[] = [
      { provide: CONFIGURATION, useValue: surroundings.configuration },
      { provide: LOG, useValue: surroundings.log },
      { provide: Metrics, useValue: surroundings.metrics },
      { provide: MessageBus, useValue: surroundings.bus },
      { provide: SecretBox, useFactory: () => secretBoxOf(surroundings.configuration) },
    ];
    for (const [name, token] of Object.entries(tokens)) {
      const port = surroundings.ports[name as keyof typeof tokens];
      if (port !== undefined) providers.push({ provide: token, useValue: port });
    }
    return { module: PortsModule, providers, exports: providers.map((provider) => provider.provide) };
  }
}
