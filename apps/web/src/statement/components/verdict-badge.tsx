import type { Verdict } from '@crossfoot/contracts';
import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';

const dress = {
  balanced: { tone: 'good', words: 'Balanced', icon: CircleCheck },
  unbalanced: { tone: 'bad', words: 'Not balanced', icon: TriangleAlert },
  unverifiable: { tone: 'warn', words: 'Not proved', icon: CircleHelp },
} as const;

export function VerdictBadge({ verdict }: { readonly verdict: Verdict }) {
  const { tone, words, icon: Icon } = dress[verdict];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {words}
    </Badge>
  );
}
