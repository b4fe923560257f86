import { printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { signed, spaced, unsigned, us } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { columnsOf, runningTable } from './columns.ts';
import { clocks, figures, footer, heading, rowCount, sumOf } from './desk.ts';
import { letter, margins, paper } from './paper.ts';
import { reword, type Names } from './words.ts';

const codeFirst: Family = {
  name: 'ma-code-first',
  about:
    'Moroccan extract: code before the date "DD MM", value date "DD MM YYYY", space thousands, no balances, SOLDE DEPART and FINAL rows',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'month', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'fr',
      currency: 'MAD',
      ...month,
      count: rowCount(rng, 45),
      scale: 250,
      overdraft: rng.chance(0.2),
    });
    reword(
      rng,
      ledger,
      {
        purchase: ['PAIEMENT CB {card} {shop}', 'ACHAT {shop} {city}'],
        out: ['VIREMENT EMIS {person}', 'RETRAIT GAB {city}', 'CHEQUE PAYE {ref}', 'PRELEVEMENT {firm}|REF {ref}'],
        in: ['VIREMENT RECU DE {person}', 'VERSEMENT ESPECES {city}', 'REMISE CHEQUE {ref}'],
        salary: ['VIREMENT RECU {firm}|SALAIRE'],
        fee: ['FRAIS TENUE DE COMPTE', 'TAXE SUR VALEUR AJOUTEE', 'COMMISSION DE RETRAIT'],
        interest: ['INTERETS CREDITEURS'],
      },
      {
        shops: ['MARJANO CALIFORNIE', 'ACIMO MAARIF', 'AFRIQUIO STATION', 'PHARMACIE ATLAS', 'BIMO 118'],
        firms: ['LYDECO', 'MAROC TELECOMO', 'ONEE BRANCHE EAU', 'WAFO ASSURANCE', 'STE ATLAS NEGOCE'],
        people: ['EL AMRANI YOUSSEF', 'BENNANI SALMA', 'TAZI OMAR'],
        cities: ['CASABLANCA', 'RABAT', 'FES'],
      },
    );
    const { sheet, flow } = paper(rng, { faces: ['sans', 'mono', 'noto', 'narrow'], sizes: [7.5, 8, 8.5] });
    const code = new Map(ledger.entries.map((e) => [e, `${rng.digits(4)}${rng.pick(['AA', 'B1', '0C', 'K2'])}`]));
    const standing = (minor: number): string => (minor < 0 ? 'DEBITEUR' : 'CREDITEUR');
    const d = (at: Day): string => printDay(at, 'dd MM yyyy');
    const side = (minor: number): Record<string, string> => ({
      [minor < 0 ? 'debit' : 'credit']: unsigned(minor, spaced),
    });
    flow.newPage();
    letter(
      flow,
      rng,
      rng.pick(['Banque de l’Oriental', 'Crédit Atlas']),
      [rng.pick(['M EL AMRANI YOUSSEF', 'MME BENNANI SALMA']), '14 RUE DES ORANGERS, CASABLANCA'],
      'RELEVE DE COMPTE BANCAIRE',
      [
        [`RELEVE DU`, `${d(month.start)} AU ${d(month.end)}`],
        ['RIB', `007 780 0${rng.digits(9)} ${rng.digits(6)} ${rng.digits(2)}`],
        ['MONNAIE DU COMPTE', 'DIRHAM MAROCAIN'],
      ],
    );
    runningTable(
      flow,
      columnsOf(
        ['code', 'CODE', 9],
        ['date', 'DATE', 8],
        ['text', 'LIBELLE', 44],
        ['value', 'VALEUR', 13],
        ['debit', 'DEBIT', 14, 'right'],
        ['credit', 'CREDIT', 14, 'right'],
      ),
      { head: rng.pick(['ruled', 'bold']) },
      (table) => {
        table.entry({
          text: `SOLDE DEPART AU ${d(month.start - 1)} ${standing(ledger.opening)}`,
          ...side(ledger.opening),
        });
        for (const e of ledger.entries)
          table.entry({
            code: code.get(e)!,
            date: printDay(e.date, 'dd MM'),
            text: e.lines,
            value: d(e.valueDate),
            ...side(e.amount),
          });
        table.entry(
          {
            text: 'TOTAL MOUVEMENTS',
            debit: unsigned(sumOf(ledger.entries, -1), spaced),
            credit: unsigned(sumOf(ledger.entries, 1), spaced),
          },
          { bold: true },
        );
        table.entry(
          { text: `SOLDE FINAL AU ${d(month.end)} ${standing(ledger.closing)}`, ...side(ledger.closing) },
          { bold: true },
        );
      },
    );
    margins(flow, rng, (n, all) => `Page ${n} / ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            otherDate: (e) => e.valueDate,
            otherDescriptions: (e) => [`${code.get(e)} ${e.lines.join(' ')}`],
          }),
        ],
      },
    };
  },
};

const lagos: Names = {
  shops: ['SHOPRITO IKEJA', 'JUMIAA FOOD', 'BOLTO NG', 'EBEANO MART', 'MTTN VTU', 'DSTVO BOX'],
  firms: ['IKEJA ELECTRICO', 'LAWMA', 'SPECTRANETO', 'ADEOLA VENTURES LTD'],
  people: ['ADEBAYO TUNDE', 'OKAFOR CHIOMA', 'BELLO AISHA', 'EZE EMEKA'],
  cities: ['LAGOS', 'ABUJA', 'IBADAN'],
};

const moneyBeforeText: Family = {
  name: 'ng-money-before-text',
  about:
    'Nigerian app bank: date over time, money in and out with the naira sign before category, party and description, balance last',
  producers: ['chromium', 'pdfkit'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, { lexicon: 'gb', currency: 'NGN', ...month, count: rowCount(rng, 40), scale: 3000 });
    reword(
      rng,
      ledger,
      {
        purchase: ['Online payment', 'card purchase', 'airtime'],
        out: ['kip:savings', 'house rent', 'nip transfer {ref}', 'food stuff'],
        in: ['refund', 'kip: thanks', 'transfer {ref}', 'gift'],
        salary: ['salary', 'SALARY PAYMENT {ref}'],
        fee: ['sms alert charge', 'stamp duty', 'card maintenance'],
        interest: ['interest payout'],
      },
      lagos,
    );
    const { sheet, flow } = paper(rng, { faces: ['noto', 'dejavu', 'condensed'], sizes: [7, 7.5, 8] });
    const naira = (minor: number): string => `₦${unsigned(minor, us)}`;
    const times = clocks(rng, ledger.entries);
    const pattern = rng.pick(['dd/MM/yy', 'dd/MM/yyyy', 'dd MMM yyyy']);
    const newestFirst = rng.chance(0.4);
    const categories: Partial<Record<Entry['kind'], string>> = {
      purchase: 'pos/web purchase',
      out: 'outward transfer',
      in: 'inward transfer',
      salary: 'inward transfer',
      fee: 'fees and charges',
      interest: 'interest',
    };
    const party = new Map(
      ledger.entries.map((e) => [
        e,
        e.kind === 'fee' || e.kind === 'interest'
          ? 'Oriole Bank'
          : e.kind === 'purchase'
            ? rng.pick(lagos.shops!)
            : `${rng.pick(lagos.people!)}/${rng.digits(10)}/${rng.pick(['GT Trust', 'Zenit', 'First Delta'])}`,
      ]),
    );
    flow.newPage();
    heading(flow, rng, {
      bank: 'Oriole Microfinance Bank',
      holder: [rng.pick(lagos.people!), '14 Allen Avenue, Ikeja, Lagos'],
      title: 'Statement of account',
      facts: [
        ['Account number', ledger.number],
        ['Period', `${printDay(month.start, 'dd/MM/yyyy')} - ${printDay(month.end, 'dd/MM/yyyy')}`],
        ['Opening balance', naira(ledger.opening)],
        ['Total money in', naira(sumOf(ledger.entries, 1))],
        ['Total money out', naira(sumOf(ledger.entries, -1))],
        ['Closing balance', naira(ledger.closing)],
      ],
    });
    runningTable(
      flow,
      columnsOf(
        ['date', 'Date/Time', 11],
        ['credit', 'Money In', 13, 'right'],
        ['debit', 'Money out', 13, 'right'],
        ['category', 'Category', 15],
        ['party', 'To / From', 24],
        ['text', 'Description', 18],
        ['balance', 'Balance', 15, 'right'],
      ),
      { rows: rng.pick(['ruled', 'zebra', 'plain']), padding: rng.int(1, 3), gap: 8 },
      (table) => {
        for (const e of newestFirst ? [...ledger.entries].reverse() : ledger.entries)
          table.entry(
            {
              date: [printDay(e.date, pattern), times.get(e)!],
              [e.amount < 0 ? 'debit' : 'credit']: naira(e.amount),
              category: categories[e.kind]!,
              party: party.get(e)!,
              text: e.lines,
              balance: naira(e.balance),
            },
            { textKeys: ['text', 'party', 'category'] },
          );
        if (!ledger.entries.length) table.entry({ text: 'No transactions' });
      },
    );
    footer(flow, rng, (n, all) => `Page ${n} of ${all}`, 'Deposits insured by the NDIC up to ₦2,000,000.00');
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            otherDescriptions: (e) => [
              `${categories[e.kind]} ${party.get(e)} ${e.lines[0]}`,
              `${party.get(e)} ${e.lines[0]}`,
              `${party.get(e)}`,
            ],
          }),
        ],
      },
    };
  },
};

const beforeAndAfter: Family = {
  name: 'gh-balance-before-and-after',
  about:
    'mobile money, sideways: amount without sign, fees, balance before and balance after; direction only from balances and parties',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, { lexicon: 'gb', currency: 'GHS', ...month, count: rng.int(2, 45), scale: 25 });
    const people = ['KWAME MENSAH', 'AMA OWUSU', 'KOFI ASANTE', 'ESI BOATENG'];
    const owner = rng.pick(people);
    const own = `233${rng.digits(9)}`;
    const kinds: Partial<Record<Entry['kind'], readonly string[]>> = {
      purchase: ['PAYMENT', 'DEBIT'],
      out: ['TRANSFER', 'CASH_OUT'],
      in: ['TRANSFER', 'CASH_IN'],
      salary: ['TRANSFER'],
      fee: ['ADJUSTMENT'],
      interest: ['CASH_IN'],
    };
    const kind = new Map(ledger.entries.map((e) => [e, rng.pick(kinds[e.kind] ?? ['TRANSFER'])]));
    const other = new Map(
      ledger.entries.map((e) => [
        e,
        {
          name:
            e.kind === 'purchase'
              ? rng.pick(['MELCOMO MALL', 'ECG PREPAIDO', 'SHOPRITO ACCRA', 'DSTVO GH'])
              : rng.pick(people.filter((p) => p !== owner)),
          number: `233${rng.digits(9)}`,
        },
      ]),
    );
    for (const e of ledger.entries)
      e.lines = [rng.pick(['food', 'fees', 'transport', '1', 'susu', e.reference, 'thanks'])];
    const { sheet, flow } = paper(rng, {
      faces: ['sans', 'narrow', 'noto'],
      sizes: [6.5, 7, 7.5],
      page: { width: 841.89, height: 595.28 },
    });
    const times = clocks(rng, ledger.entries);
    const pattern = rng.pick(['dd-MMM-yyyy', 'yyyy-MM-dd', 'dd/MM/yyyy']);
    const newestFirst = rng.chance(0.3);
    const money = rng.pick([us, { decimals: 2, point: '.', group: '' }]);
    flow.newPage();
    flow.line('MoMo Account Statement', { bold: true, size: 14 });
    flow.gap(4);
    for (const line of [
      `Name: ${owner}     Mobile number: ${own}     Currency: GHS`,
      `Date range: ${printDay(month.start, 'dd/MM/yyyy')} to ${printDay(month.end, 'dd/MM/yyyy')}`,
    ])
      flow.line(line);
    flow.gap(6);
    figures(
      flow,
      [
        ['Opening balance (GHS)', unsigned(ledger.opening, money)],
        ['Total in (GHS)', unsigned(sumOf(ledger.entries, 1), money)],
        ['Total out (GHS)', unsigned(sumOf(ledger.entries, -1), money)],
        ['Closing balance (GHS)', unsigned(ledger.closing, money)],
      ],
      0.35,
    );
    runningTable(
      flow,
      columnsOf(
        ['date', ['TRANSACTION', 'DATE'], 12],
        ['fromName', ['FROM', 'NAME'], 13],
        ['fromNumber', ['FROM', 'NO.'], 11],
        ['kind', ['TRANS.', 'TYPE'], 9],
        ['amount', 'AMOUNT', 9, 'right'],
        ['fees', 'FEES', 6, 'right'],
        ['before', 'BAL BEFORE', 10, 'right'],
        ['after', 'BAL AFTER', 10, 'right'],
        ['toNumber', ['TO', 'NO.'], 11],
        ['toName', ['TO', 'NAME'], 13],
        ['id', 'F_ID', 11],
        ['text', 'REF', 9],
      ),
      { rows: rng.pick(['ruled', 'zebra']), gap: 7 },
      (table) => {
        for (const e of newestFirst ? [...ledger.entries].reverse() : ledger.entries) {
          const mine = { name: owner, number: own };
          const [from, to] = e.amount < 0 ? [mine, other.get(e)!] : [other.get(e)!, mine];
          table.entry({
            date: [printDay(e.date, pattern), times.get(e)!],
            fromName: from.name,
            fromNumber: from.number,
            kind: kind.get(e)!,
            amount: unsigned(e.amount, money),
            fees: '0.00',
            before: unsigned(e.balance - e.amount, money),
            after: unsigned(e.balance, money),
            toNumber: to.number,
            toName: to.name,
            id: rng.digits(11),
            text: e.lines,
          });
        }
      },
    );
    footer(flow, rng, (n, all) => `${n} / ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            otherDescriptions: (e) => {
              const [from, to] = e.amount < 0 ? [owner, other.get(e)!.name] : [other.get(e)!.name, owner];
              return [
                `${kind.get(e)} ${e.lines[0]}`,
                `${kind.get(e)} ${other.get(e)!.name} ${e.lines[0]}`,
                `${kind.get(e)} ${other.get(e)!.name}`,
                `${from} ${kind.get(e)} ${to} ${e.lines[0]}`,
                `${kind.get(e)}`,
              ];
            },
          }),
        ],
      },
    };
  },
};

