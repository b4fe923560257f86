import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CodedError, statementResultSchema, type Owner, type StatementResult } from '@crossfoot/contracts';
import { PortError, type ObjectsPort } from '@crossfoot/ports';
import { OBJECTS } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { resultKeyOf } from './object-keys.ts';

/** Results at rest: JSON, sealed by the objects port. */
@Injectable()
export class ResultStore {
  constructor(@Inject(OBJECTS) private readonly objects: ObjectsPort) {}

  async save(conversionId: string, owner: Owner, result: StatementResult): Promise<void> {
    await this.objects.put(resultKeyOf(conversionId, owner), Readable.from([Buffer.from(JSON.stringify(result))]));
  }

  /** Throws RESULT_GONE where there is none any more. */
  async load(conversionId: string, owner: Owner): Promise<StatementResult> {
    try {
      const bytes = await buffer(await this.objects.get(resultKeyOf(conversionId, owner)));
      return statementResultSchema.parse(JSON.parse(bytes.toString('utf8')));
    } catch (error) {
      if (error instanceof PortError && error.code === 'notFound') throw resultGone();
      throw error;
    }
  }

  async remove(conversionId: string, owner: Owner): Promise<void> {
    await this.objects.delete(resultKeyOf(conversionId, owner));
  }
}

export function resultGone(): CodedError {
  return new CodedError('RESULT_GONE', 'This result is not kept any more. Please convert the file again.');
}
