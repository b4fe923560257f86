import { billingMessages, type PricingPlan } from '@crossfoot/contracts';
import { MessageBus } from '@crossfoot/runtime';
import { Controller, Get } from '@nestjs/common';

@Controller('api/pricing-plans')
export class PlansController {
  constructor(private readonly bus: MessageBus) {}

  @Get()
  plans(): Promise<PricingPlan[]> {
    return this.bus.request(billingMessages.pricingPlans, {});
  }
}
