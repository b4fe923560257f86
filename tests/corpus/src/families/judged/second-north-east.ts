import { printDay, type Day } from '../../story/calendar.ts';
import { makeLedger, truthOf, type Entry } from '../../story/ledger.ts';
import { apostrophe, continental, signed, spaced, unsigned } from '../../story/money.ts';
import { latin, period, type Family } from '../family.ts';
import { columnsOf, runningTable } from './columns.ts';
import { figures, footer, heading, notice, rowCount, sumOf } from './desk.ts';
import { letter, margins, paper } from './paper.ts';
import { reword } from './words.ts';

const cardholders: Family = {
  name: 'se-card-yymmdd',
  about:
    'card: six-digit dates, town, currency and foreign sum columns, payment with a minus, a heading and a sum for each cardholder',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'sv',
      currency: 'SEK',
      ...month,
      count: rng.int(1, 50),
      scale: 180,
      nature: 'card',
    });
    reword(rng, ledger, {
      purchase: ['{shop}', 'KLARNO *{shop}'],
      salary: ['INBETALNING BANKGIRO', 'BETALT BG DATUM'],
      fee: ['ÅRSAVGIFT', 'UPPLÄGGNINGSAVGIFT', 'AVI-AVGIFT', 'DEBITERAD RÄNTA'],
      in: ['RETUR {shop}'],
    });
    const { sheet, flow } = paper(rng, { faces: ['sans', 'narrow', 'noto', 'mono'], sizes: [7.5, 8, 8.5] });
    const pattern = rng.pick(['yyMMdd', 'yyMMdd', 'yyyy-MM-dd']);
    const owed = (minor: number): string => signed(-minor, spaced);
    const made = (e: Entry): Day => (e.kind === 'purchase' ? e.date - (e.valueDate - e.date) : e.date);
    const town = new Map(ledger.entries.map((e) => [e, e.kind === 'purchase' || e.kind === 'in' ? e.city : '']));
    const foreign = new Map<Entry, readonly [string, string]>();
    for (const e of ledger.entries)
      if (e.kind === 'purchase' && rng.chance(0.15))
        foreign.set(e, [rng.pick(['EUR', 'USD', 'DKK']), unsigned(Math.max(1, Math.round(-e.amount / 11)), spaced)]);
    const second = rng.chance(0.5);
    const people = rng.shuffle(ledger.lexicon.people).slice(0, second ? 2 : 1);
    const bought = ledger.entries.filter((e) => e.kind === 'purchase' || e.kind === 'in');
    const groups = people.map((name, i) => ({
      name,
      card: `XXXX XXXX XXXX ${rng.digits(4)}`,
      entries: bought.filter((_, k) => k % people.length === i),
    }));
    const rest = ledger.entries.filter((e) => !bought.includes(e));
    flow.newPage();
    letter(
      flow,
      rng,
      rng.pick(['Götabanken Kort', 'Nordkortet']),
      [people[0]!, rng.pick(ledger.lexicon.streets)],
      'Kontoutdrag / Faktura',
      [
        ['Fakturadatum', printDay(month.end, 'yyyy-MM-dd')],
        ['Förfallodatum', printDay(month.end + 27, 'yyyy-MM-dd')],
        ['Avser perioden', `${printDay(month.start, 'yyyy-MM-dd')} - ${printDay(month.end, 'yyyy-MM-dd')}`],
        ['Kontonummer', ledger.number],
      ],
    );
    figures(
      flow,
      [
        ['Skuld från föregående faktura', `${owed(ledger.opening)} kr`],
        ['Summa köp, avgifter och betalningar', `${owed(sumOf(ledger.entries))} kr`],
        ['Total skuld', `${owed(ledger.closing)} kr`],
        ['Lägsta belopp att betala', `${unsigned(Math.max(20_000, Math.round(-ledger.closing * 0.03)), spaced)} kr`],
      ],
      0.55,
    );
    const columns = columnsOf(
      ['date', 'Datum', 10],
      ['post', 'Bokfört', 10],
      ['text', 'Specifikation', 34],
      ['town', 'Ort', 14],
      ['code', 'Valuta', 7],
      ['sum', ['Utl. belopp', '/moms'], 12, 'right'],
      ['amount', 'Belopp', 14, 'right'],
    );
    const list = (title: string, sumTitle: string, entries: readonly Entry[]): void => {
      if (!entries.length) return;
      flow.need(80);
      flow.gap(6);
      flow.line(title, { bold: true });
      const table = runningTable(flow, columns, { head: 'bold' }, (rows) => {
        for (const e of entries)
          rows.entry({
            date: printDay(made(e), pattern),
            post: printDay(e.date, pattern),
            text: e.lines,
            town: town.get(e)!,
            code: foreign.get(e)?.[0] ?? '',
            sum: foreign.get(e)?.[1] ?? '',
            amount: owed(e.amount),
          });
      });
      table.entry({ text: sumTitle, amount: owed(sumOf(entries)) }, { bold: true });
    };
    list('Totalt övriga händelser', 'Summa övriga händelser', rest);
    for (const { name, card, entries } of groups) list(`${name}   ${card}`, `Summa ${name}`, entries);
    margins(flow, rng, (n, all) => `Sida ${n} (${all})`);
    const order = [...rest, ...groups.flatMap(({ entries }) => entries)];
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(
            { ...ledger, entries: order },
            {
              balancePrinted: () => false,
              otherDate: made,
              otherDescriptions: (e) =>
                town.get(e)
                  ? [`${e.lines[0]} ${town.get(e)}`, `${e.lines[0]} ${town.get(e)} ${(foreign.get(e) ?? []).join(' ')}`]
                  : [],
            },
          ),
        ],
      },
    };
  },
};

