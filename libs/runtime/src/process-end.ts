import type { Log } from './log.ts';

/**
 * Runs `stop` once at SIGTERM or SIGINT and leaves; a second signal, or a stop that outlasts the grace by five seconds,
 * ends the process at once. What was not finished is handed back by the ports.
 */
export function stopOnSignals(
  stop: () => Promise<void>,
  options: { readonly graceSeconds: number; readonly log: Log },
): void {
  let stopping = false;
  const end = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1);
    stopping = true;
    options.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), (options.graceSeconds + 5) * 1_000).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        options.log.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  // What nobody caught may quote anything: it is reduced before it is written, and the process begins anew.
  const crash = (error: unknown): void => {
    options.log.fatal({ err: error }, 'unexpected end');
    process.exit(1);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

/**
 * SIGUSR1 would start Node's debugger, and whoever reaches it owns the process with all its secrets. However a service
 * is started, with `--disable-sigusr1` or without, the signal does nothing.
 */
export function refuseDebugger(): void {
  process.on('SIGUSR1', () => undefined);
}
