import type { ConversionJob } from '../model/conversion-job.ts';
import type { Conversions } from '../model/use-conversions.ts';
import { ErrorView } from './error-view.tsx';
import { PasswordForm } from './password-form.tsx';
import { SuccessView } from './success-view.tsx';
import { WorkingView } from './working-view.tsx';

interface JobViewProps {
  readonly job: ConversionJob;
  readonly conversions: Conversions;
  readonly signedIn: boolean;
  readonly onSignUp: () => void;
}

/** The whole widget's view of a single file. */
export function JobView({ job, conversions, signedIn, onSignUp }: JobViewProps) {
  const { file, id, state } = job;
  switch (state.view) {
    case 'working':
      return <WorkingView filename={file.name} state={state} onCancel={() => conversions.cancel(id)} />;
    case 'passwordRequired':
      return (
        <PasswordForm
          filename={file.name}
          wasWrong={state.wasWrong}
          onUnlock={(password) => conversions.unlock(id, password)}
          onCancel={conversions.reset}
        />
      );
    case 'success':
      return (
        <SuccessView
          reply={state.reply}
          sourceName={file.name}
          signedIn={signedIn}
          onSignUp={onSignUp}
          onAnother={conversions.reset}
        />
      );
    case 'error':
      return (
        <ErrorView
          file={file}
          message={state.message}
          code={state.code}
          signedIn={signedIn}
          onRetry={conversions.reset}
          onSignUp={onSignUp}
        />
      );
  }
}
