import { masthead } from '../../drawing/masthead.ts';
import { Table } from '../../drawing/table.ts';
import { printDay } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { decimal, lakh, signed, unsigned, us } from '../../story/money.ts';
import { open, period, type Family } from '../family.ts';
import { ledgerPages } from '../ledger-pages.ts';
import { clocks, footer, heading, rowCount, sumOf } from './desk.ts';
import { paper } from './paper.ts';

const tamil: Family = {
  name: 'in-tamil-headers',
  about:
    'Tamil header words, sometimes with English below, narration in capitals, lakh commas, closing in words of Tamil',
  faces: ['tamil'],
  producers: ['chromium'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle']));
    const ledger = makeLedger(rng, { lexicon: 'in', currency: 'INR', ...month, count: rowCount(rng), scale: 700 });
    for (const e of ledger.entries) e.lines = e.lines.map((line) => line.slice(0, 42).trim());
    const { sheet, flow } = paper(rng, { faces: ['tamil'] });
    const both = rng.chance(0.5);
    const head = (own: string, english: string): string | string[] => (both ? [own, english] : own);
    const pattern = rng.pick(['dd-MM-yyyy', 'dd/MM/yyyy']);
    flow.newPage();
    heading(flow, rng, {
      bank: 'காவேரி கிராம வங்கி',
      holder: [ledger.holder, 'Thanjavur'],
      title: 'கணக்கு அறிக்கை',
      facts: [
        ['கணக்கு எண்', ledger.number],
        ['காலம்', `${printDay(month.start, pattern)} - ${printDay(month.end, pattern)}`],
      ],
    });
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: head('தேதி', 'Date'), align: 'left', weight: 13 },
        { key: 'text', head: head('விவரம்', 'Narration'), align: 'left', weight: 40 },
        { key: 'debit', head: head('பற்று', 'Debit'), align: 'right', weight: 15 },
        { key: 'credit', head: head('வரவு', 'Credit'), align: 'right', weight: 15 },
        { key: 'balance', head: head('இருப்பு', 'Balance'), align: 'right', weight: 17 },
      ],
      money: lakh,
      dates: pattern,
      filler: rng.pick(['', '-']),
      openingRow: { text: 'ஆரம்ப இருப்பு', balance: unsigned(ledger.opening, lakh) },
      closingRow: { text: 'இறுதி இருப்பு', balance: unsigned(ledger.closing, lakh) },
      table: { gap: 12, rows: rng.pick(['plain', 'ruled']) },
    });
    footer(flow, rng, (n, all) => `${n} / ${all}`);
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const merchantCodes: Family = {
  name: 'ua-merchant-codes',
  about: 'Ukrainian landscape table: times, merchant codes, amount in two currencies, rate, fee, cashback, balance',
  producers: ['pdf-lib', 'chromium', 'libreoffice'],
  draw: (rng) => {
    const month = period(rng, 'month');
    const ledger = makeLedger(rng, { lexicon: 'us', currency: 'UAH', ...month, count: rowCount(rng), scale: 350 });
    const { sheet, flow } = paper(rng, {
      faces: ['noto', 'dejavu', 'condensed'],
      sizes: [7, 7.5],
      page: { width: 841.89, height: 595.28 },
    });
    const money = { decimals: 2, point: '.', group: ' ' };
    const shops = ['Сільпо', 'АТБ Маркет', 'Нова пошта', 'OKKO', 'Rozetka', 'Аптека АНЦ', 'Bolt', 'Укрзалізниця'];
    const people = ['Олена Кравчук', 'Тарас Шевчук', 'Ірина Бондар'];
    const foreign = new Map<Entry, readonly [string, string, string]>();
    for (const e of ledger.entries) {
      e.lines = [
        e.kind === 'purchase'
          ? rng.pick(shops)
          : e.kind === 'out'
            ? `Переказ: ${rng.pick(people)}`
            : e.kind === 'fee'
              ? 'Плата за обслуговування'
              : e.kind === 'salary'
                ? 'Зарахування зарплати'
                : e.kind === 'interest'
                  ? 'Відсотки на залишок'
                  : `Від: ${rng.pick(people)}`,
      ];
      if (e.kind === 'purchase' && rng.chance(0.15)) {
        const rate = rng.int(270_000, 460_000) / 10_000;
        foreign.set(e, [signed(Math.round(e.amount / rate), money), rng.pick(['USD', 'EUR', 'PLN']), rate.toFixed(4)]);
      }
    }
    const d = (at: number): string => printDay(at, 'dd.MM.yyyy');
    flow.newPage();
    heading(flow, rng, {
      bank: 'Дніпро Мобайл Банк',
      holder: [rng.pick(people)],
      title: `Виписка за період ${d(month.start)} – ${d(month.end)}`,
      facts: [
        ['Рахунок', `UA${rng.digits(14)}${rng.digits(13)}`],
        ['Баланс на початок періоду', `${signed(ledger.opening, money)} UAH`],
        ['Баланс на кінець періоду', `${signed(ledger.closing, money)} UAH`],
      ],
    });
    const cashback = rng.chance(0.6);
    const times = clocks(rng, ledger.entries);
    ledgerPages(flow, ledger, {
      columns: [
        { key: 'date', head: ['Дата і час', 'операції'], align: 'left', weight: 10 },
        { key: 'text', head: ['Деталі', 'операції'], align: 'left', weight: 26 },
        { key: 'code', head: ['', 'MCC'], align: 'left', weight: 6 },
        { key: 'amount', head: ['Сума у валюті', 'картки (UAH)'], align: 'right', weight: 14 },
        { key: 'original', head: ['Сума у валюті', 'операції'], align: 'right', weight: 14 },
        { key: 'currency', head: ['', 'Валюта'], align: 'left', weight: 8 },
        { key: 'rate', head: ['', 'Курс'], align: 'right', weight: 8 },
        { key: 'fee', head: ['Сума', 'комісій'], align: 'right', weight: 8 },
        { key: 'cashback', head: ['Сума', 'кешбеку'], align: 'right', weight: 8 },
        { key: 'balance', head: ['Залишок після', 'операції'], align: 'right', weight: 14 },
      ],
      money,
      dates: 'dd.MM.yyyy',
      newestFirst: rng.chance(0.7),
      cells: (e, usual) => {
        const [original, currency, rate] = foreign.get(e) ?? [signed(e.amount, money), 'UAH', '—'];
        return {
          ...usual,
          date: [printDay(e.date, 'dd.MM.yyyy'), times.get(e)!],
          code: e.kind === 'purchase' ? rng.pick(['5411', '5912', '4131', '5541']) : '4829',
          original,
          currency,
          rate,
          fee: '—',
          cashback: cashback && e.kind === 'purchase' ? unsigned(Math.round(-e.amount / 100), money) : '—',
        };
      },
      table: { rows: 'ruled' },
    });
    footer(flow, rng, (n, all) => `Сторінка ${n} з ${all}`);
    return { sheet, truth: { accounts: [truthOf(ledger)] } };
  },
};

