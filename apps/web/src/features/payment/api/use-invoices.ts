import { useQuery } from '@tanstack/react-query';
import { getQuery } from '#http/call.ts';

/** What was charged, newest first. */
export const invoicesQuery = getQuery('GET /api/invoices');

export const useInvoices = () => useQuery({ ...invoicesQuery, refetchOnMount: 'always' });
