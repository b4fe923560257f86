import { printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf } from '../../story/ledger.ts';
import { signed, unsigned, us, whole } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { columnsOf, runningTable } from './columns.ts';
import { clocks, figures, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';
import { factGrid, gridTable } from './sixth-parts.ts';
import { pageFeet, runningHead, smallPrint } from './third-parts.ts';
import { reword } from './words.ts';

const gluedCredit: Family = {
  name: 'ae-cr-glued-balance',
  about:
    'bank of the Emirates: 05JAN24 dates, purchases whose text holds a card number, an inner date and the sum again with AED, Cr glued behind balances, brought and carried forward rows on each page',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'in',
      currency: 'AED',
      ...month,
      count: rowCount(rng, 45),
      scale: rng.pick([60, 200]),
      overdraft: rng.chance(0.2),
    });
    reword(
      rng,
      ledger,
      {
        purchase: [
          'POS-PURCHASE CARD NO.{card}68******{card}|{inner} {sum},AED|{shop} {city}:AE',
          'POS-PURCHASE CARD NO.{card}68******{card} {inner} {sum},AED|{shop} {city}:AE',
        ],
        out: [
          'ATM-CASH WITHDRAWAL {city}|{inner} {sum},AED',
          'MOBILE BANKING TRANSFER TO|{person}',
          'TELEX TRANSFER REF {ref}|{firm}',
          'INWARD CLEARING CHQ {ref}',
        ],
        in: ['IPP CREDIT {ref}|{person}', 'CASH DEPOSIT CDM {city}', 'POS-REFUND {shop}'],
        salary: ['SALARY {ref}|{firm}'],
        fee: ['VAT 5 PCT ON CHARGES', 'MINIMUM BALANCE CHARGE'],
        interest: ['PROFIT PAID'],
      },
      {
        shops: ['LULLU HYPERMARKET', 'CARREFOURE MOE', 'ENOCK STATION 1102', 'NOONE.COM', 'KARACHI DARBAR'],
        firms: ['EMIRATES CONTRACTING LLC', 'DU TELECOME', 'DEWAA', 'AL NAHDA REAL ESTATE'],
        people: ['FATIMA AL MANSOURI', 'JOHN MATHEW', 'SYED ALI RAZA'],
        cities: ['DUBAI', 'SHARJAH', 'ABU DHABI'],
      },
    );
    const figure = (minor: number): string => unsigned(minor, us);
    for (const e of ledger.entries)
      e.lines = e.lines.map((line) =>
        line
          .replace('{inner}', printDay(e.date - rng.int(0, 2), 'dd-MM-yyyy'))
          .replace('{sum}', figure(e.amount).replaceAll(',', '')),
      );
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5, 9] });
    const pattern = rng.pick(['ddMMMyy', 'ddMMMyy', 'dd MMM yyyy']);
    const upper = pattern === 'ddMMMyy';
    const long = (at: Day): string => printDay(at, 'dd MMM yyyy');
    const letters = rng.pick([
      ['Cr', 'Dr'],
      ['CR', 'DR'],
    ] as const);
    const balance = (minor: number): string => `${figure(minor)}${letters[minor < 0 ? 1 : 0]}`;
    const holder = rng.pick(['MR SYED ALI RAZA', 'FATIMA AL MANSOURI', 'DESERT BLOOM TRADING LLC']);
    const number = `101${rng.digits(10)}`;
    runningHead(flow, `${holder}   ${number}`, `${long(month.start)} to ${long(month.end)}`);
    flow.newPage();
    flow.line(rng.pick(['Emirates Gulf Bank', 'Creek National Bank PJSC']), {
      bold: true,
      size: 14,
      color: '#072447',
      align: rng.pick(['left', 'right', 'center']),
    });
    flow.gap(8);
    flow.line('STATEMENT OF ACCOUNT', { bold: true, size: 11 });
    flow.line(`From ${long(month.start)} to ${long(month.end)}`);
    flow.gap(8);
    factGrid(
      flow,
      [
        ['Account Name', holder],
        ['P.O. Box', `${rng.int(100, 99_000)} Dubai UAE`],
        ['Branch', rng.pick(['Deira', 'Al Barsha', 'Jumeirah'])],
        ['Account Number', number],
        ['IBAN', `AE${rng.digits(2)}0260001${number}`],
        ['Currency', 'AED'],
      ],
      rng.pick(['#ffffff', '#9a9a9a']),
    );
    ledgerPages(flow, ledger, {
      columns: columnsOf(
        ['date', 'Date', 12],
        ['text', 'Description', 44],
        ['debit', 'Debits', 14, 'right'],
        ['credit', 'Credits', 14, 'right'],
        ['balance', 'Balance', 17, 'right'],
      ),
      money: us,
      dates: pattern,
      upperDates: upper,
      balanceText: balance,
      openingRow: { text: 'BROUGHT FORWARD', balance: balance(ledger.opening) },
      closingRow: { text: 'CLOSING BALANCE', balance: balance(ledger.closing) },
      carry: {
        over: (text) => ({ text: 'CARRIED FORWARD', balance: text }),
        forward: (text) => ({ text: 'BROUGHT FORWARD', balance: text }),
      },
      table: {
        rows: rng.pick(['plain', 'ruled', 'zebra']),
        head: rng.pick(['bold', 'reverse', 'ruled']),
        color: '#072447',
      },
    });
    if (!ledger.entries.length) flow.line('NO TRANSACTIONS DURING THE PERIOD');
    flow.gap(8);
    if (rng.chance(0.5))
      figures(flow, [
        ['Total debits', figure(sumOf(ledger.entries, -1))],
        ['Total credits', figure(sumOf(ledger.entries, 1))],
      ]);
    smallPrint(flow, 'Please note', [
      'This is an electronic statement and does not need a signature. Tell the bank within 30 days of any difference; otherwise the account is taken as correct.',
      'All charges, terms and conditions are subject to change with 60 days of notice. VAT of 5% is applied where due. TRN 1003XXXXXX00003.',
    ]);
    pageFeet(flow, (n, all) => `Page ${n} of ${all}`, 'Licensed by the Central Bank of the UAE   600 55 0100');
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const kinds = {
  purchase: '체크카드결제',
  out: '일반이체',
  in: '일반입금',
  salary: '일반입금',
  fee: '수수료',
  interest: '이자입금',
  check: '',
} as const;

