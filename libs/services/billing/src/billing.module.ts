import type { DocumentsPort } from '@crossfoot/ports';
import { DOCUMENTS } from '@crossfoot/runtime';
import { Module } from '@nestjs/common';
import { accountCollection, allowanceCollection } from './allowance/allowance.document.ts';
import { ACCOUNTS, ALLOWANCES, AllowanceService } from './allowance/allowance.service.ts';
import { HeldPagesSweeper } from './allowance/held-pages.sweeper.ts';
import { BillingController } from './billing.controller.ts';

@Module({
  controllers: [BillingController],
  providers: [
    { provide: ACCOUNTS, inject: [DOCUMENTS], useFactory: (port: DocumentsPort) => port.collection(accountCollection) },
    {
      provide: ALLOWANCES,
      inject: [DOCUMENTS],
      useFactory: (port: DocumentsPort) => port.collection(allowanceCollection),
    },
    AllowanceService,
    HeldPagesSweeper,
  ],
})
export class BillingModule {}
