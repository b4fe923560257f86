import { fork, type ChildProcess } from 'node:child_process';
import type { StatementResult } from '@crossfoot/contracts';

export interface Conversion {
  readonly seconds: number;
  readonly result?: StatementResult;
  readonly error?: string;
}

/** A child process that converts one file at a time, killed and replaced when a file takes too long. */
export class Converter {
  private child: ChildProcess | undefined;
  private readonly limitSeconds: number;

  constructor(limitSeconds: number) {
    this.limitSeconds = limitSeconds;
  }

  convert(path: string, password?: string): Promise<Conversion> {
    const child = (this.child ??= fork(new URL('./convert-worker.ts', import.meta.url), {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    }));
    return new Promise((resolve) => {
      const finish = (conversion: Conversion): void => {
        clearTimeout(timer);
        child.off('message', onMessage);
        child.off('exit', onExit);
        resolve(conversion);
      };
      const onMessage = (message: unknown): void => finish(message as Conversion);
      const onExit = (code: number | null): void => {
        this.child = undefined;
        finish({ seconds: 0, error: `the process ended with ${code}` });
      };
      const timer = setTimeout(() => {
        child.off('exit', onExit);
        child.kill('SIGKILL');
        this.child = undefined;
        finish({ seconds: this.limitSeconds, error: `longer than ${this.limitSeconds} s` });
      }, this.limitSeconds * 1000);
      child.on('message', onMessage);
      child.on('exit', onExit);
      child.send({ path, password });
    });
  }

  close(): void {
    this.child?.kill();
    this.child = undefined;
  }
}
