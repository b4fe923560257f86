const key = 'crossfoot-chosen-plan';
const keptMs = 24 * 60 * 60 * 1000;

/**
 * The plan that a visitor chose before there was an account, so that it is still known after registering, the code and
 * the first sign-in. A wish kept in this browser for a day: nothing is bought or granted by it.
 */
export function rememberChosenPlan(planName: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ planName, chosenAt: Date.now() }));
  } catch {
    // Storage refused: the plan is chosen once more after registering.
  }
}

/** The plan that was chosen, or null. */
export function chosenPlan(now = Date.now()): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('planName' in kept) || !('chosenAt' in kept)) return null;
    const { planName, chosenAt } = kept;
    return typeof planName === 'string' && typeof chosenAt === 'number' && now - chosenAt < keptMs ? planName : null;
  } catch {
    return null;
  }
}

export function forgetChosenPlan(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage refused: there is nothing to forget.
  }
}
