import type { PricingPlan } from '@crossfoot/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { Lock } from 'lucide-react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { useCreateCheckoutSession } from '../api/use-create-checkout-session.ts';
import { useLeaveForProvider } from '../api/use-leave-for-provider.ts';
import { billingFormSchema, emptyBillingForm, type BillingForm as Values } from '../model/card-form.ts';
import { CardFields } from './card-fields.tsx';

/**
 * Card and billing details. They are checked in this browser and go nowhere: what is sent is the plan alone, and the
 * payment provider's own page takes the payment.
 */
export function BillingForm({ plan }: { readonly plan: PricingPlan }) {
  const { leave, isLeaving } = useLeaveForProvider(useCreateCheckoutSession());
  const form = useForm<Values>({ resolver: zodResolver(billingFormSchema), defaultValues: emptyBillingForm });
  const submit = form.handleSubmit(() => leave(plan));
  return (
    <Card className="p-6 sm:p-8">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <fieldset disabled={isLeaving} className="space-y-4">
          <legend className="mb-1 text-xl font-semibold">Card</legend>
          <p className="text-[0.9375rem] text-ink-soft">
            Checked here, so that no typing error holds you up, and kept in this browser. The payment provider asks for
            the card on its own page; we never receive it.
          </p>
          <CardFields form={form} />
        </fieldset>
        <fieldset disabled={isLeaving} className="mt-8 space-y-4">
          <legend className="mb-4 text-xl font-semibold">Billing address</legend>
          <AddressFields form={form} />
        </fieldset>
        <Button type="submit" size="large" wide className="mt-8" disabled={isLeaving || form.formState.isSubmitting}>
          {!isLeaving && <Lock aria-hidden="true" />}
          {isLeaving ? 'Processing...' : 'Continue to payment'}
        </Button>
      </form>
    </Card>
  );
}

function AddressFields({ form: { register, formState } }: { readonly form: UseFormReturn<Values> }) {
  const { errors } = formState;
  return (
    <>
      <Field
        label="Address"
        autoComplete="billing street-address"
        error={errors.billingAddress?.message}
        {...register('billingAddress')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="City" autoComplete="billing address-level2" error={errors.city?.message} {...register('city')} />
        <Field
          label="Postal code"
          autoComplete="billing postal-code"
          error={errors.postalCode?.message}
          {...register('postalCode')}
        />
      </div>
      <Field
        label="Country"
        autoComplete="billing country-name"
        error={errors.country?.message}
        {...register('country')}
      />
    </>
  );
}
