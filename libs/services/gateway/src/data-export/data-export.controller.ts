import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { IdentityUser } from '@crossfoot/contracts';
import { Controller, Get, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CurrentUser, SessionGuard } from '../auth/session.guard.ts';
import { SessionResolver } from '../auth/session.resolver.ts';
import { SiteOrigin } from '../billing/site-origin.ts';
import { attachment } from '../conversions/exported-file.ts';
import { DataExport } from './data-export.ts';

/** A copy of one's own data, for the one who is signed in. */
@Controller('api/auth/data-export')
@UseGuards(SessionGuard)
export class DataExportController {
  constructor(
    private readonly exports: DataExport,
    private readonly sessions: SessionResolver,
    private readonly site: SiteOrigin,
  ) {}

  /** An error on the way cuts the connection: a file that looks whole is whole. */
  @Get()
  async download(@CurrentUser() { id }: IdentityUser, @Req() request: Request, @Res() response: Response) {
    const sessionHash = this.sessions.cookies.sessionHash(request) ?? '';
    const text = await this.exports.begin({ id, sessionHash, origin: this.site.of(request) });
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('cache-control', 'private, no-store');
    const day = new Date().toISOString().slice(0, 10);
    response.setHeader('content-disposition', attachment(`crossfoot-data-${day}.json`));
    await pipeline(Readable.from(text), response).catch((error: unknown) => {
      if (!isGivenUp(error)) throw error;
    });
  }
}

/** The one who asked went away. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
