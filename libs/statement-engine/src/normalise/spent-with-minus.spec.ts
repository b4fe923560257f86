import { expect, it } from 'vitest';
import { rowsOf } from '../extract/typed-page.fixture.ts';

it('takes the minus that most amounts of a card bear for purchases', () => {
  expect(
    rowsOf(`
Kreditkort Heiðarbanki
Tímabil: 22.05.2025 - 21.06.2025
Dags.          Skýring                    Fjárhæð (ISK)
22.05.2025     Bónus Skipholti                   -8.742
23.05.2025     Vínbúðin Skeifunni                -6.198
24.05.2025     N1 Ártúnshöfða                   -11.450
25.05.2025     Sundlaug Kópavogs                 -1.330
05.06.2025     Elko Lindir                       24.995
               Samtals færslur                   -2.725`).map((row) => row.split(' ')[1]),
  ).toEqual(['-8742.00', '-6198.00', '-11450.00', '-1330.00', '24995.00']);
});