const signedWon: Family = {
  name: 'kr-app-signed-won',
  about:
    'Korean app bank: date and time to the second, the word for in or out, signed won, balance in the middle, kind and text and memo behind, newest or oldest first, nothing said of an opening balance',
  faces: ['kr'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, {
      lexicon: 'ko',
      currency: 'KRW',
      decimals: 0,
      ...month,
      count: rowCount(rng, 45),
      scale: 14_000,
    });
    const memos = new Map(
      ledger.entries.map((e) => [e, rng.chance(0.15) ? rng.pick(['월세', '생일', '회비', '점심']) : '']),
    );
    reword(rng, ledger, {
      purchase: ['{shop}', '{shop}'],
      out: ['{person}', '{firm}', '모임통장 {person}'],
      in: ['{person}', '환불 {shop}'],
      salary: ['{firm}'],
      fee: ['출금수수료'],
      interest: ['통장 이자'],
    });
    const { sheet, flow } = paper(rng, { faces: ['kr'], sizes: [7.5, 8, 8.5, 9] });
    const times = clocks(rng, ledger.entries);
    const latest = rng.chance(0.6);
    const rows = latest ? [...ledger.entries].reverse() : ledger.entries;
    const pattern = rng.pick(['yyyy.MM.dd', 'yyyy.MM.dd', 'yyyy-MM-dd']);
    const d = (at: Day): string => printDay(at, pattern);
    const plus = rng.pick(['', '', '+']);
    const number = `3333-${rng.digits(2)}-${rng.digits(7)}`;
    flow.newPage();
    flow.line('거래내역확인서', { bold: true, size: 15, align: 'center' });
    flow.gap(10);
    factGrid(
      flow,
      [
        ['성명', ledger.holder],
        ['계좌번호', number],
        ['예금종류', '입출금통장'],
        ['조회기간', `${d(month.start)} ~ ${d(month.end)}`],
        ['거래구분', '전체'],
        ['잔액', `${signed(ledger.closing, whole)}원`],
      ],
      '#c8c8c8',
    );
    const memo = rng.chance(0.6);
    const columns = columnsOf(
      ['date', '거래일시', 20],
      ['side', '구분', 8],
      ['amount', '거래금액', 15, 'right'],
      ['balance', '거래 후 잔액', 16, 'right'],
      ['kind', '거래구분', 14],
      ['text', '내용', 22],
      ...(memo ? ([['memo', '메모', 8]] as const) : []),
    );
    const cells = (e: (typeof rows)[number]): Record<string, string | readonly string[]> => ({
      date: `${d(e.date)} ${times.get(e)!}`,
      side: e.amount < 0 ? '출금' : '입금',
      amount: signed(e.amount, whole, 'leading', plus),
      balance: signed(e.balance, whole),
      kind: kinds[e.kind],
      text: e.lines,
      memo: memos.get(e)!,
    });
    if (rng.chance(0.5))
      gridTable(flow, columns, { head: 'bold', ink: '#d0d0d0' }, (put) => rows.forEach((e) => put(cells(e))));
    else
      runningTable(flow, columns, { rows: rng.pick(['ruled', 'zebra', 'plain']), head: 'bold', padding: 2 }, (table) =>
        rows.forEach((e) => table.entry(cells(e))),
      );
    if (!rows.length) flow.line('조회기간 내 거래내역이 없습니다.');
    flow.gap(14);
    flow.line('위와 같이 거래내역이 있음을 확인합니다.', { align: 'center' });
    flow.line(printDay(month.end + 1, pattern), { align: 'center' });
    flow.line(rng.pick(['카카우뱅크', '토소뱅크']), { bold: true, size: 12, align: 'center' });
    pageFeet(flow, (n, all) => `${n} / ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: rows },
            {
              openingPrinted: false,
              otherDescriptions: (e) => {
                const side = e.amount < 0 ? '출금' : '입금';
                const text = e.lines.join(' ');
                const behind = memo ? memos.get(e)! : '';
                return [
                  `${kinds[e.kind]} ${text}`,
                  `${text} ${kinds[e.kind]}`,
                  `${kinds[e.kind]} ${text} ${behind}`,
                  `${text} ${behind}`,
                  `${side} ${kinds[e.kind]} ${text} ${behind}`,
                ];
              },
            },
          ),
        ],
      },
    };
  },
};

export const sixthEast: readonly Family[] = [gluedCredit, signedWon];
