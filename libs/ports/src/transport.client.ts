import { ClientProxy } from '@nestjs/microservices';
import type { ReadPacket, WritePacket } from '@nestjs/microservices';

/** What an adapter can do with a message: ask and get one answer, or have an event made durable. */
export interface Transport {
  request(pattern: string, payload: unknown): Promise<unknown>;
  publishEvent(pattern: string, payload: unknown): Promise<void>;
}

/** `send` and `emit` of Nest over any transport. The connection is the transport's own: nothing is opened or closed here. */
export class TransportClient extends ClientProxy {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    super();
    this.transport = transport;
  }

  async connect(): Promise<void> {}

  close(): void {}

  unwrap<T>(): T {
    return this.transport as T;
  }

  protected publish(packet: ReadPacket, callback: (packet: WritePacket) => void): () => void {
    let listening = true;
    this.transport.request(this.normalizePattern(packet.pattern), packet.data).then(
      (response) => listening && callback({ response, isDisposed: true }),
      (err: unknown) => listening && callback({ err, isDisposed: true }),
    );
    return () => {
      listening = false;
    };
  }

  protected async dispatchEvent<T>(packet: ReadPacket): Promise<T> {
    await this.transport.publishEvent(this.normalizePattern(packet.pattern), packet.data);
    return undefined as T;
  }
}
