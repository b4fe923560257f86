import type { AdapterRegistry, OpenAdapter, PortName, Ports } from '@crossfoot/ports';
import { ConfigurationError, type Environment } from './configuration.ts';

/** The variable of each port. */
const variables = {
  documents: 'DOCUMENTS_URL',
  objects: 'OBJECTS_URL',
  jobs: 'JOBS_URL',
  messages: 'MESSAGES_URL',
  mail: 'MAIL_URL',
  payments: 'PAYMENTS_URL',
} as const satisfies Record<PortName, keyof Environment>;

export interface OpenPortsOptions {
  /** The ports that this process uses; the others are not opened and need no variable. */
  readonly needed: readonly PortName[];
  readonly registry: AdapterRegistry;
  readonly environment: Environment;
  /** Addresses where the environment names none; absent: the variable must be given. */
  readonly defaults?: Readonly<Partial<Record<PortName, string>>>;
  /** Schemes that would work in one process only, and are refused here. */
  readonly refused?: readonly string[];
  readonly announce: (line: string) => void;
}

/** An address without user, password and query, as it may be printed. */
export function withoutSecrets(url: URL): string {
  const host = url.host === '' ? '' : `//${url.host}`;
  return `${url.protocol}${host}${url.pathname}`;
}

/**
 * One variable a port; the scheme of its URL picks the adapter. Opens the needed ports, says which were chosen, and
 * stops with a sentence naming the variable where a value is missing, unreadable or of an unknown scheme.
 */
export async function openPorts(options: OpenPortsOptions): Promise<Partial<Ports>> {
  const faults = faultsOfPorts(options);
  if (faults.length > 0) throw new ConfigurationError(faults.join('\n'));
  const opened: Partial<{ -readonly [N in PortName]: Ports[N] }> = {};
  const openOne = async <N extends PortName>(port: N, url: URL): Promise<void> => {
    opened[port] = await openerOf(port, url, options)(url);
  };
  for (const port of options.needed) {
    const url = addressOf(port, options);
    options.announce(`${port}: ${withoutSecrets(url)}`);
    await openOne(port, url);
  }
  return opened;
}

type Addresses = Omit<OpenPortsOptions, 'announce'>;

/** What is wrong with the addresses of the needed ports, one sentence each; nothing is opened. */
export function faultsOfPorts(options: Addresses): readonly string[] {
  return options.needed.flatMap((port) => {
    try {
      openerOf(port, addressOf(port, options), options);
      return [];
    } catch (error) {
      if (error instanceof ConfigurationError) return [error.message];
      throw error;
    }
  });
}

function addressOf(port: PortName, options: Addresses): URL {
  const variable = variables[port];
  const text = options.environment[variable] ?? options.defaults?.[port];
  if (text === undefined) throw new ConfigurationError(`${variable} is missing: it says where ${port} live.`);
  if (!URL.canParse(text)) throw new ConfigurationError(`${variable} is no URL.`);
  return new URL(text);
}

function openerOf<N extends PortName>(port: N, url: URL, options: Addresses): OpenAdapter<Ports[N]> {
  const scheme = url.protocol.slice(0, -1);
  if (options.refused?.includes(scheme)) {
    throw new ConfigurationError(
      `${variables[port]} names an embedded adapter (${scheme}:), which works inside one process only: use the standalone program, or give this service a server.`,
    );
  }
  const open = options.registry[port][scheme];
  if (open === undefined) {
    const known = Object.keys(options.registry[port]).map((name) => `${name}:`);
    throw new ConfigurationError(
      `${variables[port]} has the unknown scheme ${scheme}: (known here: ${known.join(', ') || 'none'}).`,
    );
  }
  return open;
}
