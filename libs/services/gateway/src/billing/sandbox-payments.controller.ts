import {
  CodedError,
  sandboxAuthenticateBodySchema,
  sandboxClockBodySchema,
  sandboxConfirmBodySchema,
  sandboxMessages,
  type SandboxPayment,
} from '@crossfoot/contracts';
import { MessageBus } from '@crossfoot/runtime';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { z } from 'zod';
import { CheckedBody } from '../auth/checked-body.ts';
import { bankPage, checkoutPage, invoicePage, portalPage, sandboxPolicy } from './sandbox-pages.ts';

const payment = z.object({
  paymentMethodId: z.string().min(1).max(255),
  bank: z.enum(['succeeds', 'fails']).optional(),
});
const html = 'text/html; charset=utf-8';
const policy = 'content-security-policy';

/**
 * What stands in for the payment provider's script and pages where the sandbox is chosen. Where it is not, billing
 * answers every one of these with NOT_FOUND.
 */
@Controller('sandbox-payments')
export class SandboxPaymentsController {
  constructor(private readonly bus: MessageBus) {}

  @Post('confirm')
  @HttpCode(200)
  confirm(
    @CheckedBody(sandboxConfirmBodySchema) body: z.output<typeof sandboxConfirmBodySchema>,
  ): Promise<SandboxPayment> {
    return this.bus.request(sandboxMessages.confirm, body);
  }

  @Post('authenticate')
  @HttpCode(200)
  authenticate(
    @CheckedBody(sandboxAuthenticateBodySchema) body: z.output<typeof sandboxAuthenticateBodySchema>,
  ): Promise<SandboxPayment> {
    return this.bus.request(sandboxMessages.authenticate, body);
  }

  @Get('checkout/:id')
  @Header('content-type', html)
  @Header(policy, sandboxPolicy)
  async checkout(@Param('id') id: string): Promise<string> {
    return checkoutPage(id, await this.bus.request(sandboxMessages.checkoutPage, { sessionId: id }), null);
  }

  @Post('checkout/:id')
  @HttpCode(200)
  @Header(policy, sandboxPolicy)
  async pay(@Param('id') id: string, @Body() body: unknown, @Res() response: Response): Promise<void> {
    const { paymentMethodId, bank } = fieldsOf(body);
    const answer = bank === undefined ? {} : { bank };
    const request = { sessionId: id, paymentMethodId, ...answer };
    const refusal = await refusalOf(async () => {
      const { redirectTo } = await this.bus.request(sandboxMessages.completeCheckout, request);
      if (redirectTo === null) response.type(html).send(bankPage(id, paymentMethodId));
      else response.redirect(303, redirectTo);
    });
    if (refusal === null) return;
    const page = await this.bus.request(sandboxMessages.checkoutPage, { sessionId: id });
    response
      .status(402)
      .type(html)
      .send(checkoutPage(id, page, refusal));
  }

  @Get('portal/:id')
  @Header('content-type', html)
  @Header(policy, sandboxPolicy)
  async portal(@Param('id') id: string): Promise<string> {
    return portalPage(id, await this.bus.request(sandboxMessages.portalPage, { portalId: id }), null);
  }

  @Post('portal/:id')
  @HttpCode(200)
  @Header(policy, sandboxPolicy)
  async changeCard(@Param('id') id: string, @Body() body: unknown, @Res() response: Response): Promise<void> {
    const { paymentMethodId } = fieldsOf(body);
    const refusal = await refusalOf(async () => {
      const { returnUrl } = await this.bus.request(sandboxMessages.changeCard, { portalId: id, paymentMethodId });
      response.redirect(303, returnUrl);
    });
    if (refusal === null) return;
    const page = await this.bus.request(sandboxMessages.portalPage, { portalId: id });
    response
      .status(402)
      .type(html)
      .send(portalPage(id, page, refusal));
  }

  @Get('invoices/:id')
  @Header('content-type', html)
  @Header(policy, sandboxPolicy)
  async invoice(@Param('id') id: string): Promise<string> {
    return invoicePage(await this.bus.request(sandboxMessages.invoice, { invoiceId: id }));
  }

  @Get('clock')
  clock(): Promise<{ now: string }> {
    return this.bus.request(sandboxMessages.clock, {});
  }

  @Post('clock')
  @HttpCode(200)
  moveClock(
    @CheckedBody(sandboxClockBodySchema) body: z.output<typeof sandboxClockBodySchema>,
  ): Promise<{ now: string }> {
    return this.bus.request(sandboxMessages.moveClock, body);
  }
}

function fieldsOf(body: unknown): z.output<typeof payment> {
  const parsed = payment.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new CodedError('VALIDATION_FAILED', 'Please choose a card.');
}

/** Why the customer's try failed; null where it did not. */
async function refusalOf(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof CodedError && error.code === 'PAYMENT_FAILED') return error.message;
    throw error;
  }
}
