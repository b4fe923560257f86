import type { AccountFacts, ConversionRow, Verdict } from '@crossfoot/contracts';
import {
  compareDays,
  isSameAccount,
  meetingOf,
  meetingWords,
  type Days,
  type Meeting,
} from '@crossfoot/export-formats/chain';
import { dayWords, decimalsOf, money } from './figures.ts';

/** One statement in the line of its account. */
export interface ChainedStatement {
  readonly conversion: string;
  readonly filename: string;
  readonly revision: number;
  /** Position of the account in the statement. */
  readonly at: number;
  readonly facts: AccountFacts;
}

export type LinkState = 'holds' | 'gap' | 'overlap' | 'differs' | 'open';

/** How a statement meets the next one of its account. */
export interface HistoryLink {
  readonly state: LinkState;
  readonly sentence: string;
}

/** The statements of one account, oldest first, with a link between each and the next. */
export interface HistoryChain {
  readonly statements: readonly ChainedStatement[];
  readonly links: readonly HistoryLink[];
  readonly verdict: Verdict;
}

/**
 * Lines up the statements of a history by what is known of each without its rows. Where one statement was converted
 * several times, the newest conversion stands for it, or `preferred` where that is one of them.
 */
export function historyChains(
  rows: readonly ConversionRow[],
  preferred: string | null = null,
): readonly HistoryChain[] {
  const groups: ChainedStatement[][] = [];
  const newestFirst = rows.toSorted((one, other) =>
    one.id === preferred ? -1 : other.id === preferred ? 1 : other.createdAt.localeCompare(one.createdAt),
  );
  for (const { id: conversion, status, accounts, originalFilename: filename, revision } of newestFirst) {
    if (status !== 'completed') continue;
    for (const [at, facts] of (accounts ?? []).entries()) {
      const statement = { conversion, filename, revision, at, facts };
      if (daysOf(facts) === null) continue;
      const group = groups.find((members) => members.every((member) => isSameAccount(member.facts, facts)));
      if (group === undefined) groups.push([statement]);
      else if (!group.some((member) => isSameStatement(member, statement))) group.push(statement);
    }
  }
  return groups
    .filter((group) => group.length > 1)
    .map((group) => chainOf(group.toSorted((one, other) => compareDays(daysOf(one.facts), daysOf(other.facts)))));
}

/** The days of a statement; those of results that were kept before days were, by their period. */
function daysOf({ days, period: { start, end } }: AccountFacts): Days | null {
  return days ?? (start === null || end === null ? null : { start, end });
}

/** The same file again, or the same statement downloaded twice: the same days and an end in common. */
function isSameStatement(one: ChainedStatement, other: ChainedStatement): boolean {
  if (compareDays(daysOf(one.facts), daysOf(other.facts)) !== 0) return false;
  return (
    one.filename === other.filename ||
    one.facts.openingBalance === other.facts.openingBalance ||
    one.facts.closingBalance === other.facts.closingBalance
  );
}

function chainOf(statements: readonly ChainedStatement[]): HistoryChain {
  const links = statements
    .slice(1)
    .map((next, index) => linkOf((statements[index] as ChainedStatement).facts, next.facts));
  const states = links.map(({ state }) => state);
  const verdicts = statements.map(({ facts }) => facts.reconciliation.status);
  const fails = states.includes('differs') || verdicts.includes('unbalanced');
  const holds = states.every((state) => state === 'holds') && verdicts.every((verdict) => verdict === 'balanced');
  return { statements, links, verdict: fails ? 'unbalanced' : holds ? 'balanced' : 'unverifiable' };
}

function linkOf(previous: AccountFacts, next: AccountFacts): HistoryLink {
  const meeting = meetingOf(previous, next);
  const words = meetingWords(meeting, next.currency, {
    day: dayWords,
    money: (minorUnits, currency) =>
      money(Math.abs(minorUnits) / 10 ** (currency === null ? 3 : decimalsOf(currency)), currency),
  });
  return { state: stateOf(meeting), sentence: `${words.charAt(0).toUpperCase()}${words.slice(1)}.` };
}

function stateOf({ periods, difference }: Meeting): LinkState {
  if (periods === 'gap' || periods === 'overlap') return periods;
  if (difference === null) return 'open';
  return difference === 0 ? 'holds' : 'differs';
}
