import { serviceNames, type ServiceName } from '../../../deploy/access/message-access.ts';
import { objectPolicies } from '../../../deploy/access/object-policies.ts';

export { objectPolicies };

/** The services' users on the servers under test: named and permitted as in a real installation. */
export const servicePasswords = Object.fromEntries(serviceNames.map((name) => [name, `${name}-test-only`])) as Record<
  ServiceName,
  string
>;

/** The address of a server for one service, with the service's own user. */
export function urlOfService(service: ServiceName, url: string): string {
  const own = new URL(url);
  own.username = service;
  own.password = servicePasswords[service];
  return own.href;
}
