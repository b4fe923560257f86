import { spawn } from 'node:child_process';
import { confinedCommand, confinementFor } from './confinement.ts';
import type { Targets } from './escape-attempts.fixture.ts';
import { launchSandbox } from './launch.ts';

/**
 * For `sandbox-escapes.spec.ts`: stands in the service's place, so that a sandbox can be started where a container has
 * taken rights away from the service itself. Starts a program by the real launcher and passes its findings on.
 */
interface Order {
  readonly entry: string;
  /** A compiled program, started by the walls alone, without Node within them. */
  readonly native: string | null;
  readonly withLauncher: boolean;
  readonly targets: Targets;
}

const NO_LAUNCHER = { launcher: null, standing: [], missing: {} };

process.on('message', ({ entry, native, withLauncher, targets }: Order) => {
  const confinement = withLauncher ? confinementFor(entry) : NO_LAUNCHER;
  const report = (found: unknown): void => void process.send?.({ standing: confinement.standing, found });
  if (native === null) {
    const child = launchSandbox({ entry, memoryLimitMb: 1024, confinement });
    child.on('message', (message) => (message === 'ready' ? child.send(targets) : report(message)));
    child.on('exit', (code, signal) => report(`ended by ${code ?? signal}`));
    return;
  }
  const words = [targets.folder, String(targets.victim), String(targets.port)];
  const program = [native, ...words] as const;
  const { launcher } = confinement;
  const [command, ...rest] =
    launcher === null
      ? program
      : confinedCommand({ ...confinement, launcher }, { program, readable: [], dataLimitKb: 500_000 });
  const child = spawn(command, rest, { env: {}, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.on('close', (code, signal) => report(code === 0 ? said : `ended by ${code ?? signal}`));
});
process.send?.('ready');
