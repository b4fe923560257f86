import { isSampleStatement, type UploadReply } from '@crossfoot/contracts';

/** Whether a visitor's result is that of one of our own samples: it has cost nothing, and a file of theirs is still free. */
export const isSample = ({ statement }: Pick<UploadReply, 'statement'>): boolean =>
  isSampleStatement(statement?.source.sha256 ?? '');
