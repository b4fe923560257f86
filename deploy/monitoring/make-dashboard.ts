// Writes dashboard.json, which Grafana imports as it is: `node deploy/monitoring/make-dashboard.ts`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Unit = 's' | 'reqps' | 'short' | 'percentunit' | 'bytes';

const rate = (metric: string, by: string): string => `sum by (${by}) (rate(${metric}[5m]))`;
const p95 = (metric: string, by = ''): string =>
  `histogram_quantile(0.95, sum by (le${by === '' ? '' : `, ${by}`}) (rate(${metric}_bucket[5m])))`;

const panels: readonly (readonly [title: string, unit: Unit, expression: string, legend: string])[] = [
  ['Conversions by how they ended', 'reqps', rate('crossfoot_conversions_total', 'outcome'), '{{outcome}}'],
  ['Verdicts', 'reqps', rate('crossfoot_verdicts_total', 'verdict'), '{{verdict}}'],
  ['Conversions waiting and running', 'short', 'max by (state) (crossfoot_jobs_conversions)', '{{state}}'],
  ['Wait for a turn, p95', 's', p95('crossfoot_conversion_wait_seconds'), 'p95'],
  ['Acceptance to end, p95', 's', p95('crossfoot_conversion_seconds'), 'p95'],
  [
    'Share of pages read by OCR',
    'percentunit',
    'sum(rate(crossfoot_pages_total{source="ocr"}[15m])) / sum(rate(crossfoot_pages_total[15m]))',
    'OCR',
  ],
  ['Sandboxes lost', 'reqps', 'sum(rate(crossfoot_sandbox_losses_total[5m]))', 'lost'],
  ['Calls by status', 'reqps', rate('crossfoot_http_request_seconds_count', 'status'), '{{status}}'],
  ['Calls, p95', 's', p95('crossfoot_http_request_seconds', 'route'), '{{route}}'],
  ['Requests between services, p95', 's', p95('crossfoot_message_request_seconds', 'pattern'), '{{pattern}}'],
  ['Dead letters', 'short', 'max by (service) (crossfoot_dead_letters)', '{{service}}'],
  ['Oldest event not sent', 's', 'max by (collection) (crossfoot_outbox_age_seconds)', '{{collection}}'],
  ['Oldest upload', 's', 'max(crossfoot_oldest_upload_seconds)', 'oldest'],
  ['Put right by sweepers', 'short', 'sum by (what) (increase(crossfoot_swept_total[1h]))', '{{what}}'],
  ['Memory', 'bytes', 'process_resident_memory_bytes{job=~"crossfoot.*"}', '{{instance}}'],
  ['Processors', 'short', 'rate(process_cpu_seconds_total{job=~"crossfoot.*"}[5m])', '{{instance}}'],
];

const [columns, width, height] = [2, 12, 8];
const dashboard = {
  uid: 'crossfoot',
  title: 'Crossfoot',
  schemaVersion: 39,
  refresh: '30s',
  time: { from: 'now-6h', to: 'now' },
  panels: panels.map(([title, unit, expr, legendFormat], index) => ({
    id: index + 1,
    type: 'timeseries',
    title,
    datasource: { type: 'prometheus' },
    gridPos: { x: (index % columns) * width, y: Math.floor(index / columns) * height, w: width, h: height },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: [{ refId: 'A', expr, legendFormat }],
  })),
};
writeFileSync(join(import.meta.dirname, 'dashboard.json'), `${JSON.stringify(dashboard, null, 2)}\n`);
