import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The built standalone, as `npm start` runs it, with a data folder that outlives it. */
export class StandaloneBundle {
  private child: ChildProcess | null = null;
  private readonly dataDir: string;

  constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  /** Resolves to its address once it is ready. */
  async start(): Promise<string> {
    const child = spawn(join(root, 'node_modules/.bin/node'), [join(root, 'apps/standalone/dist/main.js')], {
      env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: this.dataDir, CONVERSION_SLOTS: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
      // A group of its own, so that `kill` reaches the sandboxes too.
      detached: true,
    });
    this.child = child;
    return new Promise((resolve, reject) => {
      let text = '';
      child.once('exit', () => reject(new Error(`It did not start: ${text.slice(-500)}`)));
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const url = /ready at (http:\/\/\S+)/.exec(text)?.[1];
        if (url !== undefined) resolve(url);
      });
    });
  }

  /** SIGTERM; resolves to the exit code. */
  async stop(): Promise<number | null> {
    return this.end((pid) => process.kill(pid, 'SIGTERM'));
  }

  /** `kill -9` of the process and its sandboxes. */
  async kill(): Promise<void> {
    await this.end((pid) => process.kill(-pid, 'SIGKILL'));
  }

  private async end(how: (pid: number) => void): Promise<number | null> {
    const child = this.child;
    if (child?.pid === undefined) return null;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    how(child.pid);
    const code = await ended;
    this.child = null;
    return code;
  }
}
