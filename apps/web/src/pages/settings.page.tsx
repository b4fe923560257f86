import { ArrowLeft } from 'lucide-react';
import { DeleteAccount } from '#features/account/components/delete-account.tsx';
import { ExportSettingsCard } from '#features/account/components/export-settings-card.tsx';
import { OwnData } from '#features/account/components/own-data.tsx';
import { PasswordChangeForm } from '#features/account/components/password-change-form.tsx';
import { ProfileForm } from '#features/account/components/profile-form.tsx';
import { SessionList } from '#features/account/components/session-list.tsx';
import { ConversionHistory } from '#features/conversions/components/conversion-history.tsx';
import { StatementChains } from '#features/conversions/components/statement-chains.tsx';
import { InvoiceList } from '#features/payment/components/invoice-list.tsx';
import { PaymentNotice } from '#features/payment/components/payment-notice.tsx';
import { SubscriptionCard } from '#features/payment/components/subscription-card.tsx';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { useSession } from '#session/current-user.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import { AccountFrame } from '#shell/account-frame.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';

export default function SettingsPage() {
  const { user } = useSession();
  const signOut = useSignOut();
  if (user === null) return null;
  return (
    <AccountFrame>
      <PageMeta
        title="Account Settings"
        description="Your profile, plan, sessions, export settings and history."
        path={null}
      />
      <PaymentNotice user={user} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <ButtonLink to={paths.dashboard} tone="quiet" size="small" className="-ml-3.5">
            <ArrowLeft aria-hidden="true" />
            Back to Dashboard
          </ButtonLink>
          <h1 className="mt-1 text-3xl font-semibold">Account Settings</h1>
        </div>
        <Button tone="outline" onClick={() => void signOut()}>
          Sign Out
        </Button>
      </div>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
        <div className="space-y-6">
          <ProfileForm key={`${user.firstName}|${user.lastName}|${user.email}`} user={user} />
          <ExportSettingsCard />
        </div>
        <div className="space-y-6">
          <SubscriptionCard user={user} />
          <InvoiceList />
          <PasswordChangeForm />
          <SessionList />
          <OwnData />
        </div>
      </div>
      <div className="mt-6 space-y-6">
        <ConversionHistory />
        <StatementChains />
        <DeleteAccount />
      </div>
    </AccountFrame>
  );
}
