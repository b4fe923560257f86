import { distributedRegistry } from '@crossfoot/adapters-distributed';
import { runSeparateService } from '@crossfoot/runtime';
import { billingService } from '@crossfoot/service-billing';

await runSeparateService(billingService, distributedRegistry);
