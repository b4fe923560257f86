import { CodedError } from '@crossfoot/contracts';
import { type PipeTransform } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import type { z } from 'zod';

class PayloadCheck implements PipeTransform {
  constructor(private readonly schema: z.ZodType) {}

  transform(value: unknown): unknown {
    const parsed = this.schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'payload');
    throw new CodedError('VALIDATION_FAILED', `A message does not fit its contract: ${fields.join(', ')}.`);
  }
}

/** Parameter of a message handler: the payload, checked against the contract's schema. */
export function CheckedPayload(contract: { readonly schema: z.ZodType }): ParameterDecorator {
  return Payload(new PayloadCheck(contract.schema));
}