const currencyBehindEach: Family = {
  name: 'sa-currency-behind-each',
  about:
    'English extract of the Gulf: reference first, day order dates, credit before debit, every figure with SAR behind, 0.00 SAR in empty cells',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'in', currency: 'SAR', ...month, count: rowCount(rng, 40), scale: 60 });
    reword(
      rng,
      ledger,
      {
        purchase: ['POS Purchase {shop}|{city} Mada ****{card}', 'Online Purchase {shop}', 'Apple Pay {shop}'],
        out: [
          'Outgoing Transfer SARIE|Beneficiary {person}',
          'SADAD Bill Payment {firm}|Bill {ref}',
          'ATM Cash Withdrawal {city}',
        ],
        in: ['Incoming Transfer SARIE|From {person}', 'Cash Deposit {city}', 'Refund {shop}'],
        salary: ['Salary Transfer {firm}'],
        fee: ['Transfer Fee incl. VAT 15%', 'Card Issuance Fee'],
        interest: ['Mudarabah Profit'],
      },
      {
        shops: ['PANDAH 118', 'JARIRO BOOKS', 'NAHDIO PHARMACY', 'ALBAIKO', 'STCC PAY'],
        firms: ['SAUDI ELECTRICO', 'NATIONAL WATERS', 'ZAINO KSA', 'AL NOOR TRADING EST'],
        people: ['MOHAMMED ALOTAIBI', 'FATIMAH ALZAHRANI', 'AHMED ALQAHTANI'],
        cities: ['RIYADH', 'JEDDAH', 'DAMMAM'],
      },
    );
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7, 7.5, 8] });
    const pattern = rng.pick(['dd/MM/yy', 'dd/MM/yyyy', 'yyyy/MM/dd']);
    const d = (at: Day): string => printDay(at, pattern);
    const riyals = (minor: number): string => `${signed(minor, us)} SAR`;
    const reference = new Map(ledger.entries.map((e) => [e, `FT${rng.digits(9)}`]));
    const zeros = rng.chance(0.5);
    const negative = rng.chance(0.4);
    flow.newPage();
    heading(flow, rng, {
      bank: rng.pick(['Al Waha Bank', 'Najd Commercial Bank']),
      holder: [rng.pick(['MOHAMMED ALOTAIBI', 'FATIMAH ALZAHRANI']), 'KING FAHD ROAD, RIYADH'],
      title: 'Account Statement',
      facts: [
        ['Account Number', `${ledger.number.slice(0, 6)}000${ledger.number.slice(6)}`],
        ['IBAN', `SA${rng.digits(2)} 8000 0${rng.digits(3)} ${rng.digits(4)} ${rng.digits(4)} ${rng.digits(4)}`],
        ['Period', `${d(month.start)} - ${d(month.end)}`],
        ['Opening Balance', riyals(ledger.opening)],
        ['Closing Balance', riyals(ledger.closing)],
      ],
    });
    runningTable(
      flow,
      columnsOf(
        ['reference', 'Reference', 13],
        ['date', 'Date', 10],
        ['text', 'Transaction Details', 40],
        ['credit', 'Credit', 15, 'right'],
        ['debit', 'Debit', 15, 'right'],
        ['balance', 'Balance', 16, 'right'],
      ),
      { rows: rng.pick(['ruled', 'zebra']), head: rng.pick(['reverse', 'bold']) },
      (table) => {
        for (const e of ledger.entries)
          table.entry({
            reference: reference.get(e)!,
            date: d(e.date),
            text: e.lines,
            credit: e.amount > 0 ? riyals(e.amount) : zeros ? '0.00 SAR' : '',
            debit: e.amount < 0 ? riyals(negative ? e.amount : -e.amount) : zeros ? '0.00 SAR' : '',
            balance: riyals(e.balance),
          });
        if (!ledger.entries.length) table.entry({ text: 'No transactions during this period' });
      },
    );
    flow.gap(6);
    figures(
      flow,
      [
        ['Total Credits', riyals(sumOf(ledger.entries, 1))],
        ['Total Debits', riyals(Math.abs(sumOf(ledger.entries, -1)))],
      ],
      0.4,
    );
    footer(flow, rng, (n, all) => `Page ${n} of ${all}`, 'VAT registration number 300000000000003');
    return {
      sheet,
      truth: {
        accounts: [truthOf(ledger, { otherDescriptions: (e) => [`${reference.get(e)} ${e.lines.join(' ')}`] })],
      },
    };
  },
};

