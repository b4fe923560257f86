import { ClientProxy } from '@nestjs/microservices';
import type { ReadPacket, WritePacket } from '@nestjs/microservices';
import type { RabbitmqMessages } from './messages.rabbitmq.ts';

/** `send` and `emit` of Nest over RabbitMQ. */
export class RabbitmqClient extends ClientProxy {
  private readonly transport: RabbitmqMessages;

  constructor(transport: RabbitmqMessages) {
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
