import { conversionMessages } from '@crossfoot/contracts';
import type { Collection } from '@crossfoot/ports';
import { LOG, MessageBus, Metrics, Periodic, type Log } from '@crossfoot/runtime';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Allowance } from './allowance.document.ts';
import { ALLOWANCES } from '../tokens.ts';
import { AllowanceService } from './allowance.service.ts';
import { UploadBrake } from './upload-brake.ts';

/** Held this long without an end: conversion is asked how it stands. */
const staleAfterMs = 15 * 60_000;
const pauseMs = 60_000;

/**
 * Pages are held until an event says how their conversion ended. Should that event be missing (it was made before this
 * service knew of the reservation, or a store was restored from a backup), conversion is asked, and its word settles it.
 */
@Injectable()
export class HeldPagesSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private periodic: Periodic | null = null;

  constructor(
    @Inject(ALLOWANCES) private readonly allowances: Collection<Allowance>,
    @Inject(LOG) private readonly log: Log,
    private readonly service: AllowanceService,
    private readonly brake: UploadBrake,
    private readonly bus: MessageBus,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    this.periodic = new Periodic('held pages', pauseMs, this.log, () => this.sweep(Date.now()));
  }

  async onModuleDestroy(): Promise<void> {
    await this.periodic?.stop();
  }

  /** Settles what has been held since before `now` less the stale time, and deletes what has expired. */
  async sweep(now: number): Promise<void> {
    await this.allowances.purgeExpired(now);
    await this.brake.forgetFull(now);
    const { items } = await this.allowances.find({ oldestHeldAt: { lt: now - staleAfterMs } }, { limit: 200 });
    for (const item of items) {
      for (const entry of item.body.entries) {
        if (entry.charged || entry.at >= now - staleAfterMs) continue;
        await this.settle([item.id, ...entry.also], entry.conversionId);
      }
    }
  }

  private async settle(keys: readonly string[], conversionId: string): Promise<void> {
    const outcome = await this.bus.request(conversionMessages.outcome, { conversionId });
    const isRunning = outcome?.status === 'queued' || outcome?.status === 'processing';
    const isWaiting = outcome?.status === 'completed' && outcome.delivery === 'waiting';
    if (isRunning || isWaiting) return;
    const isUsed = outcome?.status === 'completed' && outcome.delivery !== 'abandoned';
    await (isUsed ? this.service.charge(keys, conversionId) : this.service.release(keys, conversionId));
    this.metrics.swept.inc({ what: isUsed ? 'heldPagesCharged' : 'heldPagesReleased' });
  }
}
