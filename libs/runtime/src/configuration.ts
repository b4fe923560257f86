import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/**
 * Every environment variable of every service, each explained here and nowhere else. Parsed once, at start; what does
 * not fit stops the process with a sentence that names it. `standalone` needs none of them.
 */
const count = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

const isKey = (text: string): boolean => Buffer.from(text, 'base64').length === 32;
const keyForm = 'must be 32 bytes in base64 (openssl rand -base64 32)';

export const environmentSchema = z.object({
  /** `production` turns the development mailbox off and wants SECRET_KEY to be given. */
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** Address to listen on. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Port of the public door (gateway, standalone). 0 takes a free one. */
  PORT: count(0, 65_535).default(8080),
  /** Port of /health/live, /health/ready and /metrics, for the cluster alone; never published. Empty: none (standalone). */
  OPERATIONS_PORT: count(0, 65_535).optional(),
  /**
   * How people reach the site, e.g. `https://crossfoot.example`. With https, cookies are Secure and carry `__Host-`.
   * Separate services want it in production, and there http is for this machine (`http://localhost…`) alone.
   */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** A folder of secrets: a file named like a variable holds its value, which then shows in no list of the environment. */
  SECRETS_DIR: z.string().min(1).optional(),
  /** How many reverse proxies stand in front and may be believed about the caller's address. */
  TRUST_PROXY: count(0, 10).default(0),
  /** 32 random bytes in base64. Seals uploads, results and passwords, signs cookies. The same in every service. */
  SECRET_KEY: z.string().refine(isKey, keyForm).optional(),
  /**
   * Further secret keys, separated by commas, that open what they sealed but seal nothing: the next key while services
   * are rolled one after the other, and former ones for as long as anything sealed with them is kept.
   */
  OTHER_SECRET_KEYS: z
    .string()
    .transform((text) => text.split(',').map((key) => key.trim()))
    .refine((keys) => keys.every(isKey), `each ${keyForm}`)
    .optional(),
  /** Folder of the embedded adapters. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** Where documents live: `mongodb://…`, or `file:` embedded. */
  DOCUMENTS_URL: z.string().optional(),
  /** Where sealed uploads and results live: `s3+http(s)://…`, or `file:` embedded. */
  OBJECTS_URL: z.string().optional(),
  /** Where jobs queue: `redis://…`, or `file:` embedded. */
  JOBS_URL: z.string().optional(),
  /** How services talk: `amqp://…`, or `file:` embedded. */
  MESSAGES_URL: z.string().optional(),
  /** How mail leaves: `smtp://…`, or `file:` embedded (a mailbox folder). */
  MAIL_URL: z.string().optional(),
  /** Who takes payments: `stripe://…`, or `file:` embedded (a sandbox that moves no money). */
  PAYMENTS_URL: z.string().optional(),
  /** trace, debug, info, warn, error, fatal or silent. */
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Folder of the built web pages that the gateway serves; empty where another server does. */
  WEB_ROOT: z.string().optional(),
  /**
   * The id under which Google's tag measures visits, e.g. `G-AB12CD34EF`; only of those who agree to it. Empty: nothing
   * is measured, and pages may ask no third party for anything.
   */
  MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'must look like G-AB12CD34EF')
    .optional(),
  /** Documents converted side by side in one process; each has a sandbox of its own. */
  CONVERSION_SLOTS: count(1, 64).default(Math.max(1, Math.min(4, availableParallelism()))),
  /** Free conversions that one network address may use a day, over all its visitors; a brake on emptied cookie jars. */
  FREE_CONVERSIONS_PER_ADDRESS: count(1, 100_000).default(10),
  /** Uploads that visitors of one network address may begin a minute; failures count too. */
  VISITOR_UPLOADS_PER_MINUTE: count(1, 1_000_000).default(60),
  /** The same of one account, from wherever. */
  ACCOUNT_UPLOADS_PER_MINUTE: count(1, 1_000_000).default(600),
  /** Uploads that a visitor or a session may have under way on one gateway, from the first byte to the reply; further ones wait in line. */
  UPLOADS_AT_A_TIME: count(1, 1_000).default(3),
  /** The same while others upload on that gateway too: what a crowd may take of what a neighbour waits for. Raise it with the workers. */
  UPLOADS_BESIDE_OTHERS: count(1, 1_000).default(1),
  /** Where spans are sent (OTLP over HTTP); the exporter's own variables hold besides. Empty: nothing is traced, and no SDK loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** Seconds that running work is given to end once SIGTERM has come. */
  GRACE_SECONDS: count(0, 600).default(20),
});
export type Environment = z.infer<typeof environmentSchema>;

