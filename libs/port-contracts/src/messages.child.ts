import type { DeliveryContext, MessagesPort } from '@crossfoot/ports';
import { lastValueFrom } from 'rxjs';

/**
 * A process that emits events until it is killed. Arguments: the module that exports `openMessages(url)`, the url, the
 * service, the pattern, and `emit` (tells of every accepted event) or `hang` (handles one of them and never ends).
 */
const [moduleUrl, url, service, pattern, mode] = process.argv.slice(2);
if (moduleUrl === undefined || url === undefined || service === undefined || pattern === undefined) {
  throw new Error('messages.child: arguments are missing');
}

const { openMessages } = (await import(moduleUrl)) as {
  openMessages: (url: string) => MessagesPort | Promise<MessagesPort>;
};
const port = await openMessages(url);
process.on('disconnect', () => process.exit(0));

if (mode === 'hang') {
  const server = port.server(service);
  const hang = async (_payload: unknown, context: DeliveryContext): Promise<never> => {
    process.send?.({ attempt: context.attempt, messageId: context.messageId });
    return new Promise(() => undefined);
  };
  server.addHandler(pattern, hang as never, true);
  await new Promise<void>((resolve) => server.listen(() => resolve()));
  await lastValueFrom(port.client().emit(pattern, { n: 1 }));
} else {
  for (let n = 0; ; n += 1) {
    await lastValueFrom(port.client().emit(pattern, { n }));
    process.send?.({ accepted: n });
    await new Promise((resolve) => setImmediate(resolve));
  }
}
