import { CodedError } from '@crossfoot/contracts';
import { Body, type PipeTransform } from '@nestjs/common';
import type { z } from 'zod';

class BodyCheck implements PipeTransform {
  constructor(private readonly schema: z.ZodType) {}

  transform(value: unknown): unknown {
    const parsed = this.schema.safeParse(value ?? {});
    if (parsed.success) return parsed.data;
    // Messages of our schemas are written for people and never quote what was typed.
    const issue = parsed.error.issues[0];
    const field = issue?.path.join('.') ?? '';
    throw new CodedError(
      'VALIDATION_FAILED',
      issue?.message ?? 'The request could not be read.',
      field ? { field } : {},
    );
  }
}

/** Parameter of a handler: the JSON body, checked; unknown fields are dropped. Throws CodedError VALIDATION_FAILED. */
export function CheckedBody(schema: z.ZodType): ParameterDecorator {
  return Body(new BodyCheck(schema));
}
