import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { JobState } from '../model/conversion-job.ts';

interface WorkingViewProps {
  readonly filename: string;
  readonly state: Extract<JobState, { view: 'working' }>;
  readonly onCancel: () => void;
}

export function WorkingView({ filename, state, onCancel }: WorkingViewProps) {
  const title = state.phase === 'uploading' ? 'Uploading...' : 'Processing your statement...';
  return (
    <div className="mx-auto max-w-sm">
      <Spinner className="mx-auto size-10 text-brand" />
      <h2 className="mt-4 text-xl font-semibold">{title}</h2>
      <p className="mt-1 text-ink-soft">This usually takes a few seconds</p>
      <p className="figure mt-4 mb-2 flex justify-between gap-4 text-sm text-ink-soft">
        <span className="truncate">{state.detail ?? filename}</span>
        <span>{state.progress}%</span>
      </p>
      <Progress value={state.progress} label={title} />
      <Button tone="quiet" size="small" className="mt-4" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
