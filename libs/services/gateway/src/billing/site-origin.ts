import { CONFIGURATION, type Configuration } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';

/** How people reach the site, without a path. */
@Injectable()
export class SiteOrigin {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  of(request: Request): string {
    const { PUBLIC_URL } = this.configuration;
    // The protocol is a proxy's word; the name is well-formed, or the call would not have come so far.
    return new URL(PUBLIC_URL ?? `http${request.secure ? 's' : ''}://${request.header('host') ?? ''}`).origin;
  }
}
