/** Set by the build: folder of pdf.js's own files. */
declare const __PDFJS_VERSION__: string;
