import { statementResultSchema, type StatementResult } from '@crossfoot/contracts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { pathOf } from '#http/call.ts';
import { requestJson } from '#http/request-json.ts';

const address = (id: string, revision: number | null): string =>
  `${pathOf('GET /api/conversions/{id}', { id })}${revision === null ? '' : `?revision=${revision}`}`;

/** `GET /api/conversions/{id}`: the result with its rows, as the program read it or as of a revision. */
export function useStatement(id: string | null, revision: number | null = null): UseQueryResult<StatementResult> {
  return useQuery({
    queryKey: ['statement', id, revision],
    enabled: id !== null,
    queryFn: () => fetchStatement(id ?? '', revision),
  });
}

export const fetchStatement = async (id: string, revision: number | null = null): Promise<StatementResult> =>
  statementResultSchema.parse(await requestJson(address(id, revision)));
