import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publishedPlans } from './published-plans.ts';

interface Catalogue {
  readonly launchOffer: { readonly active: boolean; readonly percentOff: number };
  readonly plans: readonly {
    name: string;
    displayName: string;
    monthlyPrice: number;
    pageLimit: number;
    isPopular: boolean;
    features: string[];
  }[];
}

it('shows on prerendered pages what the catalogue sells', () => {
  const file = join(import.meta.dirname, '../../../../../../libs/services/billing/src/catalogue/catalogue.json');
  const { plans, launchOffer } = JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
  expect(publishedPlans).toEqual(
    plans.map(({ name, displayName, monthlyPrice, pageLimit, isPopular, features }) => ({
      id: name,
      name,
      displayName,
      price: (monthlyPrice / 100).toFixed(2),
      pageLimit,
      isPopular,
      features,
      launchOffer:
        launchOffer.active && monthlyPrice > 0
          ? {
              percentOff: launchOffer.percentOff,
              firstMonthPrice: ((monthlyPrice * (100 - launchOffer.percentOff)) / 10_000).toFixed(2),
            }
          : null,
    })),
  );
});
