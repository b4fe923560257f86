export type BundleName =
  'gateway' | 'identity' | 'billing' | 'conversion' | 'notifications' | 'standalone' | 'cli' | 'sandbox' | 'web';
export const bundles: Readonly<Record<BundleName, { readonly folder: string; readonly built: string }>>;
export function newestSourceOf(name: BundleName): { readonly path: string; readonly time: number };
export function whyStale(name: BundleName): string | null;
export function needFresh(...names: BundleName[]): void;
