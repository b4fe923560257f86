import { CodedError } from '@crossfoot/contracts';
import { Param, Query, type PipeTransform } from '@nestjs/common';
import { z } from 'zod';

class ValueCheck implements PipeTransform {
  constructor(
    private readonly schema: z.ZodType,
    private readonly refuse: (fields: string) => CodedError,
  ) {}

  transform(value: unknown): unknown {
    const parsed = this.schema.safeParse(value);
    if (parsed.success) return parsed.data;
    throw this.refuse(parsed.error.issues.map((issue) => issue.path.join('.')).join(', '));
  }
}

/** Parameter of a handler: the whole query, checked. */
export function CheckedQuery(schema: z.ZodType): ParameterDecorator {
  const refuse = (fields: string): CodedError =>
    new CodedError(
      'VALIDATION_FAILED',
      `The query of this address cannot be used${fields === '' ? '' : `: ${fields}`}.`,
    );
  return Query(new ValueCheck(schema, refuse));
}

/** Parameter of a handler: the `id` of the path, a UUID in lower case. Anything else names nothing that exists. */
export function ConversionId(): ParameterDecorator {
  const refuse = (): CodedError => new CodedError('NOT_FOUND', 'There is no such conversion.');
  return Param('id', new ValueCheck(z.string().toLowerCase().pipe(z.uuid()), refuse));
}
