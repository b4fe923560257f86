import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it('compares without accents, case and kinds of apostrophes', () => {
  expect(fold('Crédit d’impôt')).toBe("credit d'impot");
  expect(fold('Überweisung ŁÓDŹ')).toBe('uberweisung lodz');
  expect(fold('Toʻlov')).toBe(fold("To'lov"));
});

it('leaves out the joiners that shape letters', () => {
  expect(fold('අප්\u200dරේල්')).toBe(fold('අප්රේල්'));
  expect(fold('تراکنش\u200cهای')).toBe(fold('تراکنشهای'));
});

it('takes traditional characters for the simplified ones that another model of OCR reads', () => {
  expect(fold('上期應繳總額')).toBe(fold('上期应缴总额'));
  expect(fold('帳戶')).toBe(fold('账户'));
});

it('takes letters of Serbian for each other that OCR does', () => {
  expect(fold('Претходно стаһе')).toBe(fold('Претходно стање'));
  expect(fold('Текуһи рачун')).toBe(fold('Текући рачун'));
});
