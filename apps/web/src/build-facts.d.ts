/** Set by the build: folder of pdf.js's own files. */
declare const __PDFJS_VERSION__: string;
/** Set by the build: the version of the program, as it stands on proof sheets. */
declare const __PROGRAM_VERSION__: string;
