import type { ErrorCode } from '@crossfoot/contracts';
import { paths } from '#routes/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { remedyOf } from '../model/remedy-of.ts';

interface RemedyProps {
  readonly code: ErrorCode | null;
  readonly signedIn: boolean;
  readonly size?: 'small' | 'medium';
  readonly onSignUp: () => void;
}

/** The button that solves a refusal; nothing where there is none. */
export function Remedy({ code, signedIn, size = 'medium', onSignUp }: RemedyProps) {
  const remedy = remedyOf(code, signedIn);
  switch (remedy) {
    case null:
      return null;
    case 'signUp':
      return (
        <Button size={size} onClick={onSignUp}>
          Sign Up Now
        </Button>
      );
    case 'morePages':
    case 'upgrade':
      return (
        <ButtonLink to={paths.upgrade} size={size}>
          {remedy === 'morePages' ? 'Get more pages' : 'Upgrade'}
        </ButtonLink>
      );
  }
}
