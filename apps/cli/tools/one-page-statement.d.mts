/** A one-page statement as a PDF, one byte a character. */
export function onePageStatement(): string;
