import type { ErrorCode, ExportFormat, UploadReply } from '@crossfoot/contracts';

/** Where one file stands. */
export type JobState =
  | {
      readonly view: 'working';
      readonly phase: 'uploading' | 'processing';
      readonly progress: number;
      readonly detail: string | null;
    }
  | { readonly view: 'passwordRequired'; readonly wasWrong: boolean }
  | { readonly view: 'success'; readonly reply: UploadReply }
  | { readonly view: 'error'; readonly message: string; readonly code: ErrorCode | null };

/** One file on its way to a result. */
export interface ConversionJob {
  readonly id: string;
  readonly file: File;
  readonly format: ExportFormat;
  readonly state: JobState;
}

/** Files chosen together, and the format they shall become. */
export interface Batch {
  readonly files: readonly File[];
  readonly format: ExportFormat;
}
