import { parseArgs } from 'node:util';
import type { MessagesPort } from '@crossfoot/ports';
import { ConfigurationError } from './configuration.ts';
import type { ServiceCommand } from './service-definition.ts';

const deadLettersCommand = 'dead-letters';

/** The command, for one service. */
export const deadLettersOf = (service: string): Readonly<Record<string, ServiceCommand>> => ({
  [deadLettersCommand]: {
    ports: ['messages'],
    run: async ({ messages }, options, print) => {
      if (messages === undefined) throw new ConfigurationError('There is no broker to ask.');
      await lookAtDeadLetters(service, messages, options, print);
    },
  },
});

/**
 * `node main.js dead-letters [--payloads] [--replay]` with a service's own environment: lists the messages that its
 * handlers refused to the end, and gives them to it once more. Payloads may hold addresses of people, so they are shown
 * on request alone.
 */
async function lookAtDeadLetters(
  service: string,
  messages: MessagesPort,
  options: readonly string[],
  print: (line: string) => void,
): Promise<void> {
  const { payloads, replay } = readOptions(options);
  const letters = await messages.deadLetters(service);
  print(`${letters.length} dead letter(s) of ${service}`);
  for (const { pattern, attempts, payload } of letters)
    print(`  ${pattern}, ${attempts} attempts${payloads ? `: ${JSON.stringify(payload)}` : ''}`);
  if (replay && letters.length > 0) print(`${await messages.replayDeadLetters(service)} given to ${service} again`);
}

function readOptions(options: readonly string[]) {
  try {
    const known = {
      payloads: { type: 'boolean', default: false },
      replay: { type: 'boolean', default: false },
    } as const;
    return parseArgs({ args: [...options], options: known }).values;
  } catch {
    throw new ConfigurationError(`${deadLettersCommand} knows --payloads and --replay.`);
  }
}
