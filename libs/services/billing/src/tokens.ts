/** Collections of billing, as they are injected. */
export const ACCOUNTS = Symbol('billing accounts');
export const ALLOWANCES = Symbol('billing allowances');
export const UPLOAD_BRAKES = Symbol('billing upload brakes');
export const PAYMENT_EVENTS = Symbol('billing payment events');
