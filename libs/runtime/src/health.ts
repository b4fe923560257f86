import type { PortName, Ports } from '@crossfoot/ports';

/**
 * Without these a service still does most of its work: mails wait, plans are shown and kept, everything but uploads goes
 * on. A provider that is away must take no pod out of service and hold no release up.
 */
const dispensable: ReadonlySet<string> = new Set<PortName>(['mail', 'payments', 'objects']);

/**
 * Is the process alive, and can it work? Ready means: every port that it cannot do without answers within two seconds,
 * and no stop has begun. What is down is told in any case.
 */
export class Health {
  private stopping = false;

  constructor(private readonly ports: Partial<Ports>) {}

  /** From now on nobody should send work here. */
  beginStop(): void {
    this.stopping = true;
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  async check(): Promise<{ readonly ready: boolean; readonly ports: Readonly<Record<string, 'up' | 'down'>> }> {
    const answers = await Promise.all(
      Object.entries(this.ports).map(
        async ([name, port]) => [name, (await answersInTime(port)) ? 'up' : 'down'] as const,
      ),
    );
    return {
      ready: !this.stopping && answers.every(([name, state]) => state === 'up' || dispensable.has(name)),
      ports: Object.fromEntries(answers),
    };
  }
}

async function answersInTime(port: { ping(): Promise<void> }): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), 2_000);
  });
  const answer = port.ping().then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
