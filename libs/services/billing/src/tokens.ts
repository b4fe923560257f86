/** Collections of billing, as they are injected. */
export const ACCOUNTS = Symbol('billing accounts');
export const ALLOWANCES = Symbol('billing allowances');
export const PAYMENT_EVENTS = Symbol('billing payment events');