const blankWords: Family = {
  name: 'cn-blank-words',
  about:
    'Chinese list, sideways: date and time over two lines, signed sums, many columns of account facts, the word for empty in blank cells',
  faces: ['sc'],
  producers: ['pdfkit', 'chromium'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, {
      lexicon: 'zh-CN',
      currency: 'CNY',
      ...month,
      count: rowCount(rng, 35),
      scale: 120,
    });
    const { sheet, flow } = paper(rng, {
      faces: ['sc'],
      sizes: [6.5, 7, 7.5],
      page: { width: 841.89, height: 595.28 },
    });
    const times = clocks(rng, ledger.entries);
    const newestFirst = rng.chance(0.4);
    const empty = rng.pick(['（空）', '(空)', '-']);
    const facts = new Map(
      ledger.entries.map((e) => [
        e,
        {
          area: rng.pick(['0200', '1202', '4000']),
          party: e.kind === 'fee' || e.kind === 'interest' ? empty : rng.pick(ledger.lexicon.people),
          partyAccount:
            e.kind === 'fee' || e.kind === 'interest' || rng.chance(0.3)
              ? empty
              : `6222${rng.digits(4)}****${rng.digits(4)}`,
          channel: rng.pick(['快捷支付', '手机银行', '柜面', '批量业务']),
        },
      ]),
    );
    const account = `6212${rng.digits(12)}${rng.digits(3)}`;
    flow.newPage();
    flow.line('中国江海银行借记账户历史明细（电子版）', { bold: true, size: sheet.options.size + 5, align: 'center' });
    flow.gap(6);
    flow.line(
      `卡号 ${account}    户名 ${ledger.holder}    起止日期 ${printDay(month.start, 'yyyy-MM-dd')} — ${printDay(month.end, 'yyyy-MM-dd')}`,
    );
    flow.line(`期初余额 ${unsigned(ledger.opening, us)}    期末余额 ${unsigned(ledger.closing, us)}    币种 人民币`);
    flow.gap(6);
    runningTable(
      flow,
      columnsOf(
        ['date', '交易日期', 10],
        ['account', '帐号', 14],
        ['type', '储种', 6],
        ['no', '序号', 6],
        ['currency', '币种', 7],
        ['cash', '钞汇', 5],
        ['text', '摘要', 18],
        ['area', '地区', 6],
        ['amount', '收入/支出金额', 13, 'right'],
        ['balance', '余额', 13, 'right'],
        ['party', '对方户名', 9],
        ['partyAccount', '对方帐号', 15],
        ['channel', '渠道', 9],
      ),
      { rows: 'ruled', gap: 6 },
      (table) => {
        for (const e of newestFirst ? [...ledger.entries].reverse() : ledger.entries)
          table.entry({
            date: [printDay(e.date, 'yyyy-MM-dd'), times.get(e)!],
            account: account.slice(0, 14),
            type: '活期',
            no: '00000',
            currency: '人民币',
            cash: '钞',
            text: e.lines,
            ...facts.get(e)!,
            amount: signed(e.amount, us, 'leading', '+'),
            balance: unsigned(e.balance, us),
          });
      },
    );
    flow.gap(6);
    flow.line(`本页支持打印，合计笔数 ${ledger.entries.length}`, { size: 6.5 });
    footer(flow, rng, (n, all) => `第 ${n} 页 共 ${all} 页`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            otherDescriptions: (e) => {
              const { party, partyAccount, channel } = facts.get(e)!;
              const text = e.lines.join(' ');
              return [
                `${text} ${party}`,
                `${text} ${party} ${partyAccount}`,
                `${text} ${party} ${partyAccount} ${channel}`,
                `${text} ${channel}`,
              ];
            },
          }),
        ],
      },
    };
  },
};

export const secondWorld: readonly Family[] = [
  codeFirst,
  moneyBeforeText,
  beforeAndAfter,
  currencyBehindEach,
  blankWords,
];