const creditorLetter: Family = {
  name: 'lt-k-for-credit',
  about:
    'Lithuanian list: party over purpose, an amount with D or K in its own column, K for money in, turnovers at the end',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'sv', currency: 'EUR', ...month, count: rowCount(rng, 40) });
    reword(
      rng,
      ledger,
      {
        purchase: ['{shop}|PIRKINYS {card} {city}', '{shop}|Kortelės operacija ****{card}'],
        out: [
          '{person}|Nuoma',
          '{firm}|Sąskaita Nr. {ref}',
          'GRYNIEJI|Išmokėta bankomate {city}',
          '{firm}|Įmokos kodas {ref}',
        ],
        in: ['{person}|Skolos grąžinimas', '{person}|Pervedimas {ref}', '{shop}|Grąžinimas'],
        salary: ['{firm}|Darbo užmokestis'],
        fee: ['BALTIJOS KREDITAS AB|Mėnesinis paslaugų plano mokestis', 'BALTIJOS KREDITAS AB|Pervedimo mokestis'],
        interest: ['BALTIJOS KREDITAS AB|Palūkanos'],
      },
      {
        shops: ['MAXIMO X-112', 'IKKI EXPRES', 'CIRCLO K 44', 'SENUKŲ NAMAI', 'VAISTINĖ LIEPA', 'BOLTO.EU'],
        firms: ['VILNIAUS ENERGIJA', 'TELIJA LT', 'UAB MEDIS', 'BUTŲ ŪKIS', 'LIETUVOS DRAUDA'],
        people: ['JONAS PETRAITIS', 'RASA KAZLAUSKIENĖ', 'TOMAS ŽUKAS'],
        cities: ['VILNIUS', 'KAUNAS', 'KLAIPĖDA'],
      },
    );
    const { sheet, flow } = paper(rng, { faces: ['noto', 'dejavu', 'condensed', 'narrow'], sizes: [7.5, 8, 8.5] });
    const money = rng.pick([spaced, { decimals: 2, point: '.', group: '' }, { decimals: 2, point: ',', group: '' }]);
    const pattern = rng.pick(['yyyy-MM-dd', 'yyyy.MM.dd']);
    const d = (at: Day): string => printDay(at, pattern);
    const before = rng.chance(0.5);
    const balances = rng.chance(0.4);
    const document = new Map(ledger.entries.map((e) => [e, rng.digits(10)]));
    const withDocument = rng.chance(0.5);
    const side = (e: Entry): string => (e.amount < 0 ? 'D' : 'K');
    flow.newPage();
    heading(flow, rng, {
      bank: 'Baltijos Kreditas AB',
      holder: [rng.pick(['JONAS PETRAITIS', 'RASA KAZLAUSKIENĖ']), 'Gedimino pr. 14, Vilnius'],
      title: 'SĄSKAITOS IŠRAŠAS',
      facts: [
        ['Sąskaita', `LT${rng.digits(2)} 7300 0${rng.digits(3)} ${rng.digits(4)} ${rng.digits(4)}`],
        ['Laikotarpis', `${d(month.start)} - ${d(month.end)}`],
        ['Valiuta', 'EUR'],
        [`Likutis ${d(month.start)}`, unsigned(ledger.opening, money)],
      ],
    });
    const letters = ['side', 'D/K', 5, 'center'] as const;
    const amounts = ['amount', 'Suma', 14, 'right'] as const;
    const table = runningTable(
      flow,
      columnsOf(
        ['date', 'Data', 12],
        ...(withDocument ? ([['document', 'Dok. Nr.', 13]] as const) : []),
        ['text', ['Gavėjas / mokėtojas', 'Paskirtis'], 46],
        ...(before ? [letters, amounts] : [amounts, letters]),
        ...(balances ? ([['balance', 'Likutis', 14, 'right']] as const) : []),
      ),
      { rows: rng.pick(['ruled', 'plain', 'zebra']) },
      (rows) => {
        for (const e of ledger.entries)
          rows.entry({
            date: d(e.date),
            document: document.get(e)!,
            text: e.lines,
            amount: unsigned(e.amount, money),
            side: side(e),
            balance: unsigned(e.balance, money),
          });
        if (!ledger.entries.length) rows.entry({ text: 'Per laikotarpį operacijų nebuvo' });
      },
    );
    table.entry({ text: 'Debeto apyvarta', amount: unsigned(sumOf(ledger.entries, -1), money) }, { bold: true });
    table.entry({ text: 'Kredito apyvarta', amount: unsigned(sumOf(ledger.entries, 1), money) }, { bold: true });
    table.entry({ text: `Likutis ${d(month.end)}`, amount: unsigned(ledger.closing, money) }, { bold: true });
    flow.gap(6);
    flow.line('D - debetas (nurašyta iš sąskaitos), K - kreditas (įskaityta į sąskaitą)', { size: 7 });
    footer(flow, rng, (n, all) => `${n} / ${all}`, 'Išrašas suformuotas interneto banke ir galioja be parašo');
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => balances,
            otherDescriptions: (e) => (withDocument ? [`${document.get(e)} ${e.lines.join(' ')}`] : []),
          }),
        ],
      },
    };
  },
};

