import type { ConversionView } from '@crossfoot/contracts';
import type { Collection, Stored } from '@crossfoot/ports';
import type { MessageBus } from '@crossfoot/runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Conversion } from './conversion.document.ts';
import { ProgressReport } from './progress-report.ts';

let told: string[] = [];
let report: ProgressReport;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  const signal = (_: unknown, { progress }: ConversionView): void => {
    told.push(`${progress.stage} ${progress.pagesDone}`);
  };
  const record = { id: 'one', body: { createdAt: 0, revisions: [] } } as unknown as Stored<Conversion>;
  const bus = { signal } as unknown as MessageBus;
  report = new ProgressReport({} as Collection<Conversion>, bus, record, 'run', true, () => undefined);
});
afterEach(async () => {
  await report.stop();
  vi.useRealTimers();
});

it('tells nothing of a run that is over within a tenth of a second', async () => {
  report.update({ stage: 'read', pagesDone: 0, pages: 2 });
  vi.advanceTimersByTime(99);
  await report.stop();
  vi.advanceTimersByTime(5_000);
  expect(told).toEqual([]);
});

it('tells each stage of a longer document at once', () => {
  report.update({ stage: 'read', pagesDone: 0, pages: 12 });
  report.update({ stage: 'layout', pagesDone: 12, pages: 12 });
  expect(told).toEqual(['read 0', 'layout 12']);
});

it('tells a new stage within a tenth of a second', () => {
  vi.advanceTimersByTime(100);
  report.update({ stage: 'read', pagesDone: 0, pages: 2 });
  report.update({ stage: 'read', pagesDone: 1, pages: 2 });
  vi.advanceTimersByTime(100);
  report.update({ stage: 'layout', pagesDone: 2, pages: 2 });
  vi.advanceTimersByTime(100);
  expect(told).toEqual(['open 0', 'read 1', 'layout 2']);
});

it('tells of pages at most four times a second', () => {
  for (let page = 1; page <= 100; page += 1) {
    report.update({ stage: 'read', pagesDone: page, pages: 100 });
    vi.advanceTimersByTime(10);
  }
  expect(told.length).toBeGreaterThanOrEqual(3);
  expect(told.length).toBeLessThanOrEqual(1 + 4);
});

it('repeats itself each second while nothing moves', () => {
  report.update({ stage: 'read', pagesDone: 3, pages: 9 });
  vi.advanceTimersByTime(2_100);
  expect(told).toEqual(['read 3', 'read 3', 'read 3']);
});
