import { distributedRegistry } from '@crossfoot/adapters-distributed';
import { runSeparateService } from '@crossfoot/runtime';
import { notificationsService } from '@crossfoot/service-notifications';

await runSeparateService(notificationsService, distributedRegistry);
