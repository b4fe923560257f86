import { describe, expect, it } from 'vitest';
import { ApiError, errorFromReply } from '#http/api-error.ts';
import { ConnectionLostError, UploadTimeoutError } from '../api/send-upload.ts';
import { readUploadFailure } from './upload-failure.ts';

const messageOf = (error: unknown): string | null => {
  const failure = readUploadFailure(error);
  return failure.kind === 'error' ? failure.message : null;
};

describe('what a failed upload means', () => {
  it.each([
    [new UploadTimeoutError(), 'Upload timed out. Please try again with a smaller file.'],
    [new ConnectionLostError(true), 'Connection lost during processing. Please try again.'],
    [new ConnectionLostError(false), 'Network connection failed. Check your internet and try again.'],
    [new TypeError('Failed to fetch'), 'Connection lost during processing. Please try again.'],
    [new Error('socket timeout'), 'Processing took too long. Please try with a smaller file.'],
    [new Error('Network error'), 'Network connection failed. Check your internet and try again.'],
    [new Error('port closed'), 'Connection failed: port closed'],
    [new Error('Empty response from server'), 'Empty response from server'],
    [new Error('Server did not provide download filename'), 'Server did not provide download filename'],
    ['nothing known', 'An unexpected error occurred during conversion'],
    [new ApiError(500, ''), 'Upload failed'],
    [new ApiError(413, 'Too large', { error: 'FILE_TOO_LARGE' }), 'Too large'],
    [
      new ApiError(403, 'x', { error: 'PASSWORD_PROTECTED_PREMIUM' }),
      'This PDF is password-protected. Password-protected PDFs require a premium subscription. Please upgrade to unlock this feature.',
    ],
  ])('%s', (error, message) => {
    expect(messageOf(error)).toBe(message);
  });

  it('asks for a password where the server says so, and knows when one was wrong', () => {
    expect(readUploadFailure(new ApiError(422, '', { requiresPassword: true }))).toEqual({
      kind: 'passwordRequired',
      wasWrong: false,
    });
    expect(readUploadFailure(new ApiError(422, '', { requiresPassword: true, error: 'PASSWORD_WRONG' }))).toEqual({
      kind: 'passwordRequired',
      wasWrong: true,
    });
  });

  it('tells a cancelled upload from a failed one', () => {
    expect(readUploadFailure(new DOMException('Cancelled', 'AbortError')).kind).toBe('cancelled');
    expect(readUploadFailure(new ApiError(403, '', { error: 'FREE_CONVERSION_USED' })).kind).toBe('freeConversionUsed');
  });
});

describe('the message of a reply that is not OK', () => {
  it('is its JSON message, with every field of the body', () => {
    const error = errorFromReply(402, 'Payment Required', '{"message":"Too few pages","pagesLeft":2}');
    expect(error.message).toBe('Too few pages');
    expect(error.body.pagesLeft).toBe(2);
  });

  it('is the raw text, or the status text where there is none', () => {
    expect(errorFromReply(502, 'Bad Gateway', 'upstream gone').message).toBe('upstream gone');
    expect(errorFromReply(502, 'Bad Gateway', '{"error":"x"}').message).toBe('{"error":"x"}');
    expect(errorFromReply(502, 'HTTP 502: Bad Gateway', '').message).toBe('HTTP 502: Bad Gateway');
  });
});
