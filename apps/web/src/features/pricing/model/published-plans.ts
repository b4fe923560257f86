import type { PricingPlan } from '@crossfoot/contracts';

/** The plans as of this build: what a prerendered page shows until the catalogue has answered. */
export const publishedPlans: readonly PricingPlan[] = [
  {
    id: 'free',
    name: 'free',
    displayName: 'Free',
    price: '0.00',
    pageLimit: 5,
    isPopular: false,
    features: ['5 pages per month', 'Every export format', 'Several files at once', 'Files up to 10 MB'],
    launchOffer: null,
  },
  {
    id: 'starter',
    name: 'starter',
    displayName: 'Starter',
    price: '19.00',
    pageLimit: 200,
    isPopular: false,
    features: [
      '200 pages per month',
      'Every export format',
      'Password-protected PDFs',
      'Files up to 50 MB',
      'Priority in the queue',
    ],
    launchOffer: { percentOff: 50, firstMonthPrice: '9.50' },
  },
  {
    id: 'professional',
    name: 'professional',
    displayName: 'Professional',
    price: '49.00',
    pageLimit: 1000,
    isPopular: true,
    features: [
      '1,000 pages per month',
      'Every export format',
      'Password-protected PDFs',
      'Files up to 50 MB',
      'Priority in the queue',
    ],
    launchOffer: { percentOff: 50, firstMonthPrice: '24.50' },
  },
  {
    id: 'business',
    name: 'business',
    displayName: 'Business',
    price: '99.00',
    pageLimit: 4000,
    isPopular: false,
    features: [
      '4,000 pages per month',
      'Every export format',
      'Password-protected PDFs',
      'Files up to 50 MB',
      'Priority in the queue',
    ],
    launchOffer: { percentOff: 50, firstMonthPrice: '49.50' },
  },
];
