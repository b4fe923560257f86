import { billingMessages, type VisitorState } from '@crossfoot/contracts';
import { MessageBus } from '@crossfoot/runtime';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Caller } from './caller.ts';

/** Tells the page whether the visitor's free conversion is used, and makes the visitor known. */
@Controller('api/visitor')
export class VisitorController {
  constructor(
    private readonly caller: Caller,
    private readonly bus: MessageBus,
  ) {}

  @Get()
  async state(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<VisitorState> {
    const owner = this.caller.visitor(request, response);
    const entitlements = await this.bus.request(billingMessages.entitlements, { owner });
    response.setHeader('cache-control', 'no-store');
    return {
      freeConversionUsed: entitlements.freeConversionUsed,
      maxFileBytes: entitlements.maxFileBytes,
      maxPages: entitlements.maxPages,
      formats: entitlements.formats,
    };
  }
}