export interface Configuration extends Omit<Environment, 'SECRET_KEY' | 'OTHER_SECRET_KEYS'> {
  readonly secretKey: Uint8Array;
  /** Keys that only open. */
  readonly otherKeys: readonly Uint8Array[];
  readonly dataDir: string;
  /** True where this process is the only one on its data (standalone): whatever was under way before its start is dead. */
  readonly isAlone: boolean;
}

/** A start that must not go on; the message is one plain sentence for the operator. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Reads the environment, and the files of SECRETS_DIR where it is given. Empty variables count as absent. Throws
 * ConfigurationError naming every fault, and never a value.
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const secrets = given['SECRETS_DIR'] === undefined ? {} : readSecrets(given['SECRETS_DIR']);
  const faults = Object.keys(secrets)
    .filter((name) => name in given)
    .map((name) => `${name}: given twice, in the environment and in SECRETS_DIR`);
  const parsed = environmentSchema.safeParse({ ...secrets, ...given });
  if (parsed.success && faults.length === 0) return parsed.data;
  faults.push(...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  throw new ConfigurationError(`The configuration cannot be used. ${faults.join('; ')}.`);
}

/** The files of a folder that are named like variables; empty ones count as absent. */
function readSecrets(folder: string): Readonly<Record<string, string>> {
  if (!existsSync(folder)) throw new ConfigurationError('SECRETS_DIR names a folder that is not there.');
  const found = Object.keys(environmentSchema.shape)
    .filter((name) => existsSync(join(folder, name)))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8').trim()] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== ''));
}

/**
 * What keeps a separate service from starting with this environment, beside its ports: one sentence each. `given` are the
 * variables as they came, without the files of SECRETS_DIR.
 */
export function faultsOfService(
  { NODE_ENV, PUBLIC_URL, SECRET_KEY }: Environment,
  given: Readonly<Record<string, string | undefined>> = {},
): readonly string[] {
  const faults = SECRET_KEY === undefined ? [MISSING_KEY] : [];
  if (NODE_ENV !== 'production') return faults;
  const open = onlyAsFiles.filter((name) => isSecret(name, given[name] ?? ''));
  if (open.length > 0)
    faults.push(
      `${open.join(', ')}: in production a file of SECRETS_DIR, for the environment shows in lists and reports.`,
    );
  if (PUBLIC_URL === undefined) {
    faults.push('PUBLIC_URL is missing: it is the address of the site in mails, cookies and payment pages.');
  } else if (new URL(PUBLIC_URL).protocol === 'http:' && !isThisMachine(new URL(PUBLIC_URL).hostname)) {
    faults.push('PUBLIC_URL must begin with https: over plain http sessions and statements could be read on the way.');
  }
  return faults;
}

/** The keys, and the addresses of the own servers where a password stands in them. */
const onlyAsFiles = ['SECRET_KEY', 'OTHER_SECRET_KEYS', 'MESSAGES_URL', 'DOCUMENTS_URL', 'JOBS_URL', 'OBJECTS_URL'];
const isSecret = (name: string, value: string): boolean =>
  name.endsWith('_URL') ? URL.canParse(value) && new URL(value).password !== '' : value !== '';

const MISSING_KEY = 'SECRET_KEY is missing: 32 random bytes in base64, the same in every service.';
const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** The configuration of a service: `secretKey` is given where the environment has none (standalone keeps one of its own). */
export function configurationOf(environment: Environment, secretKey?: Uint8Array, isAlone = false): Configuration {
  const { SECRET_KEY, OTHER_SECRET_KEYS = [], ...rest } = environment;
  const key = SECRET_KEY === undefined ? secretKey : Buffer.from(SECRET_KEY, 'base64');
  if (key === undefined) throw new ConfigurationError(MISSING_KEY);
  const otherKeys = OTHER_SECRET_KEYS.map((text) => Buffer.from(text, 'base64'));
  return { ...rest, secretKey: key, otherKeys, dataDir: resolve(environment.DATA_DIR), isAlone };
}
