import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (came: string): string => `
거래내역 확인서
계좌번호 123-45-6789012
조회기간 2025.08.01 ~ 2025.08.31
예금종류 저축예금
총 4건 입금합계 ${came} 출금합계 30,000원
거래일시        내용              거래금액        거래 후 잔액
2025.08.20     서점              -10,000         90,000
2025.08.15     이자               40,000        100,000
2025.08.09     식당              -20,000         60,000
2025.08.02     급여               70,000         80,000`;

describe('totals of what came in and of what went out, over amounts with signs', () => {
  it('cover the first entry, too, which no balance before it proves', () => {
    const [account] = statementOf(page('110,000원')).accounts;
    expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
  });

  it('cover nothing where one of them is another', () => {
    const [account] = statementOf(page('120,000원')).accounts;
    expect(account?.reconciliation.status).toBe('unverifiable');
  });
});

it('totals of both sides cover entries whose way a column of marks tells', () => {
  const list = (came: string): string => `
Afschrift betaalrekening 01-09-2025 t/m 30-09-2025
Totaal bij € ${came}     Totaal af € 41,08     Nieuw saldo € 2.600,53
Datum         Naam / Omschrijving     Bedrag (EUR)     Af/Bij
30-09-2025    Kosten betaalpakket             3,25     Af
29-09-2025    Ziggo Services                 37,83     Af
25-09-2025    Tikkie barbecue                63,87     Bij
24-09-2025    Salaris september           2.683,12     Bij`;
  const statusOf = (came: string) => statementOf(list(came)).accounts[0]?.reconciliation.status;
  expect(statusOf('2.746,99')).toBe('balanced');
  expect(statusOf('2.746,98')).toBe('unverifiable');
});
