import { type Day, isoDay } from './calendar.ts';
import { english, type Lexicon } from './lexicon.ts';
import { europe } from './lexicon-europe.ts';
import { world } from './lexicon-world.ts';
import { decimal } from './money.ts';
import type { Rng } from './rng.ts';
import type { TruthAccount } from '../truth.ts';

export type Kind = 'purchase' | 'out' | 'in' | 'salary' | 'fee' | 'interest' | 'check';

/** One movement of money, holder's view, in minor units. */
export interface Entry {
  readonly date: Day;
  readonly valueDate: Day;
  readonly amount: number;
  readonly balance: number;
  /** First line and details; a family may print fewer. */
  lines: string[];
  readonly kind: Kind;
  readonly reference: string;
  readonly card: string;
  readonly city: string;
}

export interface Ledger {
  readonly start: Day;
  readonly end: Day;
  readonly opening: number;
  readonly closing: number;
  readonly entries: Entry[];
  readonly currency: string;
  readonly decimals: number;
  readonly lexicon: Lexicon;
  readonly holder: string;
  readonly bank: string;
  readonly number: string;
}

export interface LedgerOptions {
  readonly lexicon: string;
  readonly currency: string;
  readonly decimals?: number;
  /** A usual purchase, in whole currency units. */
  readonly scale?: number;
  readonly start: Day;
  readonly end: Day;
  readonly count: number;
  /** `account` starts positive; `card` starts owed, spends and gets one or two payments; `folio` starts at 0. */
  readonly nature?: 'account' | 'card' | 'savings';
  readonly opening?: number;
  readonly overdraft?: boolean;
  /** Several movements on most days, as on business accounts. */
  readonly busy?: boolean;
  readonly kinds?: readonly Kind[];
}

export function lexiconOf(name: string): Lexicon {
  const lexicon = english[name] ?? europe[name] ?? world[name];
  if (!lexicon) throw new Error(`no lexicon ${name}`);
  return lexicon;
}

const weights: Record<'account' | 'card' | 'savings', Partial<Record<Kind, number>>> = {
  account: { purchase: 45, out: 28, in: 12, salary: 6, fee: 5, interest: 3 },
  card: { purchase: 84, fee: 4, in: 6 },
  savings: { in: 40, out: 25, interest: 20, fee: 5 },
};

function pickKind(rng: Rng, options: LedgerOptions): Kind {
  if (options.kinds) return rng.pick(options.kinds);
  const table = Object.entries(weights[options.nature ?? 'account']) as [Kind, number][];
  let ticket = rng.next() * table.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [kind, weight] of table) if ((ticket -= weight) < 0) return kind;
  return 'purchase';
}

function describe(
  rng: Rng,
  lexicon: Lexicon,
  kind: Kind,
): { lines: string[]; reference: string; card: string; city: string } {
  const source = {
    purchase: lexicon.purchases,
    out: lexicon.out,
    in: lexicon.in,
    salary: lexicon.salary,
    fee: lexicon.fees,
    interest: lexicon.interest,
    check: ['Check'],
  }[kind];
  const reference = rng.digits(rng.int(6, 10));
  const card = rng.digits(4);
  const city = rng.pick(lexicon.cities);
  const fill = (text: string): string =>
    text
      .replaceAll('{shop}', rng.pick(lexicon.shops))
      .replaceAll('{person}', rng.pick(lexicon.people))
      .replaceAll('{firm}', rng.pick(lexicon.firms))
      .replaceAll('{city}', city)
      .replaceAll('{ref}', reference)
      .replaceAll('{card}', card)
      .replaceAll('{phone}', `${rng.digits(3)}-${rng.digits(3)}-${rng.digits(4)}`);
  return { lines: fill(rng.pick(source)).split('|'), reference, card, city };
}

/** An amount with the spread real life has: many small, few large, some round. */
function size(rng: Rng, kind: Kind, unit: number, decimals: number): number {
  const minor = 10 ** decimals;
  const spread = Math.exp((rng.next() + rng.next() + rng.next() - 1.5) * 1.6);
  const base = { purchase: 0.8, out: 4, in: 5, salary: 60, fee: 0.25, interest: 0.1, check: 8 }[kind] * unit;
  let amount = Math.max(1, Math.round(base * spread * minor));
  if ((kind === 'out' || kind === 'in') && rng.chance(0.35))
    amount = Math.max(minor, Math.round(amount / minor / 10) * 10 * minor);
  if (kind === 'interest' && rng.chance(0.2)) amount = rng.int(1, 60);
  return Math.max(1, amount);
}

