/**
 * The address of a payment provider's page, checked before the browser goes there: on a host that the server names as
 * the provider's, over HTTPS (or on our own origin, where the sandbox keeps its pages). Throws where it is anything else.
 */
export function providerAddress(url: string, redirectHosts: readonly string[], ownOrigin: string): string {
  const address = URL.parse(url);
  const isKnown = address !== null && redirectHosts.includes(address.host);
  const isSafe = address !== null && (address.protocol === 'https:' || address.origin === ownOrigin);
  if (!isKnown || !isSafe || address.username !== '' || address.password !== '') {
    throw new Error('The payment page has an address that is not the payment provider’s. Nothing was charged.');
  }
  return address.href;
}
