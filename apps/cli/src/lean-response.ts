/**
 * pdf.js asks for the global `Response` when it is loaded, and Node then loads its whole HTTP client (10 to 15 ms).
 * This program fetches nothing; what pdf.js uses of it is `new Response(stream).bytes()`.
 */
class LeanResponse {
  readonly #body: ReadableStream<Uint8Array>;

  constructor(body: ReadableStream<Uint8Array>) {
    this.#body = body;
  }

  async bytes(): Promise<Uint8Array> {
    const pieces: Uint8Array[] = [];
    for await (const piece of this.#body) pieces.push(piece);
    return new Uint8Array(Buffer.concat(pieces));
  }
}

export function useLeanResponse(): void {
  // An assignment on purpose: defining the property anew would first load what it is to keep out.
  globalThis.Response = LeanResponse as unknown as typeof Response;
}
