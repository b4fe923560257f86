import type { ConversionState, DataFolder } from './data-folder.ts';

/** The steps of a conversion, in order, and how each is seen from outside. `null`: nothing to see, the caller knows. */
export const steps = {
  uploading: null,
  'upload stored': (data, id) => data.hasUpload(id),
  accepted: (data, id) => data.conversion(id) !== null,
  'job taken': state((conversion) => conversion.status === 'processing'),
  // What comes next, by the jitter of a run, is the reading: the record does not tell of each page.
  // The record learns of it later: here by what billing holds.
  'pages reserved': (data, id) => {
    const { held, charged } = data.pagesOf(id);
    return held + charged > 0 || (data.conversion(id)?.endedAt ?? null) !== null;
  },
  'result stored': (data, id) => data.hasResult(id),
  ended: state((conversion) => conversion.endedAt !== null),
  charged: (data, id) => data.pagesOf(id).charged > 0,
  answered: null,
} as const satisfies Record<string, ((data: DataFolder, id: string) => boolean) | null>;
export type Step = keyof typeof steps;
export const stepNames = Object.keys(steps) as Step[];

function state(holds: (conversion: ConversionState) => boolean): (data: DataFolder, id: string) => boolean {
  return (data, id) => {
    const conversion = data.conversion(id);
    return conversion !== null && (holds(conversion) || conversion.endedAt !== null);
  };
}
