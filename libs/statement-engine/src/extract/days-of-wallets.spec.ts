import { expect, it } from 'vitest';
import { statementOf } from './typed-page.fixture.ts';

const page = (ends: string): string => `
Riwayat Transaksi
Periode 1 - 20 Oktober 2025
${ends}
Rabu, 1 Oktober 2025
08.23    Bayar Tagihan                                         -Rp154.200
         Pascabayar

08.48    Terima Transfer                                        +Rp54.100
         Budi Santoso

Kamis, 2 Oktober 2025
19.59    Beli Pulsa                                             -Rp13.600
         Telkomsel 081262040692

Jumat, 3 Oktober 2025
06.25    Biaya Admin                                             -Rp2.500
         Bulanan kartu

18.45    Isi Saldo                                             +Rp101.500
         Virtual Account Mandiri`;
const ENDS = `
Saldo awal         Uang masuk        Uang keluar            Saldo akhir
Rp412.500          Rp155.600         Rp170.300              Rp397.800
`;
const ROWS = [
  '2025-10-01 -154200 Bayar Tagihan Pascabayar',
  '2025-10-01 54100 Terima Transfer Budi Santoso',
  '2025-10-02 -13600 Beli Pulsa Telkomsel 081262040692',
  '2025-10-03 -2500 Biaya Admin Bulanan kartu',
  '2025-10-03 101500 Isi Saldo Virtual Account Mandiri',
];
const rowsOf = (text: string): string[] =>
  statementOf(text).accounts.flatMap(({ transactions }) =>
    transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
  );

it('names of columns above one line of figures, both ends among them, head no list below', () => {
  const [account] = statementOf(page(ENDS)).accounts;
  expect(account?.reconciliation.status).toBe('balanced');
  expect(account?.currency).toBe('IDR');
  expect(rowsOf(page(ENDS))).toEqual(ROWS);
});

it('numbers with points that lines begin with are times of day where no amounts and no dates are like them', () => {
  const descriptions = rowsOf(page(ENDS)).map((row) => row.split(' ').slice(2).join(' '));
  expect(descriptions.some((words) => /\d\d[.:]\d\d/.test(words))).toBe(false);
  // Where each of them may be a month and a day they stay what they are.
  const dates = page(ENDS).replaceAll('08.48', '08.28').replace('19.59', '09.09').replace('18.45', '08.15');
  expect(rowsOf(dates)).not.toEqual(ROWS);
});
