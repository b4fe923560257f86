import { describe, expect, it } from 'vitest';
import { checkNewPassword } from './password-policy.ts';

const email = 'ada@ledger.example';

describe('a new password', () => {
  it.each(['password', '12345678', 'AAAAAAAA', 'Ada@Ledger.example', 'crossfoot', 'Cross-Foot2026!', '123crossfoot'])(
    '%s is refused as one that is guessed first',
    (password) => expect(checkNewPassword(password, email)).rejects.toMatchObject({ code: 'PASSWORD_TOO_COMMON' }),
  );

  it.each(['five5', 'x'.repeat(257)])('%s is too short or too long', (password) =>
    expect(checkNewPassword(password, email)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' }),
  );

  it.each(['x y'.repeat(85) + 'z', 'six sheep sleep', 'crossfooted sums', 'ünïcödé', 'y7!Qz_'])(
    '%s is taken',
    (password) => expect(checkNewPassword(password, email)).resolves.toBeUndefined(),
  );
});
