import { UploadWidget } from '#features/convert/components/upload-widget.tsx';
import { RecentConversions } from '#features/conversions/components/recent-conversions.tsx';
import { StatementChains } from '#features/conversions/components/statement-chains.tsx';
import { PaymentNotice } from '#features/payment/components/payment-notice.tsx';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths, sampleStatement } from '#routes/paths.ts';
import { useAuthPrompt } from '#session/auth-prompt.ts';
import { useSession } from '#session/current-user.ts';
import { pageUsage } from '#session/page-usage.ts';
import { AccountFrame } from '#shell/account-frame.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { UsageBar } from '#ui/usage-bar.tsx';
import { VerdictGuide } from './dashboard/verdict-guide.tsx';

export default function DashboardPage() {
  const { user } = useSession();
  const openAuth = useAuthPrompt();
  if (user === null) return null;
  const usage = pageUsage(user);
  return (
    <AccountFrame>
      <PageMeta title="Dashboard" description="Convert statements and see your recent conversions." path={null} />
      <PaymentNotice user={user} />
      <h1 className="text-3xl font-semibold">Dashboard</h1>
      <div className="mt-8 grid gap-6 lg:grid-cols-[1.55fr_1fr]">
        <UploadWidget signedIn sampleAddress={sampleStatement} onSignUp={() => openAuth('register')} />
        <div data-testid="beside-widget" className="flex flex-col gap-6">
          <Card className="p-6">
            <h2 className="mb-4 text-xl font-semibold">Usage</h2>
            <UsageBar {...usage} />
            <ButtonLink to={paths.upgrade} tone={usage.isNearlyFull ? 'primary' : 'outline'} wide className="mt-5">
              {usage.isNearlyFull ? 'Get more pages' : 'See plans'}
            </ButtonLink>
          </Card>
          <VerdictGuide />
        </div>
      </div>
      <div className="mt-6 space-y-6">
        <RecentConversions />
        <StatementChains />
      </div>
    </AccountFrame>
  );
}
