/** What a thread gets to start with: where tesseract's program lies, and the language's data, unpacked. */
export interface OcrWorkerData {
  readonly core: string;
  readonly language: string;
  readonly traineddata: Uint8Array;
}

export interface OcrRequest {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly gray: Uint8Array;
  readonly parameters: Readonly<Record<string, string>>;
}

export type OcrReply =
  | { readonly id: number; readonly hocr: string }
  | { readonly id: number; readonly error: string }
  | { readonly ready: true };

/** The part of tesseract.js-core that is used. */
interface TesseractModule {
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
  readonly TessBaseAPI: new () => {
    Init(path: null, language: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    SetImageFile(exif: number, angle: number): number;
    Recognize(monitor: null): number;
    GetHOCRText(page: number): string;
  };
}
interface WorkerSurroundings {
  readonly load: (path: string) => (options: object) => Promise<TesseractModule>;
  readonly data: OcrWorkerData;
  readonly post: (reply: OcrReply) => void;
  readonly listen: (handler: (request: OcrRequest) => void) => void;
}

/**
 * The whole program of an OCR thread. It is handed to the thread as source text, so that it needs no file of its own
 * beside a bundle: it must not refer to anything outside itself. Pictures go in as gray bitmaps (BMP): of all formats
 * tesseract takes them in fastest; PNG would cost a tenth of the recognition, PGM a twentieth. LSTM alone (engine 1).
 */
export async function ocrWorkerBody({ load, data, post, listen }: WorkerSurroundings): Promise<void> {
  const silent = (): void => undefined;
  const module = await load(data.core)({ print: silent, printErr: silent });
  module.FS.writeFile(`${data.language}.traineddata`, data.traineddata);
  const api = new module.TessBaseAPI();
  if (api.Init(null, data.language, 1) !== 0) throw new Error('The language data of the OCR cannot be loaded.');
  const bitmap = (width: number, height: number, gray: Uint8Array): Uint8Array => {
    const [fileHeader, infoHeader, grays] = [14, 40, 256];
    const start = fileHeader + infoHeader + 4 * grays;
    // Rows fill whole words, and the last one comes first.
    const stride = (width + 3) & ~3;
    const file = new Uint8Array(start + stride * height);
    const view = new DataView(file.buffer);
    view.setUint16(0, 0x4d42, true);
    view.setUint32(2, file.length, true);
    view.setUint32(10, start, true);
    view.setUint32(14, infoHeader, true);
    view.setInt32(18, width, true);
    view.setInt32(22, height, true);
    view.setUint16(26, 1, true);
    view.setUint16(28, 8, true);
    view.setUint32(46, grays, true);
    for (let value = 0, at = start - 4 * grays; value < grays; value++, at += 4) file.fill(value, at, at + 3);
    for (let y = 0; y < height; y++)
      file.set(gray.subarray(y * width, (y + 1) * width), start + (height - 1 - y) * stride);
    return file;
  };
  listen(({ id, width, height, gray, parameters }) => {
    try {
      module.FS.writeFile('/input', bitmap(width, height, gray));
      for (const [name, value] of Object.entries(parameters)) api.SetVariable(name, value);
      if (api.SetImageFile(1, 0) === 1) throw new Error('The OCR cannot read the picture.');
      api.Recognize(null);
      post({ id, hocr: api.GetHOCRText(0) });
    } catch (error) {
      post({ id, error: String(error) });
    }
  });
  post({ ready: true });
}
