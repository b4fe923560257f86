import type { InvoiceView } from '@crossfoot/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

export const invoicesKey = ['/api/invoices'] as const;

/** `GET /api/invoices`: what was charged, newest first. */
export function useInvoices(): UseQueryResult<readonly InvoiceView[] | null> {
  return useQuery({ queryKey: invoicesKey, refetchOnMount: 'always' });
}