const hebrewCard: Family = {
  name: 'il-card-amount-twice',
  about: 'Hebrew card bill from right to left: sum of the deal (sometimes dollars) and sum charged, remarks, total',
  faces: ['hebrew'],
  producers: ['chromium'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'month']));
    const ledger = makeLedger(rng, {
      lexicon: 'he',
      currency: 'ILS',
      ...month,
      count: rng.int(2, 45),
      scale: 90,
      kinds: ['purchase'],
      opening: 90_000_000,
    });
    for (const e of ledger.entries) e.lines = [rng.pick(ledger.lexicon.shops)];
    const { sheet, flow } = open(rng, { faces: ['hebrew'] });
    const shekel = (minor: number): string => `₪ ${unsigned(minor, us)}`;
    const total = sumOf(ledger.entries);
    const pattern = rng.pick(['dd/MM/yy', 'dd/MM/yyyy', 'dd.MM.yy']);
    flow.newPage();
    masthead(flow, rng, {
      bank: 'כרטיסי הגליל',
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'פירוט חיובים',
      facts: [
        ['תאריך חיוב', printDay(month.end + 10, 'dd/MM/yyyy')],
        ['כרטיס', ledger.number.slice(-4)],
      ],
      rightToLeft: true,
    });
    const table = new Table(
      flow,
      [
        { key: 'date', head: 'תאריך עסקה', align: 'right', weight: 14 },
        { key: 'text', head: 'שם בית העסק', align: 'right', weight: 34 },
        { key: 'deal', head: 'סכום עסקה', align: 'left', weight: 16 },
        { key: 'amount', head: 'סכום חיוב', align: 'left', weight: 16 },
        { key: 'remark', head: 'פירוט נוסף', align: 'right', weight: 16 },
      ],
      { rightToLeft: true, rows: rng.pick(['plain', 'ruled']) },
    );
    flow.afterBreak = () => table.head();
    table.head();
    const remarks = new Map(ledger.entries.map((e) => [e, rng.chance(0.2) ? 'הוראת קבע' : '']));
    for (const e of ledger.entries)
      table.entry({
        date: printDay(e.date, pattern),
        text: e.lines,
        deal: rng.chance(0.12) ? `$ ${unsigned(Math.round(e.amount / 3.7), us)}` : shekel(e.amount),
        amount: shekel(e.amount),
        remark: remarks.get(e)!,
      });
    flow.afterBreak = undefined;
    table.entry({ text: 'סה"כ לחיוב', amount: shekel(total) }, { bold: true });
    return {
      sheet,
      truth: {
        accounts: [
          {
            ...truthOf(ledger, {
              balancePrinted: () => false,
              openingPrinted: false,
              otherDescriptions: (e) => [`${e.lines[0]} ${remarks.get(e)}`.trim()],
            }),
            closingBalance: decimal(total, 2),
          },
        ],
      },
    };
  },
};

export const judgedScripts: readonly Family[] = [tamil, merchantCodes, hebrewCard];
