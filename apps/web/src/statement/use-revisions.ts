import type { Revision, RevisionDetails } from '@crossfoot/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from '#http/call.ts';

/** `GET /api/conversions/{id}/revisions`, oldest first. */
export const fetchRevisions = (conversion: string): Promise<readonly Revision[]> =>
  call('GET /api/conversions/{id}/revisions', { parts: { id: conversion } });

/** `GET /api/conversions/{id}/revisions/{number}`: one revision with all that it changed of the original. */
export const fetchRevision = (conversion: string, number: number): Promise<RevisionDetails> =>
  call('GET /api/conversions/{id}/revisions/{number}', { parts: { id: conversion, number: String(number) } });

/** Revisions of a conversion, for the comparison: asked for anew each time it is opened. */
export const useRevisions = (conversion: string): UseQueryResult<readonly Revision[]> =>
  useQuery({
    queryKey: ['revisions', conversion, 'list'],
    queryFn: () => fetchRevisions(conversion),
    refetchOnMount: 'always',
  });

/** A revision never changes once it is made; 0, the original, changed nothing. */
export const useRevision = (conversion: string, number: number): UseQueryResult<RevisionDetails> =>
  useQuery({
    queryKey: ['revision', conversion, number],
    queryFn: () => fetchRevision(conversion, number),
    enabled: number > 0,
    staleTime: Infinity,
  });
