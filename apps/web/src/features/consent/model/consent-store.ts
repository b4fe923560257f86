/** What a visitor has allowed. `necessary` cannot be refused. */
export interface CookiePreferences {
  readonly necessary: true;
  readonly analytics: boolean;
  readonly marketing: boolean;
}
export type ConsentAnswer = 'accepted' | 'declined' | 'configured';

export interface Consent {
  /** Null until the visitor has answered. */
  readonly answer: ConsentAnswer | null;
  readonly preferences: CookiePreferences;
}

const answerKey = 'cookie-consent';
const preferencesKey = 'cookie-preferences';
const nothing: CookiePreferences = { necessary: true, analytics: false, marketing: false };
const unanswered: Consent = { answer: null, preferences: nothing };

let current: Consent | null = null;
const listeners = new Set<() => void>();

function load(): Consent {
  try {
    const answer = localStorage.getItem(answerKey);
    if (answer !== 'accepted' && answer !== 'declined' && answer !== 'configured') return unanswered;
    const stored = JSON.parse(localStorage.getItem(preferencesKey) ?? '{}') as Partial<CookiePreferences>;
    return {
      answer,
      preferences: {
        necessary: true,
        analytics: stored.analytics === true && answer !== 'declined',
        marketing: stored.marketing === true && answer !== 'declined',
      },
    };
  } catch {
    return unanswered;
  }
}

export const consentStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get(): Consent {
    current ??= load();
    return current;
  },
  /** On the server nobody is asked: the banner appears in the browser. */
  getOnServer: (): Consent | null => null,
};

/** Stores the visitor's answer and tells everybody who listens. */
export function answerConsent(answer: ConsentAnswer, allowed: { analytics: boolean; marketing: boolean }): void {
  current = { answer, preferences: { necessary: true, ...allowed } };
  try {
    localStorage.setItem(answerKey, answer);
    localStorage.setItem(preferencesKey, JSON.stringify(current.preferences));
  } catch {
    // Storage refused: the answer holds until the page is left.
  }
  for (const listener of listeners) listener();
}
