import type { Ports } from '@crossfoot/ports';

/** Is the process alive, and can it work? Ready means: every port it uses answers within two seconds, and no stop has begun. */
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
      ready: !this.stopping && answers.every(([, state]) => state === 'up'),
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
