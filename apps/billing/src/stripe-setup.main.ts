import { distributedRegistry } from '@crossfoot/adapters-distributed';
import { openPorts, orSayWhy, readEnvironment, ConfigurationError } from '@crossfoot/runtime';
import { providerCatalogue } from '@crossfoot/service-billing';

/**
 * `npm run stripe:setup`: makes or finds the prices and the launch coupon of the catalogue in the Stripe account of
 * PAYMENTS_URL, and compares what is there afterwards with the catalogue. May be repeated; charges nobody.
 */
await orSayWhy(async () => {
  const { payments } = await openPorts({
    needed: ['payments'],
    registry: distributedRegistry,
    environment: readEnvironment(process.env),
    refused: ['file'],
    announce: (line) => console.log(line),
  });
  if (payments === undefined) throw new ConfigurationError('PAYMENTS_URL is missing: it names the Stripe account.');
  await payments.setUpCatalogue(providerCatalogue);
  const sold = await payments.prices();
  const wrong = providerCatalogue.prices.filter(
    ({ plan, amount, currency }) =>
      !sold.some((price) => price.plan === plan && price.amount === amount && price.currency === currency),
  );
  for (const { displayName, amount, currency } of providerCatalogue.prices)
    console.log(`${displayName}: ${(amount / 100).toFixed(2)} ${currency} a month`);
  console.log(`Launch coupon: ${providerCatalogue.launchPercentOff} % off the first month`);
  await payments.close();
  if (wrong.length === 0) return;
  const names = wrong.map(({ displayName }) => displayName).join(', ');
  throw new ConfigurationError(`Stripe does not show the catalogue's price of: ${names}. Run this once more.`);
});
