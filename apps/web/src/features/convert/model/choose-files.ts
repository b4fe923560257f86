/** Why chosen files are turned away before anything is sent. */
export interface Refusal {
  readonly title: string;
  readonly description: string;
  readonly offersSignUp: boolean;
}

interface Chooser {
  readonly signedIn: boolean;
  readonly freeConversionUsed: boolean;
}

/** The first rule that the chosen files break, or null where they may go. */
export function refuseFiles(files: readonly File[], { signedIn, freeConversionUsed }: Chooser): Refusal | null {
  if (!signedIn && freeConversionUsed) {
    return {
      title: 'Free Conversion Used',
      description: "You've already used your free conversion. Please sign up to convert more files.",
      offersSignUp: true,
    };
  }
  if (!signedIn && files.length > 1) {
    return {
      title: 'Multiple Files Not Allowed',
      description: 'Free users can only upload one file at a time. Please sign up for multiple file uploads.',
      offersSignUp: true,
    };
  }
  const others = files.filter((file) => !isPdf(file)).length;
  if (others > 0) {
    return {
      title: 'Invalid File Type',
      description: `Please select only PDF files. ${others} non-PDF file(s) detected.`,
      offersSignUp: false,
    };
  }
  return null;
}

/** By the type the browser gives; some systems know none for .pdf, and then the name decides. */
function isPdf(file: File): boolean {
  return file.type === 'application/pdf' || (file.type === '' && file.name.toLowerCase().endsWith('.pdf'));
}
