import type { ThreadSurroundings } from './asking-thread.ts';

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
  /** The picture as a file of a kind that tesseract reads. */
  readonly picture: Uint8Array;
  readonly language: string;
  /** Data of the language, where the thread does not have it yet. */
  readonly load: OcrLanguage | null;
  /** A language that is let go for it. */
  readonly drop: string | null;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The part of tesseract.js-core that is used. */
interface TesseractModule {
  readonly FS: {
    writeFile(path: string, data: Uint8Array, options?: { canOwn: boolean }): void;
    unlink(path: string): void;
  };
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
/**
 * The whole program of an OCR thread, which answers with hOCR; it must not refer to anything outside itself
 * (`asking-thread.ts`). LSTM alone (engine 1). Each language is an instance of tesseract's own; they share the program,
 * compiled once, and the memory for pictures.
 */
export async function ocrWorkerBody({
  load,
  data,
  post,
  listen,
}: ThreadSurroundings<OcrWorkerData, OcrRequest, string>): Promise<void> {
  const silent = (): void => undefined;
  const instantiateWasm = (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, program: WebAssembly.Module) => void,
  ): void => done(new WebAssembly.Instance(data.program, imports), data.program);
  const startModule = load(data.core) as (options: object) => Promise<TesseractModule>;
  const module = await startModule({ print: silent, printErr: silent, instantiateWasm });
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
  let last = data.language;
  listen(({ id, picture, language, load: added, drop, parameters }) => {
    try {
      if (drop !== null) end(drop);
      if (added) start(added);
      const api = instances.get(language);
      if (!api) throw new Error('The OCR does not have this language.');
      // Each instance keeps its last picture, which takes more memory than the language itself.
      if (last !== language) instances.get(last)?.Clear();
      last = language;
      // As it is, without making a copy of it.
      module.FS.writeFile('/input', picture, { canOwn: true });
      for (const [name, value] of Object.entries(parameters)) api.SetVariable(name, value);
      if (api.SetImageFile(1, 0) === 1) throw new Error('The OCR cannot read the picture.');
      api.Recognize(null);
      post({ id, answer: api.GetHOCRText(0) });
    } catch (error) {
      post({ id, error: String(error) });
    }
  });
  post({ ready: true });
}
