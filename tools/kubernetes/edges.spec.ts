import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { describe, expect, it } from 'vitest';
import { messageAccess, serviceNames } from '../../deploy/access/message-access.ts';

const root = join(import.meta.dirname, '../../k8s');

type Labels = Readonly<Record<string, string>>;
interface Peer {
  readonly podSelector?: { readonly matchLabels?: Labels };
  readonly namespaceSelector?: unknown;
  readonly ipBlock?: { readonly except?: readonly string[] };
}
interface Rule {
  readonly to?: readonly Peer[];
  readonly from?: readonly Peer[];
  readonly ports?: readonly { readonly port: number }[];
}
interface Template {
  readonly metadata: { readonly labels: Labels };
  readonly spec: { readonly volumes?: readonly { readonly secret?: { readonly secretName: string } }[] };
}
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly podSelector?: { readonly matchLabels?: Labels };
    readonly policyTypes?: readonly string[];
    readonly ingress?: readonly Rule[];
    readonly egress?: readonly Rule[];
    readonly template?: Template;
  };
}

const manifests = globSync('{base,components/*}/*.yaml', { cwd: root })
  .filter((path) => !/kustomization|patch/.test(path))
  .flatMap((path) => parseAllDocuments(readFileSync(join(root, path), 'utf8')))
  .map((document) => document.toJS() as Manifest | null)
  .filter((manifest) => manifest !== null);
const pods = manifests.flatMap(({ spec }) => spec?.template ?? []);
const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');

const selects = (selector: Labels | undefined, labels: Labels): boolean =>
  Object.entries(selector ?? {}).every(([key, value]) => labels[key] === value);

/** As a cluster decides it: a direction that a policy names is closed but for what some policy of the pod opens. */
function allows(pod: Labels, direction: 'Ingress' | 'Egress', other: Labels, port: number): boolean {
  const own = policies.filter(
    ({ spec }) => spec.policyTypes?.includes(direction) && selects(spec.podSelector?.matchLabels, pod),
  );
  const rules = own.flatMap(({ spec }) => (direction === 'Ingress' ? spec.ingress : spec.egress) ?? []);
  const opens = (peer: Peer): boolean =>
    peer.podSelector !== undefined &&
    peer.namespaceSelector === undefined &&
    selects(peer.podSelector.matchLabels, other);
  return rules.some(
    (rule) => rule.ports?.some((one) => one.port === port) && ((rule.from ?? rule.to)?.some(opens) ?? true),
  );
}

const nameOf = (labels: Labels): string => labels['app.kubernetes.io/name'] ?? '';
const ports = { gateway: 8080, web: 8080, rabbitmq: 5672, redis: 6379, mongo: 27017, minio: 9000 } as const;

describe('the network of the cluster', () => {
  it('has exactly the edges that are declared', () => {
    const edges = pods.flatMap(({ metadata: { labels: from } }) =>
      pods.flatMap(({ metadata: { labels: to } }) =>
        [...new Set([...Object.values(ports), 9090])]
          .filter((port) => allows(from, 'Egress', to, port) && allows(to, 'Ingress', from, port))
          .map((port) => `${nameOf(from)} → ${nameOf(to)}:${port}`),
      ),
    );
    expect(edges.toSorted()).toEqual(
      [
        'web → gateway:8080',
        'gateway → rabbitmq:5672',
        'gateway → minio:9000',
        'identity → rabbitmq:5672',
        'identity → mongo:27017',
        'billing → rabbitmq:5672',
        'billing → mongo:27017',
        'notifications → rabbitmq:5672',
        'notifications → mongo:27017',
        'notifications → redis:6379',
        'conversion → rabbitmq:5672',
        'conversion → mongo:27017',
        'conversion → redis:6379',
        'conversion → minio:9000',
        'make-objects → minio:9000',
      ].toSorted(),
    );
  });

  it('leads outside for payments and mail alone, and never into private networks', () => {
    const outside = policies.filter(({ spec }) => spec.egress?.some(({ to }) => to?.some(({ ipBlock }) => ipBlock)));
    expect(outside.map(({ metadata }) => metadata.name).toSorted()).toEqual(['billing', 'notifications']);
    for (const { spec } of outside) {
      for (const peer of spec.egress?.flatMap(({ to }) => to ?? []) ?? []) {
        if (peer.ipBlock) expect(peer.ipBlock.except).toContain('169.254.0.0/16');
      }
    }
  });
});

describe('the pods', () => {
  it('are those of every service, each with the secrets of its own alone', () => {
    for (const service of serviceNames) {
      const pod = pods.find(({ metadata }) => nameOf(metadata.labels) === service);
      const secrets = pod?.spec.volumes?.flatMap(({ secret }) => secret?.secretName ?? []);
      expect(secrets).toEqual([`crossfoot-${service}`]);
    }
    expect(Object.keys(messageAccess)).toEqual([...serviceNames]);
  });
});
