import type { ThreadSurroundings } from './asking-thread.ts';

/** What the thread of a line model starts with. */
export interface LineModelData {
  /** The module of ONNX's runtime, its WebAssembly program, and the model. */
  readonly runtime: string;
  readonly program: Uint8Array;
  readonly model: Uint8Array;
}

/** The picture of a line, as the model takes it: each pixel once, from -1 (black) to 1. */
export interface LinePixels {
  readonly pixels: Float32Array;
  readonly width: number;
  readonly height: number;
}

interface Tensor {
  readonly data: Float32Array<ArrayBuffer>;
}
interface Session {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>;
}
/** The part of onnxruntime-web that is used. */
interface OnnxRuntime {
  readonly env: { readonly wasm: { numThreads: number; wasmBinary: Uint8Array } };
  readonly Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => Tensor;
  readonly InferenceSession: {
    create(model: Uint8Array, options: { readonly executionProviders: readonly string[] }): Promise<Session>;
  };
}

/**
 * The whole program of a thread that reads lines with a model of ONNX; it must not refer to anything outside itself
 * (`asking-thread.ts`). The answer is how likely each character is at each place.
 */
export async function lineModelBody({
  load,
  data,
  post,
  listen,
}: ThreadSurroundings<LineModelData, LinePixels, Float32Array>): Promise<void> {
  const { env, InferenceSession, Tensor } = load(data.runtime) as OnnxRuntime;
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = data.program;
  const session = await InferenceSession.create(data.model, { executionProviders: ['wasm'] });
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  const run = async ({ pixels, width, height }: LinePixels): Promise<Float32Array<ArrayBuffer>> => {
    const colours = new Float32Array(3 * pixels.length);
    for (const colour of [0, 1, 2]) colours.set(pixels, colour * pixels.length);
    const seen = await session.run({ [input]: new Tensor('float32', colours, [1, 3, height, width]) });
    return (seen[output] as Tensor).data;
  };
  let last = Promise.resolve();
  listen(({ id, ...line }) => {
    last = last.then(async () => {
      try {
        const answer = await run(line);
        post({ id, answer }, [answer.buffer]);
      } catch (error) {
        post({ id, error: String(error) });
      }
    });
  });
  post({ ready: true });
}
