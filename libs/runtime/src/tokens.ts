/** What Nest injects by these names; the ports module provides them (see `ports.module.ts`). */
export const DOCUMENTS = Symbol('documents port');
export const OBJECTS = Symbol('objects port');
export const JOBS = Symbol('jobs port');
export const MAIL = Symbol('mail port');
export const PAYMENTS = Symbol('payments port');
export const MESSAGES = Symbol('messages port');
export const CONFIGURATION = Symbol('configuration');
export const LOG = Symbol('log');
