import { describe, expect, it } from 'vitest';
import { catalogue, firstMonthPrice, planByName, pricingPlans } from './plan-catalogue.ts';

describe('the catalogue', () => {
  it('sells what was decided', () => {
    const sold = catalogue.plans.map(({ name, monthlyPrice, pageLimit }) => [name, monthlyPrice, pageLimit]);
    expect(sold).toEqual([
      ['free', 0, 5],
      ['starter', 1900, 200],
      ['professional', 4900, 1000],
      ['business', 9900, 4000],
    ]);
    expect(catalogue.plans.filter((plan) => plan.isPopular).map(({ name }) => name)).toEqual(['professional']);
    expect(catalogue.visitor).toMatchObject({ conversions: 1, maxPages: 30, formats: ['csv'], allowPassword: false });
    for (const plan of catalogue.plans) expect(plan.allowPassword).toBe(plan.monthlyPrice > 0);
    expect(planByName('toString')).toBeNull();
  });

  it('switches banner and discount with one switch', () => {
    const off = { ...catalogue, launchOffer: { ...catalogue.launchOffer, active: false } };
    const starter = planByName('starter') ?? catalogue.plans[0]!;
    expect([firstMonthPrice(starter, catalogue), firstMonthPrice(starter, off)]).toEqual([950, 1900]);
    expect(pricingPlans(catalogue).map(({ launchOffer }) => launchOffer?.firstMonthPrice ?? null)).toEqual([
      null,
      '9.50',
      '24.50',
      '49.50',
    ]);
    expect(pricingPlans(off).every(({ launchOffer }) => launchOffer === null)).toBe(true);
    expect(pricingPlans().map(({ price }) => price)).toEqual(['0.00', '19.00', '49.00', '99.00']);
  });
});
