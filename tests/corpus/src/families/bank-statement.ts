import { masthead, summary, type Fact } from '../drawing/masthead.ts';
import type { Flow } from '../drawing/flow.ts';
import type { Producer } from '../drawing/producers.ts';
import type { Sheet } from '../drawing/sheet.ts';
import type { Table } from '../drawing/table.ts';
import { printDay, type Day } from '../story/calendar.ts';
import { lastOfDay, makeLedger, truthOf, type Ledger, type LedgerOptions, type TruthOptions } from '../story/ledger.ts';
import { signed, unsigned, type MoneyStyle } from '../story/money.ts';
import type { Rng } from '../story/rng.ts';
import { A4, latin, open, period, type Family, type Month } from './family.ts';
import { ledgerPages, pageNumbers, type LedgerLayout } from './ledger-pages.ts';

export interface Scene {
  readonly rng: Rng;
  readonly ledger: Ledger;
  readonly month: Month;
  readonly sheet: Sheet;
  readonly flow: Flow;
  readonly size: number;
}

/** A statement of one account with one running table: the commonest kind, told by what the bank decides about it. */
export interface BankStatement {
  readonly name: string;
  readonly about: string;
  readonly lexicon: string;
  readonly currency: string;
  readonly decimals?: number;
  readonly scale?: number;
  readonly faces?: readonly string[];
  readonly fonts?: readonly string[];
  readonly producers?: readonly Producer[];
  readonly page?: { width: number; height: number };
  readonly sizes?: readonly number[];
  readonly periods?: readonly ('month' | 'cycle' | 'turn')[];
  readonly count?: readonly [number, number];
  readonly options?: Partial<LedgerOptions>;
  readonly titles: readonly string[];
  /** Labels of the head: account number and period; the period's value is printed by `range`. */
  readonly labels: { readonly account: string; readonly period: string };
  readonly range: (start: Day, end: Day) => string;
  readonly money: MoneyStyle;
  readonly moneyText?: (minor: number) => string;
  /** The summary's wording; null where none is printed. */
  readonly summary?: {
    readonly title: string;
    readonly opening: string;
    readonly credits?: string;
    readonly debits?: string;
    readonly closing: string;
  } | null;
  readonly summaryAfter?: boolean;
  readonly pageWord: (page: number, total: number) => string;
  readonly prepare?: (scene: Scene) => void;
  readonly layout: (scene: Scene) => Omit<LedgerLayout, 'money'>;
  readonly trailer?: (scene: Scene, table: Table) => void;
  readonly every?: (scene: Scene, page: number) => void;
  readonly truth?: (scene: Scene) => TruthOptions;
  readonly rightToLeft?: boolean;
}

export function bankStatement(spec: BankStatement): Family {
  return {
    name: spec.name,
    about: spec.about,
    ...(spec.faces ? { faces: spec.faces } : {}),
    ...(spec.producers ? { producers: spec.producers } : {}),
    draw: (rng) => {
      const month = period(rng, rng.pick(spec.periods ?? ['month', 'month', 'cycle', 'turn']));
      const [low, high] = spec.count ?? [6, 48];
      const ledger = makeLedger(rng, {
        lexicon: spec.lexicon,
        currency: spec.currency,
        start: month.start,
        end: month.end,
        count: rng.int(low, rng.chance(0.25) ? high * 2 : high),
        ...(spec.decimals === undefined ? {} : { decimals: spec.decimals }),
        ...(spec.scale === undefined ? {} : { scale: spec.scale }),
        ...spec.options,
      });
      const { sheet, flow } = open(rng, {
        faces: spec.fonts ?? spec.faces ?? latin,
        page: spec.page ?? A4,
        ...(spec.sizes ? { sizes: spec.sizes } : {}),
      });
      const scene: Scene = { rng, ledger, month, sheet, flow, size: sheet.options.size };
      spec.prepare?.(scene);
      const figure = spec.moneyText ?? ((minor: number) => signed(minor, spec.money));
      const facts: Fact[] = [
        [spec.labels.account, accountNumber(rng, ledger.number)],
        [spec.labels.period, spec.range(month.start, month.end)],
      ];
      flow.onPage = (f, page) => {
        spec.every?.(scene, page);
        if (page > 1) f.gap(rng.int(4, 10));
      };
      flow.newPage();
      masthead(flow, rng, {
        bank: ledger.bank,
        holder: [ledger.holder, rng.pick(ledger.lexicon.streets), rng.pick(ledger.lexicon.cities)],
        title: rng.pick(spec.titles),
        facts: rng.chance(0.5) ? facts : [...facts].reverse(),
        ...(spec.rightToLeft ? { rightToLeft: true } : {}),
      });
      const totals = (): void => {
        if (!spec.summary) return;
        const sum = (sign: number): number =>
          ledger.entries.filter((e) => e.amount * sign > 0).reduce((all, e) => all + e.amount, 0);
        const money = (minor: number): string =>
          spec.moneyText ? spec.moneyText(Math.abs(minor)) : unsigned(minor, spec.money);
        summary(
          flow,
          rng,
          spec.summary.title,
          [
            [spec.summary.opening, figure(ledger.opening)],
            ...(spec.summary.credits ? ([[spec.summary.credits, money(sum(1))]] as const) : []),
            ...(spec.summary.debits ? ([[spec.summary.debits, money(sum(-1))]] as const) : []),
            [spec.summary.closing, figure(ledger.closing)],
          ],
          { rightToLeft: spec.rightToLeft ?? false },
        );
      };
      if (!spec.summaryAfter) totals();
      const layout: LedgerLayout = { money: spec.money, ...spec.layout(scene) };
      const table = ledgerPages(flow, ledger, layout);
      spec.trailer?.(scene, table);
      if (spec.summaryAfter) {
        flow.gap(10);
        totals();
      }
      pageNumbers(flow, rng, spec.pageWord);
      const printed: NonNullable<TruthOptions['balancePrinted']> = (_, index) =>
        layout.balances !== 'none' && (layout.balances !== 'day' || lastOfDay(ledger.entries, index));
      return { sheet, truth: { accounts: [truthOf(ledger, { balancePrinted: printed, ...spec.truth?.(scene) })] } };
    },
  };
}

function accountNumber(rng: Rng, number: string): string {
  const shape = rng.int(0, 3);
  if (shape === 0) return number;
  if (shape === 1) return `${number.slice(0, 2)}-${number.slice(2, 6)}-${number.slice(6)}`;
  if (shape === 2) return `XXXX XX${number.slice(-4)}`;
  return `${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`;
}

/** "from … to …" in a pattern. */
export const range =
  (pattern: string, joiner: string, language = 'en', prefix = '') =>
  (start: Day, end: Day): string =>
    `${prefix}${printDay(start, pattern, { language })}${joiner}${printDay(end, pattern, { language })}`;
