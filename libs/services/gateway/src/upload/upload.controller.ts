import { Controller, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { drain } from '../http/drain.ts';
import { Caller } from '../visitor/caller.ts';
import { UploadLine } from './upload-line.ts';
import { UploadService } from './upload.service.ts';

/** The four upload calls: signed in or not, with a password or not. */
@Controller('api')
export class UploadController {
  constructor(
    private readonly caller: Caller,
    private readonly uploads: UploadService,
    private readonly line: UploadLine,
  ) {}

  @Post('upload')
  upload(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.forUser(request, response, false);
  }

  @Post('upload-with-password')
  uploadWithPassword(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.forUser(request, response, true);
  }

  @Post('convert-free')
  convertFree(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.forVisitor(request, response, false);
  }

  @Post('convert-free-with-password')
  convertFreeWithPassword(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.forVisitor(request, response, true);
  }

  private async forUser(request: Request, response: Response, withPassword: boolean): Promise<void> {
    try {
      // By its session: who stands in line is not even looked up.
      await this.inTurn(this.caller.sessionKey(request), response, async () => {
        const owner = await this.caller.user(request);
        await this.uploads.convert(request, response, owner, withPassword);
      });
    } finally {
      drain(request);
    }
  }

  private async forVisitor(request: Request, response: Response, withPassword: boolean): Promise<void> {
    try {
      const owner = this.caller.visitor(request, response);
      await this.inTurn(`visitor:${owner.id}`, response, () =>
        this.uploads.convert(request, response, owner, withPassword),
      );
    } finally {
      drain(request);
    }
  }

  private async inTurn(owner: string, response: Response, work: () => Promise<void>): Promise<void> {
    const gone = new AbortController();
    const onClose = (): void => gone.abort();
    response.once('close', onClose);
    using _place = await this.line.enter(owner, gone.signal);
    response.off('close', onClose);
    await work();
  }
}
