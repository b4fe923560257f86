import { createContext, use } from 'react';

/** Opens the cookie settings from anywhere. */
export const ConsentPromptContext = createContext<() => void>(() => undefined);

export function useConsentPrompt(): () => void {
  return use(ConsentPromptContext);
}
