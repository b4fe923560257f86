import { distributedRegistry } from '@crossfoot/adapters-distributed';
import { runSeparateService } from '@crossfoot/runtime';
import { identityService } from '@crossfoot/service-identity';

await runSeparateService(identityService, distributedRegistry);
