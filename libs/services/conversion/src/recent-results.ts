import type { StatementResult } from '@crossfoot/contracts';

const mostKept = 32;
const lifeMs = 60_000;
/** Of the stored text; a longer one is fetched from the store again. */
const longestText = 512 * 1_024;

/**
 * Results that were stored a moment ago: what was converted is exported at once, mostly by the same process. In memory
 * alone, and never longer than a minute.
 */
export class RecentResults {
  private readonly kept = new Map<string, { readonly result: StatementResult; readonly timer: NodeJS.Timeout }>();

  keep(key: string, result: StatementResult, textLength: number): void {
    this.forget(key);
    if (textLength > longestText) return;
    const [oldest] = this.kept.keys();
    if (this.kept.size >= mostKept && oldest !== undefined) this.forget(oldest);
    this.kept.set(key, { result, timer: setTimeout(() => this.kept.delete(key), lifeMs).unref() });
  }

  get(key: string): StatementResult | null {
    return this.kept.get(key)?.result ?? null;
  }

  forget(key: string): void {
    clearTimeout(this.kept.get(key)?.timer);
    this.kept.delete(key);
  }
}
