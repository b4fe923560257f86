import { z } from 'zod';
import { exportFormatSchema } from './export-format.contract.ts';

/** `GET /api/visitor`: what an anonymous visitor may still do. */
export const visitorStateSchema = z.object({
  /** True once the free conversion is used or under way. */
  freeConversionUsed: z.boolean(),
  maxFileBytes: z.int(),
  maxPages: z.int(),
  formats: z.array(exportFormatSchema),
});
export type VisitorState = z.infer<typeof visitorStateSchema>;

/** `GET /api/measurement`: the id under which visits are measured with consent; null where this installation measures nothing. */
export const measurementConfigurationSchema = z.object({ measurementId: z.string().nullable() });
export type MeasurementConfiguration = z.infer<typeof measurementConfigurationSchema>;
