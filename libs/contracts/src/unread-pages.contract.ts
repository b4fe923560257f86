import { z } from 'zod';

/** Why a page, or a part of it, was not read. */
export const unreadReasonSchema = z.enum(['damaged', 'pictureTooLarge', 'tooManyTextItems', 'needsOcr', 'illegible']);
export type UnreadReason = z.infer<typeof unreadReasonSchema>;
