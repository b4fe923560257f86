import type { DeadLetter } from '@crossfoot/ports';
import type { GetMessage } from 'amqplib';
import type { RabbitmqLink } from './rabbitmq-link.ts';
import type { RabbitmqPublisher } from './rabbitmq-publisher.ts';
import { bindReplays, declareDeadQueue, exchanges, replayKeyOf } from './rabbitmq-topology.ts';

/** More than anyone reads at once. */
const MOST = 1_000;

/** Looks at a service's dead letters, oldest first, and leaves them where they are. */
export async function readDeadLetters(
  link: RabbitmqLink,
  service: string,
  deliveryLimit: number,
): Promise<readonly DeadLetter[]> {
  const channel = await link.channel();
  try {
    const queue = await declareDeadQueue(channel, service);
    const letters: DeadLetter[] = [];
    while (letters.length < MOST) {
      const message = await channel.get(queue);
      if (message === false) break;
      letters.push(letterOf(message, deliveryLimit));
    }
    return letters;
  } finally {
    // What was taken and not acknowledged goes back with the channel.
    await channel.close();
  }
}

export async function countDeadLetters(link: RabbitmqLink, service: string): Promise<number> {
  const channel = await link.channel();
  try {
    return (await channel.checkQueue(await declareDeadQueue(channel, service))).messageCount;
  } finally {
    await channel.close();
  }
}

/** Gives a service its dead letters again; each leaves their queue once the broker has it in the service's own. */
export async function replayDeadLetters(
  link: RabbitmqLink,
  publisher: RabbitmqPublisher,
  service: string,
): Promise<number> {
  const channel = await link.channel();
  try {
    const queue = await declareDeadQueue(channel, service);
    await bindReplays(channel, service);
    const replayed = new Set<unknown>();
    while (replayed.size < MOST) {
      const message = await channel.get(queue);
      // One that is here again has died again meanwhile.
      if (message === false || replayed.has(message.properties.messageId)) break;
      const { messageId, type, headers } = message.properties;
      await publisher.publishSurely(
        {
          exchange: exchanges.replays,
          routingKey: replayKeyOf(service, String(type)),
          content: message.content,
          messageId: String(messageId),
          options: { type, persistent: true, headers: { 'x-request-id': headers?.['x-request-id'] ?? null } },
        },
        10_000,
      );
      channel.ack(message);
      replayed.add(messageId);
    }
    return replayed.size;
  } finally {
    await channel.close();
  }
}

/** The broker forgets its count when it moves a message here, but the only way here is to use all deliveries up. */
function letterOf(message: GetMessage, attempts: number): DeadLetter {
  return { pattern: String(message.properties.type), payload: parsed(message.content.toString('utf8')), attempts };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