/** A story of one account: rows in booking order whose balances chain. */
export function makeLedger(rng: Rng, options: LedgerOptions): Ledger {
  const lexicon = lexiconOf(options.lexicon);
  const decimals = options.decimals ?? 2;
  const unit = options.scale ?? 30;
  const nature = options.nature ?? 'account';
  const minor = 10 ** decimals;
  const days = options.end - options.start + 1;
  const dates = Array.from({ length: options.count }, () => options.start + rng.int(0, days - 1)).sort((a, b) => a - b);
  if (!options.busy) for (let i = 1; i < dates.length; i++) if (rng.chance(0.25)) dates[i] = dates[i - 1]!;
  dates.sort((a, b) => a - b);
  const sign = nature === 'card' ? -1 : 1;
  const opening =
    options.opening ?? sign * Math.round(unit * minor * rng.int(20, 220) * (0.7 + rng.next()) + rng.int(0, 99));
  let balance = opening;
  const entries: Entry[] = [];
  const payments = new Set(
    nature === 'card' && options.count > 2
      ? [rng.int(0, options.count - 1), ...(rng.chance(0.4) ? [rng.int(0, options.count - 1)] : [])]
      : [],
  );
  dates.forEach((date, index) => {
    let kind = payments.has(index) ? 'salary' : pickKind(rng, options);
    let amount = size(rng, kind, unit, decimals);
    const goesIn = kind === 'in' || kind === 'salary' || kind === 'interest';
    if (!goesIn && nature !== 'card' && !options.overdraft && balance - amount < 0) {
      if (options.kinds) amount = Math.max(1, Math.round(balance * 0.1));
      else {
        kind = 'in';
        amount = size(rng, 'salary', unit, decimals);
      }
    }
    let text = describe(rng, lexicon, kind);
    if (nature === 'card' && payments.has(index)) {
      amount = Math.max(1, Math.min(Math.abs(Math.round(opening * (rng.chance(0.6) ? 1 : 0.3))), 5000 * unit * minor));
      text = { ...text, lines: [rng.pick(cardPayments[options.lexicon] ?? cardPayments['us']!)] };
    } else if (nature === 'card' && kind === 'in') {
      text = { ...text, lines: [`${rng.pick(lexicon.shops)} ${text.city}`] };
      amount = size(rng, 'purchase', unit, decimals);
    }
    const signedAmount = kind === 'in' || kind === 'salary' || kind === 'interest' ? amount : -amount;
    balance += signedAmount;
    entries.push({
      date,
      valueDate: Math.min(date + (rng.chance(0.3) ? rng.int(0, 3) : 0), options.end + 2),
      amount: signedAmount,
      balance,
      kind,
      ...text,
    });
  });
  // Two equal rows on one day are real, and every parser that removes duplicates loses one.
  return {
    start: options.start,
    end: options.end,
    opening,
    closing: balance,
    entries,
    currency: options.currency,
    decimals,
    lexicon,
    holder: rng.pick(lexicon.people),
    bank: rng.pick(lexicon.banks),
    number: rng.digits(10),
  };
}

const cardPayments: Record<string, readonly string[]> = {
  us: ['PAYMENT THANK YOU - WEB', 'AUTOPAY PAYMENT RECEIVED', 'ONLINE PAYMENT, THANK YOU'],
  gb: ['PAYMENT RECEIVED - THANK YOU', 'DIRECT DEBIT PAYMENT - THANK YOU'],
  sg: ['PAYMT THRU E-BANK/HOMEB/CYBERB', 'GIRO PAYMENT - THANK YOU'],
  in: ['BBPS PAYMENT RECEIVED', 'NETBANKING TRANSFER'],
  de: ['ÜBERWEISUNG DANKEND ERHALTEN', 'LASTSCHRIFTEINZUG IHR KONTO'],
  fr: ['VOTRE REGLEMENT', 'PRELEVEMENT RELEVE PRECEDENT'],
  nl: ['GEINCASSEERD VORIG SALDO', 'IDEAL BETALING, DANK U'],
  'pt-BR': ['PAGAMENTO EFETUADO', 'PAGAMENTO RECEBIDO - OBRIGADO'],
  'es-MX': ['SU PAGO GRACIAS SPEI', 'PAGO INTERBANCARIO RECIBIDO'],
  'zh-CN': ['还款-银联转账', '自动还款'],
  'zh-TW': ['繳款-自動轉帳', '網路銀行繳款'],
  ja: ['口座振替によるお支払い'],
};

export interface TruthOptions {
  /** Whether the row's running balance stands on the page. */
  readonly balancePrinted?: (entry: Entry, index: number) => boolean;
  readonly describe?: (entry: Entry) => string;
  readonly otherDate?: (entry: Entry) => Day | undefined;
  readonly otherDescriptions?: (entry: Entry) => readonly string[];
  readonly openingPrinted?: boolean;
  /** Whether a label names it; where not, the balance of the last row closes what a printed one has opened. */
  readonly closingPrinted?: boolean;
  readonly date?: (entry: Entry) => Day;
}

/** The truth file's account of a ledger as a family printed it. */
export function truthOf(ledger: Ledger, options: TruthOptions = {}): TruthAccount {
  const money = (minor: number): number => decimal(minor, ledger.decimals);
  const isOpened = options.openingPrinted !== false;
  const last = ledger.entries.at(-1);
  const isReached = last !== undefined && (options.balancePrinted?.(last, ledger.entries.length - 1) ?? true);
  return {
    openingBalance: isOpened ? money(ledger.opening) : null,
    closingBalance: options.closingPrinted === false && !(isOpened && isReached) ? null : money(ledger.closing),
    currency: ledger.currency,
    transactions: ledger.entries.map((entry, index) => {
      const other = options.otherDate?.(entry);
      const others = options.otherDescriptions?.(entry);
      return {
        date: isoDay(options.date?.(entry) ?? entry.date),
        description: (options.describe?.(entry) ?? entry.lines.join(' ')).replace(/\s+/g, ' ').trim(),
        amount: money(entry.amount),
        balance: (options.balancePrinted?.(entry, index) ?? true) ? money(entry.balance) : null,
        ...(other === undefined ? {} : { otherDate: isoDay(other) }),
        ...(others?.length ? { otherDescriptions: others } : {}),
      };
    }),
  };
}

/** Whether the entry is the last of its day: where sparse statements print the balance. */
export const lastOfDay = (entries: readonly Entry[], index: number): boolean =>
  entries[index + 1]?.date !== entries[index]!.date;
