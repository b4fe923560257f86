import { expect, it } from 'vitest';
import { readReply, replyOf } from './rabbitmq-reply.ts';

const replied = async (value: unknown) => readReply(await replyOf(() => Promise.resolve(value)));

it('carries what the work came to, and nothing as null', async () => {
  expect(await replied({ pages: 3 })).toEqual({ value: { pages: 3 } });
  expect(await replied(undefined)).toEqual({ value: null });
});

it('carries an error where the work fails, or comes to what cannot be written', async () => {
  expect(readReply(await replyOf(() => Promise.reject(new Error('no'))))).toHaveProperty('error');
  expect(await replied({ pages: 3n })).toHaveProperty('error');
});
