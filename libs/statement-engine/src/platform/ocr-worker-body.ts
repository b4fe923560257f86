/** A language that a thread is to read in, with its data, unpacked. */
export interface OcrLanguage {
  readonly language: string;
  readonly traineddata: Uint8Array;
}

/** What a thread gets to start with: where the script around tesseract's program lies, the program, and a language. */
export interface OcrWorkerData extends OcrLanguage {
  readonly core: string;
  readonly program: WebAssembly.Module;
}

export interface OcrRequest {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly gray: Uint8Array;
  readonly language: string;
  /** Data of the language, where the thread does not have it yet. */
  readonly load: OcrLanguage | null;
  /** A language that is let go for it. */
  readonly drop: string | null;
  readonly parameters: Readonly<Record<string, string>>;
}

export type OcrReply =
  | { readonly id: number; readonly hocr: string }
  | { readonly id: number; readonly error: string }
  | { readonly ready: true };

/** The part of tesseract.js-core that is used. */
interface TesseractModule {
  readonly FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  readonly TessBaseAPI: new () => TesseractApi;
  destroy(api: TesseractApi): void;
}
interface TesseractApi {
  Init(path: null, language: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(exif: number, angle: number): number;
  Recognize(monitor: null): number;
  GetHOCRText(page: number): string;
  Clear(): void;
  End(): void;
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
 * Each language is an instance of tesseract's own; they share the program, compiled once, and the memory for pictures.
 */
export async function ocrWorkerBody({ load, data, post, listen }: WorkerSurroundings): Promise<void> {
  const silent = (): void => undefined;
  const instantiateWasm = (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, program: WebAssembly.Module) => void,
  ): void => done(new WebAssembly.Instance(data.program, imports), data.program);
  const module = await load(data.core)({ print: silent, printErr: silent, instantiateWasm });
  const instances = new Map<string, TesseractApi>();
  const start = ({ language, traineddata }: OcrLanguage): void => {
    const file = `${language}.traineddata`;
    module.FS.writeFile(file, traineddata);
    const api = new module.TessBaseAPI();
    if (api.Init(null, language, 1) !== 0) throw new Error('The language data of the OCR cannot be loaded.');
    module.FS.unlink(file);
    instances.set(language, api);
  };
  const end = (language: string): void => {
    const api = instances.get(language);
    instances.delete(language);
    api?.End();
    if (api) module.destroy(api);
  };
  start(data);
  const bitmap = (width: number, height: number, gray: Uint8Array): Uint8Array => {
    const [fileHeader, infoHeader, grays] = [14, 40, 256];
    const first = fileHeader + infoHeader + 4 * grays;
    // Rows fill whole words, and the last one comes first.
    const stride = (width + 3) & ~3;
    const file = new Uint8Array(first + stride * height);
    const view = new DataView(file.buffer);
    view.setUint16(0, 0x4d42, true);
    view.setUint32(2, file.length, true);
    view.setUint32(10, first, true);
    view.setUint32(14, infoHeader, true);
    view.setInt32(18, width, true);
    view.setInt32(22, height, true);
    view.setUint16(26, 1, true);
    view.setUint16(28, 8, true);
    view.setUint32(46, grays, true);
    for (let value = 0, at = first - 4 * grays; value < grays; value++, at += 4) file.fill(value, at, at + 3);
    for (let y = 0; y < height; y++)
      file.set(gray.subarray(y * width, (y + 1) * width), first + (height - 1 - y) * stride);
    return file;
  };
  let last = data.language;
  listen(({ id, width, height, gray, language, load, drop, parameters }) => {
    try {
      if (drop !== null) end(drop);
      if (load) start(load);
      const api = instances.get(language);
      if (!api) throw new Error('The OCR does not have this language.');
      // Each instance keeps its last picture, which takes more memory than the language itself.
      if (last !== language) instances.get(last)?.Clear();
      last = language;
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
