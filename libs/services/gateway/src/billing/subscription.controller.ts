import {
  paymentMessages,
  selectPlanBodySchema,
  updateSubscriptionBodySchema,
  type IdentityUser,
  type InvoiceView,
  type SubscriptionView,
} from '@crossfoot/contracts';
import { MessageBus } from '@crossfoot/runtime';
import { Controller, Get, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import type { z } from 'zod';
import { CheckedBody } from '../auth/checked-body.ts';
import { CurrentUser, SessionGuard } from '../auth/session.guard.ts';
import { SiteOrigin } from './site-origin.ts';

/** The subscription of a signed-in user: seen, changed, ended. */
@Controller('api')
@UseGuards(SessionGuard)
export class SubscriptionController {
  constructor(
    private readonly bus: MessageBus,
    private readonly site: SiteOrigin,
  ) {}

  @Get('subscription')
  subscription(@CurrentUser() { id }: IdentityUser): Promise<SubscriptionView> {
    return this.bus.request(paymentMessages.subscription, { userId: id });
  }

  @Get('invoices')
  invoices(@CurrentUser() { id }: IdentityUser, @Req() request: Request): Promise<InvoiceView[]> {
    return this.bus.request(paymentMessages.invoices, { userId: id, origin: this.site.of(request) });
  }

  @Post('select-plan')
  @HttpCode(200)
  selectPlan(
    @CheckedBody(selectPlanBodySchema) body: z.output<typeof selectPlanBodySchema>,
    @CurrentUser() { id }: IdentityUser,
  ): Promise<unknown> {
    return this.bus.request(paymentMessages.selectPlan, { userId: id, ...body });
  }

  @Post('update-subscription')
  @HttpCode(200)
  update(
    @CheckedBody(updateSubscriptionBodySchema) body: z.output<typeof updateSubscriptionBodySchema>,
    @CurrentUser() { id }: IdentityUser,
  ): Promise<SubscriptionView> {
    return this.bus.request(paymentMessages.updateSubscription, { userId: id, ...body });
  }

  @Post('downgrade-to-free')
  @HttpCode(200)
  end(@CurrentUser() { id }: IdentityUser): Promise<SubscriptionView> {
    return this.bus.request(paymentMessages.endSubscription, { userId: id });
  }

  @Post('billing-portal')
  @HttpCode(200)
  portal(@CurrentUser() { id }: IdentityUser, @Req() request: Request): Promise<{ url: string }> {
    return this.bus.request(paymentMessages.portal, { userId: id, origin: this.site.of(request) });
  }
}
