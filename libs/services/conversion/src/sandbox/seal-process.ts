import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import inspector from 'node:inspector';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import workerThreads, { type WorkerOptions } from 'node:worker_threads';

/**
 * Loaded before everything else in every thread of a sandbox (`--import`, see `launch.ts`): takes away what a parser
 * never needs and Node's permission model leaves. Connections, look-ups, signals, the environment, pictures and fonts
 * by path, and threads with options of their own: without this a thread started with `execArgv: []` or `env: {}` has no
 * permission model at all. It is the inner wall; the outer one is the kernel's (`confinement.ts`).
 */
function refuse(): never {
  throw new Error('The sandbox does not allow this.');
}

function take(from: object, names: readonly string[]): void {
  for (const name of names) {
    if (name in from) Object.defineProperty(from, name, { value: refuse, writable: false, configurable: false });
  }
}

/** Only what cannot widen a thread's rights is passed on; permissions and this file come from the process itself. */
function sealThreads(): void {
  const { Worker } = workerThreads;
  const sealed: typeof Worker = new Proxy(Worker, {
    construct(target, [program, options = {}]: [string | URL, WorkerOptions?], newTarget: typeof Worker): object {
      const { eval: isText, workerData, transferList, resourceLimits, stdin, stdout, stderr, name } = options;
      const kept = { eval: isText, workerData, transferList, resourceLimits, stdin, stdout, stderr, name };
      const given = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
      return Reflect.construct(target, [program, given], newTarget === sealed ? target : newTarget) as object;
    },
  });
  Object.defineProperty(Worker.prototype, 'constructor', { value: sealed, writable: false, configurable: false });
  workerThreads.Worker = sealed;
}

interface CanvasBinding {
  readonly Image?: { readonly prototype: object };
  readonly CanvasElement?: { readonly prototype: object };
  readonly LottieAnimation?: object;
  readonly GlobalFonts?: object;
}

/** The native canvas opens files by itself, past Node's permission model. */
function sealCanvas({ Image, CanvasElement, LottieAnimation, GlobalFonts }: CanvasBinding): void {
  const source = Image && Object.getOwnPropertyDescriptor(Image.prototype, 'src');
  if (Image && source) {
    const set = (image: object, value: unknown): void => {
      const isPath = !ArrayBuffer.isView(value) && !/^\s*data:/i.test(String(value));
      if (isPath) refuse();
      // As text only once: what is looked at is what is handed on.
      source.set?.call(image, ArrayBuffer.isView(value) ? value : String(value));
    };
    Object.defineProperty(Image.prototype, 'src', {
      ...source,
      set(this: object, value: unknown) {
        set(this, value);
      },
      configurable: false,
    });
  }
  if (CanvasElement) take(CanvasElement.prototype, ['savePng']);
  if (LottieAnimation) take(LottieAnimation, ['loadFromFile', 'loadFromData']);
  if (GlobalFonts) take(GlobalFonts, ['registerFromPath', 'loadFontsFromDir']);
}

function sealNativeModules(): void {
  const open = process.dlopen.bind(process);
  const dlopen = (module: object, filename: unknown, ...flags: number[]): void => {
    const path = String(filename);
    if (!/[\\/]@napi-rs[\\/]canvas[^\\/]*[\\/][^\\/]+\.node$/.test(path)) refuse();
    open(module, path, ...flags);
    sealCanvas((module as { exports: CanvasBinding }).exports);
  };
  Object.defineProperty(process, 'dlopen', { value: dlopen, writable: false, configurable: false });
}

take(net.Socket.prototype, ['connect']);
take(net.Server.prototype, ['listen']);
take(net, ['connect', 'createConnection', 'createServer', '_createServerHandle']);
take(dgram, ['createSocket', 'Socket']);
const lookups = (from: object): string[] =>
  Object.getOwnPropertyNames(from).filter((name) => /^(lookup|resolve|reverse|setServers)/.test(name));
for (const resolver of [dns, dns.promises]) {
  take(resolver, lookups(resolver));
  take(resolver.Resolver.prototype, lookups(resolver.Resolver.prototype));
  take(resolver.Resolver.prototype, lookups(Object.getPrototypeOf(resolver.Resolver.prototype) as object));
  take(resolver, ['Resolver']);
}
take(childProcess, ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork', 'ChildProcess']);
take(inspector, ['Session', 'open', 'waitForDebugger']);
take(process, ['kill', '_kill', '_debugProcess', '_debugEnd', 'execve', 'binding', '_linkedBinding', 'loadEnvFile']);
for (const name of ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']) Reflect.deleteProperty(globalThis, name);
for (const name of Object.keys(process.env)) delete process.env[name];
sealNativeModules();
sealThreads();
syncBuiltinESMExports();
