import { describe, expect, it } from 'vitest';
import { csvPreview } from './csv-preview.ts';

describe('the preview of a CSV', () => {
  it('is what a download would be', async () => {
    expect(await csvPreview({})).toBe(
      'Date,Description,Amount,Balance,Reference\r\n2025-01-31,Harbour Books,-1234.50,8765.50,1042',
    );
    expect(await csvPreview({ dateFormat: 'dayFirst', decimal: 'comma' })).toBe(
      'Date;Description;Amount;Balance;Reference\r\n31/01/2025;Harbour Books;-1234,50;8765,50;1042',
    );
    expect(await csvPreview({ dateFormat: 'us', notes: 'yes' })).toMatch(/Notes\r\n01\/31\/2025.*1042,\S+/);
  });
});
