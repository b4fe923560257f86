import { expect, it } from 'vitest';
import { statementOf } from './typed-page.fixture.ts';

it.each(['Bir önceki hesap özetinizdeki bakiye', 'Bir önceki hesap özeti bakiyesi', 'Bir önceki dönem bakiyesi'])(
  'a card in Turkish begins with what its last statement came to: %s',
  (name) => {
    const [account] = statementOf(`
Kredi Kartı Hesap Özeti
İşlem Tarihi   Açıklama                                      Tutar (TL)
               ${name.padEnd(44)}    120,00
04.03.2025     MAVİ KİTAP                                        80,00
09.03.2025     ÖDEME                                            120,00+
18.03.2025     KÖŞE MARKET                                       20,50
               Dönem Borcu                                      100,50`).accounts;
    expect([account?.openingBalance, account?.closingBalance]).toEqual([-120, -100.5]);
    expect(account?.reconciliation.status).toBe('balanced');
  },
);
