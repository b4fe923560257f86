import { verdictWords, type Verdict } from '@crossfoot/contracts';
import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';

const dress = {
  balanced: { tone: 'good', icon: CircleCheck },
  unbalanced: { tone: 'bad', icon: TriangleAlert },
  unverifiable: { tone: 'warn', icon: CircleHelp },
} as const;

export function VerdictBadge({ verdict }: { readonly verdict: Verdict }) {
  const { tone, icon: Icon } = dress[verdict];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" />
      {verdictWords[verdict].name}
    </Badge>
  );
}
