import type { ServiceDefinition } from '@crossfoot/runtime';
import { GatewayModule } from './gateway.module.ts';
import { openPublicDoor } from './http/public-door.ts';

/** The only public door. It holds no business rule. */
export const gatewayService: ServiceDefinition = {
  name: 'gateway',
  module: GatewayModule,
  ports: ['messages', 'objects'],
  http: openPublicDoor,
};
export { GatewayModule };
