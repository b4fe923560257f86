import type { Words } from '@crossfoot/contracts';

/** What is wrong with a sheet, the worst first. */
export type SheetFault =
  | 'notASheet'
  /** Its digest is not that of its text. */
  | 'altered'
  /** It is of a version that carries no figures: only its digests can be compared. */
  | 'withoutFigures'
  /** What it shows is not what its own data say. */
  | 'textDiffersFromData'
  /** Its data are not those that its digest of the result was taken of. */
  | 'dataDifferFromDigest'
  /** The checks, made again, do not give the verdict that it claims. */
  | 'verdictNotConfirmed'
  /** The PDF is not one of those the sheet was made for. */
  | 'anotherFile';

export const sheetFaultWords: Readonly<Record<SheetFault, Words>> = {
  notASheet: {
    sentence: 'This file is not a Crossfoot proof sheet.',
    next: 'Choose the HTML file that was downloaded as "Proof sheet".',
  },
  altered: {
    sentence: 'The sheet was changed after it was made.',
    next: 'Ask for the sheet as it was downloaded; do not rely on this one.',
  },
  withoutFigures: {
    sentence: 'This sheet was made by an earlier version and carries no figures to check.',
    next: 'Download the proof sheet of the statement again.',
  },
  textDiffersFromData: {
    sentence: 'What the sheet shows is not what its own figures give.',
    next: 'Do not rely on it, unless it was made by another version of the program; then download it again.',
  },
  dataDifferFromDigest: {
    sentence: 'The rows in the sheet are not those it was made for.',
    next: 'Ask for the sheet as it was downloaded; do not rely on this one.',
  },
  verdictNotConfirmed: {
    sentence: 'The checks, made again here, do not give the verdict that the sheet claims.',
    next: 'Compare the accounts named below with the PDF.',
  },
  anotherFile: {
    sentence: 'The PDF is not the file that this sheet was made for.',
    next: 'Choose the very file that was converted; one changed byte makes another file.',
  },
};
