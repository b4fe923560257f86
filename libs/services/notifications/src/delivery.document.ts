import type { CollectionDefinition } from '@crossfoot/ports';
import { z } from 'zod';

/** That a mail went out: what makes each mail be sent once. Holds no address and no content. */
export const deliverySchema = z.object({
  template: z.string(),
  state: z.enum(['sent', 'refused']),
  at: z.int(),
  expiresAt: z.int(),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const deliveryCollection: CollectionDefinition<Delivery> = {
  name: 'notification-deliveries',
  schema: deliverySchema,
  indexes: [],
  expiresAt: 'expiresAt',
};
