import mongoose from 'mongoose';

const { MongoNotConnectedError, MongoServerSelectionError, MongoTopologyClosedError } = mongoose.mongo;

/**
 * Starts the driver's look at the servers again where it hangs. A command written to a socket that is destroyed, a moment
 * before the driver hears of its end, waits for ever (mongodb 7.8: `Connection.writeCommand` waits for a `drain` that
 * cannot come). Where that command is the monitor's `hello`, the driver never looks at the server again: each command
 * fails for want of a server, long after it is back.
 */
export class DriverWatch {
  private readonly client: mongoose.mongo.MongoClient;
  private readonly silenceMs: number;
  /** When the monitor of each server was last seen at work. It looks every few seconds, and while a command waits twice a second. */
  private readonly seen = new Map<string, number>();
  private restarting: Promise<void> | null = null;
  private isOver = false;

  constructor(client: mongoose.mongo.MongoClient, silenceMs: number) {
    this.client = client;
    this.silenceMs = silenceMs;
    const note = ({ connectionId }: { readonly connectionId: string }): void => {
      this.seen.set(connectionId, performance.now());
    };
    client.on('serverHeartbeatStarted', note);
    client.on('serverHeartbeatSucceeded', note);
    client.on('serverHeartbeatFailed', note);
    client.on('serverClosed', ({ address }) => this.seen.delete(address));
  }

  /** To be told of every failed command; those after it find the servers again. */
  readonly commandFailed = (error: unknown): void => {
    if (this.isOver) return;
    const isUnconnected = error instanceof MongoTopologyClosedError || error instanceof MongoNotConnectedError;
    const isWithoutServer = error instanceof MongoServerSelectionError && this.hangs();
    if (isUnconnected || isWithoutServer) this.restarting ??= this.restart();
  };

  /** Resolves when nothing is being started again any more, and nothing will be. */
  async stop(): Promise<void> {
    this.isOver = true;
    await this.restarting;
  }

  private hangs(): boolean {
    const since = performance.now() - this.silenceMs;
    return [...this.seen.values()].some((at) => at < since);
  }

  /** Where the servers are away just now, the next failed command leads here again. */
  private async restart(): Promise<void> {
    this.seen.clear();
    await this.client.close().catch(() => undefined);
    if (!this.isOver) await this.client.connect().catch(() => undefined);
    this.restarting = null;
  }
}
