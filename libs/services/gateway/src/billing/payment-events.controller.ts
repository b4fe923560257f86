import { CodedError, paymentMessages } from '@crossfoot/contracts';
import { MessageBus } from '@crossfoot/runtime';
import { Controller, Headers, HttpCode, Post, Req, type RawBodyRequest } from '@nestjs/common';
import type { Request } from 'express';

/** The payment provider's events. The bytes go on as they came: the signature is over them, and billing checks it. */
@Controller('api/webhooks/stripe')
export class PaymentEventsController {
  constructor(private readonly bus: MessageBus) {}

  @Post()
  @HttpCode(200)
  async receive(
    @Req() request: RawBodyRequest<Request>,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    const { rawBody } = request;
    if (rawBody === undefined || signature === undefined || signature.length > 2_000)
      throw new CodedError('FORBIDDEN', 'The signature of this event does not hold.');
    await this.bus.request(paymentMessages.paymentEvent, { base64: rawBody.toString('base64'), signature });
    return { received: true };
  }
}
