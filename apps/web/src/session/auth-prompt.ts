import { createContext, use } from 'react';

export type AuthMode = 'login' | 'register';

/** Opens the sign-in and create-account dialog from anywhere. */
export const AuthPromptContext = createContext<(mode: AuthMode) => void>(() => undefined);

export function useAuthPrompt(): (mode: AuthMode) => void {
  return use(AuthPromptContext);
}
