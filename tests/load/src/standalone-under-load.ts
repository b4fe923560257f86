import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The built standalone with its brakes released. */
export class StandaloneUnderLoad {
  private child: ChildProcess | null = null;
  private readonly dataDir: string;

  constructor(dataDir: string) {
    this.dataDir = dataDir;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  async start(): Promise<string> {
    const child = spawn(process.execPath, [join(root, 'apps/standalone/dist/main.js')], {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        FREE_CONVERSIONS_PER_ADDRESS: '100000',
        VISITOR_UPLOADS_PER_MINUTE: '1000000',
        ACCOUNT_UPLOADS_PER_MINUTE: '1000000',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    return new Promise((resolve, reject) => {
      let text = '';
      child.once('exit', () => reject(new Error(`The standalone did not start: ${text.slice(-500)}`)));
      child.stdout.on('data', (chunk: Buffer) => {
        text = (text + chunk.toString()).slice(-5_000);
        const port = /ready at http:\/\/localhost:(\d+)/.exec(text)?.[1];
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
      });
    });
  }

  async stop(): Promise<void> {
    const child = this.child;
    if (child === null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
}
