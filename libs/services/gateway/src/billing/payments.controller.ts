import {
  createCheckoutSessionBodySchema,
  createPaymentIntentBodySchema,
  createSubscriptionBodySchema,
  paymentMessages,
  verifyPaymentBodySchema,
  type IdentityUser,
  type PaymentConfiguration,
  type PaymentIntent,
  type SubscriptionCreated,
} from '@crossfoot/contracts';
import { MessageBus } from '@crossfoot/runtime';
import { Controller, Get, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import type { z } from 'zod';
import { CheckedBody } from '../auth/checked-body.ts';
import { CurrentUser, SessionGuard } from '../auth/session.guard.ts';
import { SiteOrigin } from './site-origin.ts';

const payerOf = ({ id, email, firstName, lastName }: IdentityUser) => ({
  userId: id,
  email,
  name: `${firstName} ${lastName}`,
});

/** The first payment of a plan, in its three ways. */
@Controller('api')
export class PaymentsController {
  constructor(
    private readonly bus: MessageBus,
    private readonly site: SiteOrigin,
  ) {}

  @Get('payment-configuration')
  configuration(@Req() request: Request): Promise<PaymentConfiguration> {
    return this.bus.request(paymentMessages.configuration, { origin: this.site.of(request) });
  }

  @Post('create-subscription-with-payment')
  @HttpCode(200)
  @UseGuards(SessionGuard)
  createSubscription(
    @CheckedBody(createSubscriptionBodySchema) body: z.output<typeof createSubscriptionBodySchema>,
    @CurrentUser() user: IdentityUser,
  ): Promise<SubscriptionCreated> {
    return this.bus.request(paymentMessages.createSubscription, { ...body, payer: payerOf(user) });
  }

  @Post('create-payment-intent')
  @HttpCode(200)
  @UseGuards(SessionGuard)
  createPaymentIntent(
    @CheckedBody(createPaymentIntentBodySchema) body: z.output<typeof createPaymentIntentBodySchema>,
    @CurrentUser() user: IdentityUser,
  ): Promise<PaymentIntent> {
    const { billingDetails: _, ...asked } = body;
    return this.bus.request(paymentMessages.createPaymentIntent, { ...asked, payer: payerOf(user) });
  }

  @Post('create-checkout-session')
  @HttpCode(200)
  @UseGuards(SessionGuard)
  createCheckoutSession(
    @CheckedBody(createCheckoutSessionBodySchema) body: z.output<typeof createCheckoutSessionBodySchema>,
    @CurrentUser() user: IdentityUser,
    @Req() request: Request,
  ): Promise<{ url: string }> {
    const origin = this.site.of(request);
    return this.bus.request(paymentMessages.createCheckoutSession, { ...body, payer: payerOf(user), origin });
  }

  @Post('verify-payment')
  @HttpCode(200)
  @UseGuards(SessionGuard)
  verifyPayment(
    @CheckedBody(verifyPaymentBodySchema) body: z.output<typeof verifyPaymentBodySchema>,
    @CurrentUser() { id }: IdentityUser,
  ): Promise<unknown> {
    return this.bus.request(paymentMessages.verifyPayment, { userId: id, ...body });
  }
}
