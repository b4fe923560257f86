import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Collection } from '@crossfoot/ports';
import { Metrics } from '@crossfoot/runtime';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const rules = (
  parse(read('deploy/monitoring/alerts.yaml')) as { groups: { rules: { alert: string; expr: string }[] }[] }
).groups.flatMap((group) => group.rules);
const panels = (JSON.parse(read('deploy/monitoring/dashboard.json')) as { panels: { targets: { expr: string }[] }[] })
  .panels;
const expressions = [...rules, ...panels.flatMap((panel) => panel.targets)].map(({ expr }) => expr);

/** What a service with a queue, an outbox and messages tells at `/metrics`. */
async function toldNames(): Promise<ReadonlySet<string>> {
  const metrics = new Metrics({ processMetrics: true });
  for (const queue of ['conversions', 'conversions-scans', 'notifications-mail'])
    metrics.watchQueue(queue, async () => ({ waiting: 0, active: 0, dead: 0 }));
  metrics.watchDeadLetters('conversion', async () => 0);
  metrics.watchOutbox('conversions', { find: async () => ({ items: [], next: null }) } as unknown as Collection<{
    outboxSince: number | null;
  }>);
  const names = (await metrics.registry.getMetricsAsJSON()).map(({ name }) => name);
  return new Set(names.flatMap((name) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]));
}

describe('alerts and dashboard', () => {
  it('ask for figures that are told', async () => {
    const told = await toldNames();
    const asked = new Set(expressions.flatMap((text) => text.match(/\b(?:crossfoot|process)_\w+/g) ?? []));
    expect(asked.size).toBeGreaterThan(12);
    expect([...asked].filter((name) => !told.has(name))).toEqual([]);
  });

  it('name alerts that the guide says what to do about', () => {
    const guide = read('docs/operations.md');
    expect(rules.filter(({ alert }) => !guide.includes(`\`${alert}\``))).toEqual([]);
  });
});
