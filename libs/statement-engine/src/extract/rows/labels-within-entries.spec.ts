import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

const page = (label: string): string => `
Your statement 10 December 2024 to 9 January 2025
Date        Details                    Paid out      Paid in       Balance
            BALANCE BROUGHT FORWARD                                 500.00
08 Jan 25   )))  WH SMITH
                 ST PANCRAS               8.72                      491.28
09 Jan 25   )))  TFL TRAVEL CH
                 TFL.GOV.UK/CP           15.25
            )))  BOOTS 8211
                 SHEFFIELD               26.51
            DR   ${label}
                 TO 04JAN25              12.12                      437.40
            BALANCE CARRIED FORWARD                                 437.40`;

it.each(['TOTAL INTEREST', 'OVERDRAFT INTEREST'])(
  'names an entry %s where words begin above their amounts',
  (label) => {
    expect(rowsOf(page(label)).map((row) => row.slice(6))).toEqual([
      '-8.72 ))) WH SMITH ST PANCRAS',
      '-15.25 ))) TFL TRAVEL CH TFL.GOV.UK/CP',
      '-26.51 ))) BOOTS 8211 SHEFFIELD',
      `-12.12 DR ${label} TO 04JAN25`,
    ]);
  },
);
