import { distributedRegistry } from '@crossfoot/adapters-distributed';
import { runSeparateService } from '@crossfoot/runtime';
import { gatewayService } from '@crossfoot/service-gateway';

await runSeparateService(gatewayService, distributedRegistry);
