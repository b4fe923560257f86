import { CodedError, passwordMaxLength } from '@crossfoot/contracts';

let common: Promise<ReadonlySet<string>> | null = null;

/** The commonest passwords of public leaks (the list of zxcvbn-ts), loaded when the first password is set. */
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const list: readonly (string | number)[] = dictionary['passwords-common'];
    return new Set(list.map(String));
  }));

/** The product's own name, with whatever digits and signs around it. */
const productName = /^[^a-z]*cross[^a-z]*foot[^a-z]*$/;

/** Refuses what everybody tries first, the product's name, and the person's own address. Throws CodedError. */
export async function checkNewPassword(password: string, email: string): Promise<void> {
  if (password.length < 6 || password.length > passwordMaxLength)
    throw new CodedError(
      'VALIDATION_FAILED',
      `Password must be at least 6 and at most ${passwordMaxLength} characters`,
    );
  const lower = password.toLowerCase();
  const isRepeated = new Set(lower).size === 1;
  if (isRepeated || productName.test(lower) || lower === email.toLowerCase() || (await commonPasswords()).has(lower))
    throw new CodedError(
      'PASSWORD_TOO_COMMON',
      'This password is one of those that are guessed first. Please choose another.',
    );
}
