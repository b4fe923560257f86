import type { StatementResult } from '@crossfoot/contracts';
import {
  applyCorrections,
  UnfitCorrectionError,
  type Correction,
  type ReviewedStatement,
} from '@crossfoot/statement-review';

/** What was done at once, and is undone at once. */
export type Step = readonly Correction[];

/** What a person has done in this review: the corrections that are saved, the steps that are not, and those taken back. */
export interface ReviewState {
  readonly original: StatementResult;
  /** The revision that was opened; 0 is what the program read. */
  readonly revision: number;
  readonly saved: readonly Correction[];
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  readonly reviewed: ReviewedStatement;
}

export type ReviewAction =
  | { readonly kind: 'apply'; readonly corrections: Step }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'open'; readonly revision: number; readonly saved: readonly Correction[] };

export function startReview(
  original: StatementResult,
  revision: number,
  saved: readonly Correction[],
  done: readonly Step[] = [],
): ReviewState {
  const fresh = { original, revision, saved, done: [], undone: [], reviewed: applyCorrections(original, saved) };
  return done.length === 0 ? fresh : (withDone(fresh, done, []) ?? fresh);
}

/** All corrections of the original, saved or not, in their order. */
export const allCorrections = ({ saved, done }: Pick<ReviewState, 'saved' | 'done'>): readonly Correction[] => [
  ...saved,
  ...done.flat(),
];

/** Every step applies all corrections anew, so that to undo is to leave the last one out. */
export function reviewReducer(state: ReviewState, action: ReviewAction): ReviewState {
  switch (action.kind) {
    case 'apply':
      return withDone(state, [...state.done, action.corrections], []) ?? state;
    case 'undo': {
      const last = state.done.at(-1);
      if (last === undefined) return state;
      return withDone(state, state.done.slice(0, -1), [...state.undone, last]) ?? state;
    }
    case 'redo': {
      const next = state.undone.at(-1);
      if (next === undefined) return state;
      return withDone(state, [...state.done, next], state.undone.slice(0, -1)) ?? state;
    }
    case 'open':
      return startReview(state.original, action.revision, action.saved);
  }
}

function withDone(state: ReviewState, done: readonly Step[], undone: readonly Step[]): ReviewState | null {
  try {
    const reviewed = applyCorrections(state.original, allCorrections({ saved: state.saved, done }));
    return { ...state, done, undone, reviewed };
  } catch (error) {
    // A key pressed twice may ask for what is done already; nothing is changed then.
    if (error instanceof UnfitCorrectionError) return null;
    throw error;
  }
}

/** A new row's id: no two of one review are the same. */
export const newRowId = (): string => `n:${crypto.randomUUID()}`;