const chargesUnsigned: Family = {
  name: 'ch-card-minus-for-credit',
  about:
    'Swiss card: charges without sign, credits with a minus, currency and foreign sum before francs, a fee note and trade line below',
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'de',
      currency: 'CHF',
      ...month,
      count: rng.int(1, 45),
      scale: 45,
      nature: 'card',
    });
    reword(
      rng,
      ledger,
      {
        purchase: ['{shop}, {city}', '{shop}'],
        salary: ['Ihre Zahlung - Danke', 'Ihre LSV-Zahlung - Besten Dank'],
        fee: ['Jahresgebühr', 'Sollzins', 'Mahngebühr'],
        in: ['Gutschrift {shop}'],
      },
      {
        shops: ['Migrosa MM Altstadt', 'Coopa-1182', 'SBBB Easyride', 'Digitecco AG', 'Apotheke Rose', 'Landi Thun'],
        cities: ['Zürich', 'Bern', 'Lugano'],
      },
    );
    const foreign = new Map<Entry, readonly [string, string]>();
    for (const e of ledger.entries)
      if (e.kind === 'purchase') {
        const abroad = rng.chance(0.25);
        if (abroad) {
          const code = rng.pick(['EUR', 'USD', 'GBP']);
          foreign.set(e, [code, unsigned(Math.max(1, Math.round(-e.amount * 1.03)), apostrophe)]);
          e.lines = [
            e.lines[0]!,
            `Kurs 0.9${rng.digits(4)} vom ${printDay(e.date - 1, 'dd.MM.yy')}, inkl. Bearbeitungsgebühr 1.75%`,
          ];
        } else e.lines = [e.lines[0]!, rng.pick(['Lebensmittel', 'Restaurants', 'Bahn und Bus', 'Elektronik'])];
      }
    const { sheet, flow } = paper(rng, { faces: latin, sizes: [7.5, 8, 8.5] });
    const made = (e: Entry): Day => (e.kind === 'purchase' ? e.date - (e.valueDate - e.date) : e.date);
    const owed = (minor: number): string => signed(-minor, apostrophe, 'leading');
    const pattern = rng.pick(['dd.MM.yy', 'dd.MM.yyyy']);
    flow.newPage();
    letter(
      flow,
      rng,
      rng.pick(['Alpencard AG', 'Viaseca Card Services']),
      [ledger.holder, 'Seestrasse 14, 8002 Zürich'],
      'Monatsrechnung',
      [
        ['Rechnungsdatum', printDay(month.end, 'dd.MM.yyyy')],
        ['Abrechnungsperiode', `${printDay(month.start, 'dd.MM.yyyy')} - ${printDay(month.end, 'dd.MM.yyyy')}`],
        ['Kartenkonto', `${rng.digits(4)} XXXX XXXX ${ledger.number.slice(-4)}`],
        ['Zahlbar bis', printDay(month.end + 20, 'dd.MM.yyyy')],
      ],
    );
    runningTable(
      flow,
      columnsOf(
        ['date', 'Datum', 11],
        ['post', ['Verbucht', 'am'], 11],
        ['text', 'Details', 42],
        ['code', 'Währung', 8],
        ['sum', 'Betrag', 12, 'right'],
        ['amount', 'Betrag CHF', 14, 'right'],
      ),
      { rows: rng.pick(['plain', 'ruled']), head: rng.pick(['bold', 'ruled']) },
      (table) => {
        table.entry({ text: 'Saldo letzte Rechnung', amount: owed(ledger.opening) });
        for (const e of ledger.entries)
          table.entry({
            date: printDay(made(e), pattern),
            post: printDay(e.date, pattern),
            text: e.lines,
            code: foreign.get(e)?.[0] ?? '',
            sum: foreign.get(e)?.[1] ?? '',
            amount: owed(e.amount),
          });
        table.entry(
          { text: `Total Karte XXXX ${ledger.number.slice(-4)}`, amount: owed(sumOf(ledger.entries)) },
          { bold: true },
        );
        table.entry({ text: 'Offener Rechnungsbetrag', amount: owed(ledger.closing) }, { bold: true });
      },
    );
    notice(
      flow,
      'Teilzahlung',
      `Mindestzahlung CHF ${unsigned(Math.max(0, Math.round(-ledger.closing * 0.05)), apostrophe)}. Bei Teilzahlung wird ein Jahreszins von 11.95% ab Verbuchung jeder Transaktion verrechnet. Globallimite CHF 8'000.00.`,
    );
    margins(flow, rng, (n, all) => `Seite ${n} / ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            otherDate: made,
            otherDescriptions: (e) => [
              e.lines[0]!,
              ...(foreign.has(e)
                ? [
                    `${e.lines[0]} ${foreign.get(e)!.join(' ')} ${e.lines[1]}`,
                    `${e.lines.join(' ')} ${foreign.get(e)!.join(' ')}`,
                  ]
                : []),
            ],
          }),
        ],
      },
    };
  },
};

const instalmentsAndPoints: Family = {
  name: 'tr-card-instalments',
  about:
    'Turkish card: "3/6 taksit" and remaining sums in the text, points beside the amount, plus behind payments, debt of the last period',
  draw: (rng) => {
    const month = period(rng, rng.pick(['cycle', 'turn']));
    const ledger = makeLedger(rng, {
      lexicon: 'tr',
      currency: 'TRY',
      ...month,
      count: rng.int(1, 45),
      scale: 500,
      nature: 'card',
    });
    reword(rng, ledger, {
      purchase: ['{shop} {city} TR', '{shop} {city}', 'IYZICO*{shop}'],
      salary: ['ÖDEMENİZ İÇİN TEŞEKKÜR EDERİZ', 'İNTERNET ŞUBESİ ÖDEME'],
      fee: ['YILLIK KART ÜCRETİ', 'DÖNEM FAİZİ', 'BSMV', 'KKDF'],
      in: ['İADE {shop}'],
    });
    const points = new Map<Entry, string>();
    for (const e of ledger.entries) {
      if (e.kind !== 'purchase') continue;
      if (rng.chance(0.25)) {
        const [at, of] = [rng.int(1, 5), rng.pick([6, 9, 12])];
        e.lines = [
          `${e.lines[0]} (${at}/${of} taksit)`,
          `Kalan borç: ${unsigned(-e.amount * (of - at), continental)} TL`,
        ];
      }
      if (rng.chance(0.7)) points.set(e, unsigned(Math.max(1, Math.round(-e.amount / 200)), continental));
    }
    const { sheet, flow } = paper(rng, { faces: ['noto', 'dejavu', 'condensed', 'sans'], sizes: [7.5, 8, 8.5] });
    const plus = rng.pick([' +', '+']);
    const owed = (minor: number): string => `${unsigned(minor, continental)}${minor > 0 ? plus : ''}`;
    const pattern = rng.pick(['dd/MM/yyyy', 'dd.MM.yyyy', 'dd MMM yyyy']);
    const d = (at: Day): string => printDay(at, pattern, { language: 'tr' });
    flow.newPage();
    heading(flow, rng, {
      bank: rng.pick(['Boğaz Bank Kart', 'Ege Katılım Kart']),
      holder: [ledger.holder, rng.pick(ledger.lexicon.streets)],
      title: 'KREDİ KARTI HESAP ÖZETİ',
      facts: [
        ['Kart No', `${rng.digits(4)} **** **** ${ledger.number.slice(-4)}`],
        ['Hesap Kesim Tarihi', d(month.end)],
        ['Son Ödeme Tarihi', d(month.end + 10)],
        ['Önceki Kesim', d(month.start - 1)],
        ['Kart Limiti', '120.000,00 TL'],
      ],
    });
    runningTable(
      flow,
      columnsOf(
        ['date', 'İşlem Tarihi', 14],
        ['text', 'Açıklama', 50],
        ['points', 'Kazanılan Puan', 14, 'right'],
        ['amount', 'Tutar (TL)', 16, 'right'],
      ),
      { rows: rng.pick(['plain', 'ruled', 'zebra']), head: rng.pick(['reverse', 'bold']) },
      (table) => {
        table.entry({ text: 'Önceki dönem borcunuz', amount: owed(ledger.opening) });
        for (const e of ledger.entries)
          table.entry({ date: d(e.date), text: e.lines, points: points.get(e) ?? '', amount: owed(e.amount) });
      },
    );
    flow.gap(8);
    figures(
      flow,
      [
        ['Dönem borcu', `${owed(ledger.closing)} TL`],
        ['Asgari ödeme tutarı', `${unsigned(Math.max(0, Math.round(-ledger.closing * 0.2)), continental)} TL`],
        ['Kullanılabilir puan', '1.418,22'],
      ],
      0.5,
    );
    flow.line('Akdi faiz oranı aylık %4,25, gecikme faiz oranı aylık %4,55, yıllık %51,00', { size: 7 });
    footer(flow, rng, (n, all) => `Sayfa ${n} / ${all}`);
    return {
      sheet,
      truth: {
        accounts: [truthOf(ledger, { balancePrinted: () => false, otherDescriptions: (e) => [e.lines[0]!] })],
      },
    };
  },
};

const companyExtract: Family = {
  name: 'ru-company-extract',
  about:
    'company account, sideways: document and kind numbers, party bank and account, debit and credit, purpose after the figures, turnovers',
  faces: ['noto'],
  draw: (rng) => {
    const month = period(rng, rng.pick(['month', 'cycle', 'turn']));
    const ledger = makeLedger(rng, { lexicon: 'ru', currency: 'RUB', ...month, count: rowCount(rng, 35), scale: 4000 });
    reword(rng, ledger, {
      purchase: ['Оплата по счету № {card} за материалы. В т.ч. НДС 20%', 'Оплата за услуги связи по договору {ref}'],
      out: [
        'Оплата по договору № {card} от 12.01.2024. НДС не облагается',
        'Единый налоговый платеж',
        'Перечисление аванса по заработной плате по реестру № {card}',
      ],
      in: [
        'Оплата по счету № {card}. Сумма 20% НДС включена',
        'Оплата за товар по накладной {ref}',
        'Возврат ошибочно перечисленных средств',
      ],
      salary: ['Оплата по договору поставки № {ref}. В т.ч. НДС 20%'],
      fee: ['Комиссия за ведение счета', 'Комиссия за платежное поручение № {card}'],
      interest: ['Проценты на остаток по договору банковского счета'],
    });
    const { sheet, flow } = paper(rng, {
      faces: ['noto', 'dejavu', 'condensed'],
      sizes: [6.5, 7, 7.5],
      page: { width: 841.89, height: 595.28 },
    });
    const money = rng.pick([spaced, { decimals: 2, point: '.', group: ' ' }, { decimals: 2, point: '.', group: '' }]);
    const d = (at: Day): string => printDay(at, 'dd.MM.yyyy');
    const facts = new Map(
      ledger.entries.map((e) => [
        e,
        {
          document: String(rng.int(1, 4200)),
          kind: rng.pick(['01', '01', '17', '06']),
          bic: `0445${rng.digits(5)}`,
          account: `40702810${rng.digits(12)}`,
          party: e.kind === 'fee' || e.kind === 'interest' ? ledger.bank : rng.pick(ledger.lexicon.firms),
        },
      ]),
    );
    flow.newPage();
    flow.line(ledger.bank, { bold: true });
    flow.line(`ВЫПИСКА ПО СЧЕТУ № 40702810${ledger.number}0${ledger.number.slice(0, 1)}`, {
      bold: true,
      size: sheet.options.size + 3,
    });
    flow.line(`за период с ${d(month.start)} по ${d(month.end)}`);
    flow.line('Владелец счета: ООО ВЕКТОР    Валюта: RUB (российский рубль)');
    flow.gap(6);
    figures(
      flow,
      [
        [`Входящий остаток на ${d(month.start)}`, unsigned(ledger.opening, money)],
        ['Оборот по дебету', unsigned(sumOf(ledger.entries, -1), money)],
        ['Оборот по кредиту', unsigned(sumOf(ledger.entries, 1), money)],
        [`Исходящий остаток на ${d(month.end)}`, unsigned(ledger.closing, money)],
      ],
      0.4,
    );
    const table = runningTable(
      flow,
      columnsOf(
        ['date', ['Дата', 'проводки'], 9],
        ['kind', 'ВО', 4],
        ['document', ['№', 'док.'], 6],
        ['bic', 'БИК', 9],
        ['account', ['Счет', 'корреспондента'], 17],
        ['party', ['Наименование', 'корреспондента'], 18],
        ['debit', ['Сумма', 'по дебету'], 12, 'right'],
        ['credit', ['Сумма', 'по кредиту'], 12, 'right'],
        ['text', 'Назначение платежа', 34],
      ),
      { rows: 'ruled', head: 'ruled' },
      (rows) => {
        for (const e of ledger.entries)
          rows.entry(
            {
              date: d(e.date),
              ...facts.get(e)!,
              [e.amount < 0 ? 'debit' : 'credit']: unsigned(e.amount, money),
              text: e.lines,
            },
            { textKeys: ['text', 'party'] },
          );
      },
    );
    table.entry(
      {
        party: 'Итого обороты',
        debit: unsigned(sumOf(ledger.entries, -1), money),
        credit: unsigned(sumOf(ledger.entries, 1), money),
      },
      { bold: true },
    );
    flow.gap(8);
    flow.line(
      `Количество документов: по дебету ${ledger.entries.filter((e) => e.amount < 0).length}, по кредиту ${ledger.entries.filter((e) => e.amount > 0).length}`,
    );
    margins(flow, rng, (n, all) => `Страница ${n} из ${all}`);
    return {
      sheet,
      truth: {
        accounts: [
          truthOf(ledger, {
            balancePrinted: () => false,
            otherDescriptions: (e) => {
              const { party, document, kind, bic, account } = facts.get(e)!;
              return [
                `${party} ${e.lines[0]}`,
                `${account} ${party} ${e.lines[0]}`,
                `${bic} ${account} ${party} ${e.lines[0]}`,
                `${kind} ${document} ${bic} ${account} ${party} ${e.lines[0]}`,
                `${document} ${party} ${e.lines[0]}`,
              ];
            },
          }),
        ],
      },
    };
  },
};

export const secondNorthEast: readonly Family[] = [
  cardholders,
  creditorLetter,
  chargesUnsigned,
  instalmentsAndPoints,
  companyExtract,
];
