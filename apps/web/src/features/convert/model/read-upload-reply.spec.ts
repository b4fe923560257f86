import { describe, expect, it } from 'vitest';
import { readUploadReply } from './read-upload-reply.ts';
import { resultBytes } from './result-file.ts';

describe('a good reply', () => {
  it.each([
    ['', 'Empty response from server'],
    ['   ', 'Empty response from server'],
    ['<html>', 'Server returned invalid data format'],
    ['[]', 'Server response missing required data'],
    ['null', 'Server response missing required data'],
    ['{"content":"a"}', 'Server did not provide download filename'],
    ['{"filename":""}', 'Server did not provide download filename'],
    ['{"filename":"a.csv"}', 'Server response missing required data'],
  ])('must not be %j', (text, message) => {
    expect(() => readUploadReply(text)).toThrow(message);
  });

  it('takes the documented defaults, and no verdict counts as not checked', () => {
    expect(readUploadReply('{"filename":"a.csv","content":"x"}')).toMatchObject({
      mimeType: 'text/csv',
      format: 'csv',
      transactionCount: 0,
      reconciliation: 'unverifiable',
    });
    expect(readUploadReply('{"filename":"a","content":"","reconciliation":"fine"}').reconciliation).toBe(
      'unverifiable',
    );
  });
});

describe('the bytes of a result', () => {
  it('are the text in UTF-8', () => {
    expect([...resultBytes({ content: '\ufeffé' })]).toEqual([0xef, 0xbb, 0xbf, 0xc3, 0xa9]);
  });

  it('are decoded from base64 for a binary file', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const content = Buffer.from(bytes).toString('base64');
    expect(resultBytes({ content, encoding: 'base64' })).toEqual(bytes);
  });
});
