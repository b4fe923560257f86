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
 * beside a bundle: it must not refer to anything outside itself. Pictures go in as raw gray (PGM): encoding and
 * decoding PNG would cost a tenth of the recognition. LSTM alone (engine 1).
 */
export async function ocrWorkerBody({ load, data, post, listen }: WorkerSurroundings): Promise<void> {
  const silent = (): void => undefined;
  const module = await load(data.core)({ print: silent, printErr: silent });
  module.FS.writeFile(`${data.language}.traineddata`, data.traineddata);
  const api = new module.TessBaseAPI();
  if (api.Init(null, data.language, 1) !== 0) throw new Error('The language data of the OCR cannot be loaded.');
  listen(({ id, width, height, gray, parameters }) => {
    try {
      const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
      const file = new Uint8Array(header.length + gray.length);
      file.set(header);
      file.set(gray, header.length);
      module.FS.writeFile('/input', file);
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
