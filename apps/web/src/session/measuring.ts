/** What is measured of a visit, with the visitor's consent alone. Nothing of a statement but how many transactions it has. */
export type MeasuredEvent =
  | { readonly name: 'upload_started' }
  /** `value` is the number of transactions; the services that count take a value with a currency only. */
  | { readonly name: 'conversion_completed'; readonly value: number; readonly currency: 'USD' };

type Recorder = (event: MeasuredEvent) => void;
let recorder: Recorder | null = null;

/** Who takes the events from now on; null where measuring is not allowed, or not any more. */
export function measureWith(next: Recorder | null): void {
  recorder = next;
}

/** Hands an event on where measuring is allowed; elsewhere it is forgotten at once. */
export function measure(event: MeasuredEvent): void {
  recorder?.(event);
}
