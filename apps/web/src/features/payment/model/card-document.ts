/** Pages whose documents may load the payment provider's script; the gateway's `cardPages` sends their policy. */
const cardPages: readonly string[] = ['/upgrade', '/embedded-checkout'];

/** Whether the document was loaded as a page with a card element, wherever its visitor has gone since. */
export function isCardDocument(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  // A browser that does not tell is not sent in circles.
  return load === undefined || cardPages.includes(new URL(load.name).pathname.replace(/(?<=.)\/$/, ''));
}
