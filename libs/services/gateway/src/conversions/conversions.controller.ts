import {
  conversionMessages,
  conversionsQuerySchema,
  downloadQuerySchema,
  type ConversionRow,
  type ConversionsQuery,
  revisionQuerySchema,
  type DownloadQuery,
  type RevisionQuery,
} from '@crossfoot/contracts';
import { MessageBus } from '@crossfoot/runtime';
import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CheckedQuery, ConversionId } from '../http/checked-query.ts';
import { Caller } from '../visitor/caller.ts';
import { ConversionRows } from './conversion-rows.ts';
import { ConversionEvents } from './conversion-events.ts';
import { ConversionWatch } from './conversion-watch.ts';
import { ExportedFile } from './exported-file.ts';

/** The history of a user, and what can be had of one conversion. Somebody else's conversions do not exist. */
@Controller('api')
export class ConversionsController {
  constructor(
    private readonly caller: Caller,
    private readonly bus: MessageBus,
    private readonly watch: ConversionWatch,
    private readonly files: ExportedFile,
    private readonly events: ConversionEvents,
    private readonly rows: ConversionRows,
  ) {}

  /** Newest first. The rest of a long list is at the address in the `Link` header; `X-Total-Count` counts all. */
  @Get('conversions')
  async list(
    @CheckedQuery(conversionsQuerySchema) query: ConversionsQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConversionRow[]> {
    const owner = await this.caller.user(request);
    const page = await this.bus.request(conversionMessages.list, {
      owner,
      limit: query.limit,
      cursor: query.cursor ?? null,
    });
    response.setHeader('cache-control', 'private, no-store');
    response.setHeader('x-total-count', page.total);
    if (page.next !== null) {
      const next = new URLSearchParams({ limit: String(query.limit), cursor: page.next });
      response.setHeader('link', `</api/conversions?${next.toString()}>; rel="next"`);
    }
    return page.items.map((view) => this.rows.of(view));
  }

  /** The JSON result; where there is none yet, the state. */
  @Get('conversions/:id')
  async result(
    @ConversionId() id: string,
    @CheckedQuery(revisionQuerySchema) { revision }: RevisionQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const owner = await this.caller.known(request);
    const view = await this.watch.view(id, owner);
    if (view.status !== 'completed' || owner.kind === 'visitor') {
      response.setHeader('cache-control', 'private, no-store');
      response.status(view.status === 'completed' ? 200 : 202).json(this.rows.of(view));
      return;
    }
    await this.files.send({ conversionId: id, owner, format: 'json', revision: revision ?? null }, response, 'inline');
  }

  @Get('conversions/:id/events')
  async follow(@ConversionId() id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const owner = await this.caller.known(request);
    await this.events.stream(id, owner, () => this.caller.mustStillBe(owner, request), response);
  }

  @Post('conversions/:id/cancel')
  @HttpCode(200)
  async cancel(@ConversionId() id: string, @Req() request: Request): Promise<ConversionRow> {
    const owner = await this.caller.known(request);
    return this.rows.of(await this.bus.request(conversionMessages.cancel, { conversionId: id, owner }));
  }

  /** Any format, any time; further parameters are the format's options. */
  @Get('download/:id')
  async download(
    @ConversionId() id: string,
    @CheckedQuery(downloadQuerySchema) query: DownloadQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const owner = await this.caller.user(request);
    const { format, revision, ...options } = query;
    const view = await this.watch.view(id, owner);
    const wished = { format: format ?? view.outputFormat, revision: revision === undefined ? null : Number(revision) };
    await this.files.send({ conversionId: id, owner, ...wished, options }, response);
  }
}
