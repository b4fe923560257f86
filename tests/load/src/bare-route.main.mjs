// One route of plain NestJS, without decorators' syntax so that Node runs it as it is.
import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

const plans = ['free', 'starter', 'professional', 'business'].map((name) => ({
  id: name,
  name,
  displayName: name,
  price: '19.00',
  pageLimit: 200,
  isPopular: false,
  features: ['200 pages per month', 'Every export format', 'Password-protected PDFs', 'Files up to 50 MB'],
  launchOffer: { percentOff: 50, firstMonthPrice: '9.50' },
}));

class PlansController {
  plans() {
    return plans;
  }
}
Controller('plans')(PlansController);
Get()(PlansController.prototype, 'plans', Object.getOwnPropertyDescriptor(PlansController.prototype, 'plans'));

class Bare {}
Module({ controllers: [PlansController] })(Bare);

const app = await NestFactory.create(Bare, { logger: false });
await app.listen(0, '127.0.0.1');
console.log(`http://127.0.0.1:${app.getHttpServer().address().port}`);
