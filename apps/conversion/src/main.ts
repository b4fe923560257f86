import { distributedRegistry } from '@crossfoot/adapters-distributed';
import { runSeparateService } from '@crossfoot/runtime';
import { conversionService } from '@crossfoot/service-conversion';

await runSeparateService(conversionService, distributedRegistry);
