import { z } from 'zod';

const monthAndYear = /^(0[1-9]|1[0-2])\/\d{2}$/;
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Digits only, in groups of four: `4242 4242 4242 4242`. Nothing beyond what a card can have. */
export function formatCardNumber(text: string): string {
  return digitsOf(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** `1228` as `12/28`; the slash comes by itself after two digits and can be deleted. */
export function formatExpiry(text: string, before: string): string {
  const digits = digitsOf(text).slice(0, 4);
  const isDeletingSlash = before.endsWith('/') && text === before.slice(0, -1);
  return digits.length < 2 || (digits.length === 2 && isDeletingSlash)
    ? digits
    : `${digits.slice(0, 2)}/${digits.slice(2)}`;
}

export function formatSecurityCode(text: string): string {
  return digitsOf(text).slice(0, 4);
}

/** Whether a card of this `MM/YY` is good on a day: it is, until its month has ended. */
export function isGoodOn(expiry: string, day: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return new Date(2000 + year, month, 1) > day;
}

const needed = (message: string) => z.string().trim().min(1, message).max(200);

/** The checkout form. It is checked in the browser alone: none of its fields is ever sent to our servers. */
export const billingFormSchema = z.object({
  cardNumber: z
    .string()
    .refine((text) => digitsOf(text).length >= 16, 'Card number must be at least 16 digits')
    .refine((text) => digitsOf(text).length <= 19, 'Invalid card number'),
  expiryDate: z
    .string()
    .regex(monthAndYear, 'Expiry date must be in MM/YY format')
    .refine((expiry) => !monthAndYear.test(expiry) || isGoodOn(expiry, new Date()), 'This card has expired'),
  cvv: z.string().min(3, 'CVV must be at least 3 digits').max(4, 'CVV must be at most 4 digits'),
  cardholderName: needed('Cardholder name is required'),
  billingAddress: needed('Billing address is required'),
  city: needed('City is required'),
  postalCode: needed('Postal code is required'),
  country: needed('Country is required'),
});
export type BillingForm = z.infer<typeof billingFormSchema>;

export const emptyBillingForm: BillingForm = {
  cardNumber: '',
  expiryDate: '',
  cvv: '',
  cardholderName: '',
  billingAddress: '',
  city: '',
  postalCode: '',
  country: '',
};
