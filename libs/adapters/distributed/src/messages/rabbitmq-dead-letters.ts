import type { DeadLetter } from '@crossfoot/ports';
import type { GetMessage } from 'amqplib';
import type { RabbitmqLink } from './rabbitmq-link.ts';
import { declareDeadQueue } from './rabbitmq-topology.ts';

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
