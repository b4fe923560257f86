import { Controller, type UseFormReturn } from 'react-hook-form';
import { Field } from '#ui/field.tsx';
import { formatCardNumber, formatExpiry, formatSecurityCode, type BillingForm } from '../model/card-form.ts';

const formats: Readonly<Record<'cardNumber' | 'expiryDate' | 'cvv', (text: string, before: string) => string>> = {
  cardNumber: formatCardNumber,
  expiryDate: formatExpiry,
  cvv: formatSecurityCode,
};

interface FormattedFieldProps {
  readonly form: UseFormReturn<BillingForm>;
  readonly name: keyof typeof formats;
  readonly label: string;
  readonly placeholder: string;
  readonly autoComplete: string;
}

/** A field that is written the way it is printed on the card, while one types. */
function FormattedField({ form, name, ...rest }: FormattedFieldProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <Field
          {...rest}
          {...field}
          inputMode="numeric"
          className="figure"
          error={fieldState.error?.message}
          onChange={({ target }) => field.onChange(formats[name](target.value, field.value))}
        />
      )}
    />
  );
}

/** A component of its own, so that the fields are known in the order in which they stand: the first wrong one gets the focus. */
function HolderField({ form: { register, formState } }: { readonly form: UseFormReturn<BillingForm> }) {
  return (
    <Field
      label="Cardholder name"
      autoComplete="cc-name"
      error={formState.errors.cardholderName?.message}
      {...register('cardholderName')}
    />
  );
}

export function CardFields({ form }: { readonly form: UseFormReturn<BillingForm> }) {
  return (
    <>
      <FormattedField
        form={form}
        name="cardNumber"
        label="Card number"
        placeholder="1234 5678 9012 3456"
        autoComplete="cc-number"
      />
      <div className="grid grid-cols-2 gap-4">
        <FormattedField form={form} name="expiryDate" label="Expiry date" placeholder="MM/YY" autoComplete="cc-exp" />
        <FormattedField form={form} name="cvv" label="CVV" placeholder="123" autoComplete="cc-csc" />
      </div>
      <HolderField form={form} />
    </>
  );
}
