import type { DocumentsPort } from '@crossfoot/ports';
import {
  type Configuration,
  CONFIGURATION,
  DOCUMENTS,
  LOG,
  type Log,
  MessageBus,
  Metrics,
  SecretBox,
  type ServiceDefinition,
} from '@crossfoot/runtime';
import { type FactoryProvider, Module } from '@nestjs/common';
import { Accounts } from './accounts.ts';
import { Brakes } from './brakes.ts';
import { endSessions } from './end-sessions.command.ts';
import { Housekeeping } from './housekeeping.ts';
import { IdentityStore } from './identity-store.ts';
import { IdentityController } from './identity.controller.ts';
import { IdentityEventsController } from './identity-events.controller.ts';
import { LoginService } from './login.service.ts';
import { OutboxRelay } from './outbox-relay.ts';
import { OwnData } from './own-data.ts';
import { PasswordHasher } from './password-hasher.ts';
import { PasswordService } from './password.service.ts';
import { ProfileService } from './profile.service.ts';
import { RegistrationService } from './registration.service.ts';
import { Sessions } from './sessions.ts';
import { VerificationCodes } from './verification-codes.ts';

const now = (): number => Date.now();

const providers: FactoryProvider[] = [
  {
    provide: IdentityStore,
    inject: [DOCUMENTS],
    useFactory: (documents: DocumentsPort) => IdentityStore.open(documents),
  },
  {
    provide: OutboxRelay,
    inject: [IdentityStore, MessageBus],
    useFactory: (store: IdentityStore, bus: MessageBus) =>
      new OutboxRelay(store.users, ({ pattern, payload }) => bus.emitRaw(pattern, payload)),
  },
  { provide: PasswordHasher, useFactory: () => new PasswordHasher() },
  { provide: Brakes, inject: [IdentityStore], useFactory: (store: IdentityStore) => new Brakes(store.brakes, now) },
  {
    provide: Accounts,
    inject: [IdentityStore, OutboxRelay],
    useFactory: (store: IdentityStore, relay: OutboxRelay) => new Accounts(store.users, relay, now),
  },
  {
    provide: Sessions,
    inject: [IdentityStore],
    useFactory: (store: IdentityStore) => new Sessions(store.sessions, store.users, now),
  },
  {
    provide: VerificationCodes,
    inject: [IdentityStore, CONFIGURATION],
    useFactory: (store: IdentityStore, configuration: Configuration) =>
      new VerificationCodes(store.verifications, now, configuration.secretKey),
  },
  {
    provide: RegistrationService,
    inject: [Accounts, VerificationCodes, Sessions, PasswordHasher, Brakes, SecretBox],
    useFactory: (...parts: ConstructorParameters<typeof RegistrationService>) => new RegistrationService(...parts),
  },
  {
    provide: LoginService,
    inject: [Accounts, Sessions, RegistrationService, PasswordHasher, Brakes],
    useFactory: (...parts: ConstructorParameters<typeof LoginService>) => new LoginService(...parts),
  },
  {
    provide: PasswordService,
    inject: [Accounts, Sessions, PasswordHasher, Brakes, SecretBox],
    useFactory: (...parts: ConstructorParameters<typeof PasswordService>) => new PasswordService(...parts),
  },
  {
    provide: ProfileService,
    inject: [Accounts, RegistrationService, PasswordService, Sessions, VerificationCodes],
    useFactory: (...parts: ConstructorParameters<typeof ProfileService>) => new ProfileService(...parts),
  },
  {
    provide: OwnData,
    inject: [Sessions, Brakes],
    useFactory: (...parts: ConstructorParameters<typeof OwnData>) => new OwnData(...parts),
  },
  {
    provide: Housekeeping,
    inject: [OutboxRelay, IdentityStore, LOG, Metrics],
    useFactory: (relay: OutboxRelay, store: IdentityStore, log: Log, metrics: Metrics) => {
      metrics.watchOutbox('identity-users', store.users);
      const purged = [store.users, store.sessions, store.verifications, store.brakes];
      return new Housekeeping(relay, purged, (error) => log.error({ err: error }, 'housekeeping failed'));
    },
  },
];

@Module({ controllers: [IdentityController, IdentityEventsController], providers })
export class IdentityModule {}

/** Accounts, sessions, passwords and codes. Owns the `identity-…` collections. */
export const identityService: ServiceDefinition = {
  name: 'identity',
  module: IdentityModule,
  ports: ['documents', 'messages'],
  commands: { 'end-sessions': endSessions },
};
