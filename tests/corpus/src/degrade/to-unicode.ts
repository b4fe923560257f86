import { PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';

/** Takes the character maps from embedded fonts: their glyphs stay what they look like, and mean nothing. */
export async function withoutToUnicode(pdf: Uint8Array): Promise<Uint8Array | null> {
  const document = await PDFDocument.load(pdf);
  let taken = 0;
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const dictionary = object instanceof PDFRawStream ? object.dict : object;
    if (!(dictionary instanceof PDFDict) || dictionary.get(PDFName.of('Subtype')) !== PDFName.of('Type0')) continue;
    if (dictionary.delete(PDFName.of('ToUnicode'))) taken++;
  }
  return taken > 0 ? document.save() : null;
}
