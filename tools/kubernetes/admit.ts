// `npm run k8s:check`: applies every overlay to a real API server with strict validation, and creates its pods under Pod
// Security *restricted*. Nothing is scheduled: what is shown is that a cluster takes the manifests. Exit code 1 where it
// refuses any. Builds the server the first time (tools/kubernetes/install.sh).
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseAllDocuments } from 'yaml';

const root = join(import.meta.dirname, '../..');
const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'crossfoot');
const overlays = ['local', 'staging', 'production'];

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly spec?: {
    readonly template?: { readonly metadata?: object; readonly spec: { readonly volumes?: readonly object[] } };
    readonly volumeClaimTemplates?: readonly { readonly metadata: { readonly name: string } }[];
  };
}

execFileSync('bash', [join(import.meta.dirname, 'install.sh')], { stdio: 'inherit' });
const folder = mkdtempSync(join(tmpdir(), 'crossfoot-apiserver-'));
const children: ChildProcess[] = [];
let refusals = 0;
try {
  const kubectl = await startApiServer();
  kubectl(['apply', '-f', join(cache, 'keda-definitions'), '--server-side']);
  kubectl(['apply', '-f', '-'], namespaceOf('crossfoot', 'restricted'));
  await until(() => kubectl(['get', 'scaledobjects', '-n', 'crossfoot']));
  mustBeRefused(kubectl);
  for (const overlay of overlays) check(overlay, kubectl);
} finally {
  for (const child of children.toReversed()) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.exitCode = refusals === 0 ? 0 : 1;

type Kubectl = (options: readonly string[], input?: string) => string;

/** The overlay whole, as a server-side dry run; then each of its pods, which is what Pod Security decides on. */
function check(overlay: string, kubectl: Kubectl): void {
  const text = execFileSync('kubectl', ['kustomize', join(root, 'k8s/overlays', overlay)], { encoding: 'utf8' });
  const manifests = parseAllDocuments(text).map((document) => document.toJS() as Manifest);
  const strict = ['--validate=strict', '--dry-run=server'];
  const isApplied = attempt(`${overlay}: the manifests`, () => kubectl(['apply', '-f', '-', ...strict], text));
  const pods = manifests.flatMap(({ kind, metadata, spec }) =>
    spec?.template === undefined ? [] : [{ kind, name: metadata.name, ...spec, template: spec.template }],
  );
  const taken = pods.filter(({ kind, name, template, volumeClaimTemplates = [] }) =>
    attempt(`${overlay}: a pod of ${kind} ${name}`, () => {
      const metadata = { ...template.metadata, name: `of-${name}`, namespace: 'crossfoot' };
      // The controller gives a pod the volumes of its claims.
      const claimed = volumeClaimTemplates.map(({ metadata: { name: claim } }) => ({
        name: claim,
        persistentVolumeClaim: { claimName: `${claim}-${name}-0` },
      }));
      const spec = { ...template.spec, volumes: [...(template.spec.volumes ?? []), ...claimed] };
      const pod = JSON.stringify({ apiVersion: 'v1', kind: 'Pod', metadata, spec });
      kubectl(['create', '-f', '-', ...strict], pod);
    }),
  );
  console.log(
    `${overlay}: ${manifests.length} manifests ${isApplied ? 'admitted' : 'REFUSED'}, ${taken.length} of ${pods.length} pods admitted as restricted`,
  );
}

/** A check that admits everything would be none: a pod as root and a field that nobody knows are refused. */
function mustBeRefused(kubectl: Kubectl): void {
  const pod = (extra: object): string =>
    JSON.stringify({
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'bad', namespace: 'crossfoot' },
      spec: { containers: [{ name: 'bad', image: 'bad', ...extra }] },
    });
  for (const [why, extra] of [
    ['violates PodSecurity', {}],
    ['unknown field', { imagePullPolicyy: 'Always' }],
  ] as const) {
    let said = '';
    try {
      kubectl(['create', '-f', '-', '--validate=strict', '--dry-run=server'], pod(extra));
    } catch (error) {
      said = messageOf(error);
    }
    if (!said.includes(why)) throw new Error(`The server should have said "${why}", but said: ${said || 'nothing'}`);
  }
}

function attempt(what: string, act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch (error) {
    refusals += 1;
    console.error(`${what} is refused:\n${messageOf(error)}`);
    return false;
  }
}

function messageOf(error: unknown): string {
  if (error instanceof Error && 'stderr' in error) return String(error.stderr);
  return String(error);
}

async function startApiServer(): Promise<Kubectl> {
  const [clientPort, peerPort, port] = [await freePort(), await freePort(), await freePort()];
  const etcd = `http://127.0.0.1:${clientPort}`;
  const peers = `http://127.0.0.1:${peerPort}`;
  // prettier-ignore
  run('etcd', ['--data-dir', join(folder, 'etcd'), '--listen-client-urls', etcd, '--advertise-client-urls', etcd,
    '--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers, '--initial-cluster', `default=${peers}`,
    '--log-level', 'error']);
  const token = randomBytes(16).toString('hex');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const keyFile = join(folder, 'accounts.key');
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs1', format: 'pem' }), { mode: 0o600 });
  const tokens = join(folder, 'tokens.csv');
  writeFileSync(tokens, `${token},checker,1,"system:masters"\n`, { mode: 0o600 });
  // prettier-ignore
  run('kube-apiserver', ['--etcd-servers', etcd, '--secure-port', String(port), '--bind-address', '127.0.0.1',
    '--cert-dir', join(folder, 'certificates'), '--service-account-key-file', keyFile,
    '--service-account-signing-key-file', keyFile, '--service-account-issuer', 'https://crossfoot.test',
    '--service-cluster-ip-range', '10.96.0.0/16', '--token-auth-file', tokens, '--authorization-mode', 'AlwaysAllow',
    '--disable-admission-plugins', 'ServiceAccount']);
  const server = ['--server', `https://127.0.0.1:${port}`, '--token', token, '--insecure-skip-tls-verify'];
  const kubectl: Kubectl = (options, input) =>
    execFileSync('kubectl', [...server, ...options], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: folder, KUBECONFIG: '/dev/null' },
      ...(input === undefined ? {} : { input }),
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  await until(() => kubectl(['get', '--raw', '/readyz']));
  return kubectl;
}

function run(program: string, options: readonly string[]): void {
  const child = spawn(join(cache, 'bin', program), options, { stdio: 'ignore', cwd: folder });
  child.once('error', (error) => console.error(error.message));
  children.push(child);
}

async function until(works: () => unknown): Promise<void> {
  for (let rounds = 0; ; rounds += 1) {
    try {
      works();
      return;
    } catch (error) {
      if (rounds > 240) throw error;
      await wait(500);
    }
  }
}

function namespaceOf(name: string, level: string): string {
  const labels = { 'pod-security.kubernetes.io/enforce': level };
  return JSON.stringify({ apiVersion: 'v1', kind: 'Namespace', metadata: { name, labels } });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
