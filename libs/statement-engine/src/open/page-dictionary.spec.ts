import { describe, expect, it } from 'vitest';
import { isPageDictionary } from './page-dictionary.ts';

describe('the dictionary of a page', () => {
  it.each([
    '\n<<\n/Type /Page\n/Parent 1 0 R\n/MediaBox [0 0 595.28 841.89]\n/Contents 12 0 R\n/Resources 13 0 R\n/UserUnit 1\n>>\n',
    '<</Type/Page/Parent 2 0 R/Resources<</Font<</F1 8 0 R>>/ProcSet[/PDF/Text]>>/MediaBox[0 -.5 +1 2.]/Contents[]>>',
    '<< /Type /Page % a comment\n /LastModified (D:2026\\)) /ID <0aF> /Rotate null /Annots [<< /Open true >>] >>',
  ])('is whole: %s', (text) => expect(isPageDictionary(text)).toBe(true));

  it.each([
    ['a value that is cut', '<< /Type /Page /Parent - obj << /Producer 16 0 R >>'],
    ['a key that is cut', '<< /Type /Page /Pare/ProcSet [/PDF] /Font << /F1 8 0 R >> >>'],
    ['a key of another name', '<< /Type /Page /Contentq 12 0 R >>'],
    ['a key without a value', '<< /Type /Page /Contents >>'],
    ['a list that does not end', '<< /Type /Page /MediaBox [0 0 595 >>'],
    ['what follows it', '<< /Type /Page >> 12 0 R'],
    ['no end', '<< /Type /Page /Resources << >>'],
    ['no dictionary', '[1 0 R]'],
    ['a key that is no name', '<< 5 /Type >>'],
    ['nothing', ' '],
  ])('is damaged by %s', (_, text) => expect(isPageDictionary(text)).toBe(false));

  it('takes a flood of brackets for damage at once', () => {
    expect(isPageDictionary(`<< /MediaBox ${'['.repeat(100_000)}`)).toBe(false);
    expect(isPageDictionary(`<< /ID ${'('.repeat(100_000)}`)).toBe(false);
  });
});
