import { describe, expect, it } from 'vitest';
import { arrangeLines } from '../layout/arrange-lines.ts';
import { gridPage, statementOf } from '../extract/typed-page.fixture.ts';
import { findCurrency } from './find-currency.ts';

/** The currency of a page of these lines. */
function currencyOf(...lines: string[]): string {
  return findCurrency(arrangeLines([gridPage(lines)]).lines).code;
}

describe('the currency of a statement', () => {
  it('is the code or the sign that stands with most amounts', () => {
    expect(currencyOf('Balance in PLN 1 200,00', 'Total PLN 5,00', 'Paid EUR 3,00')).toBe('PLN');
    expect(currencyOf('Balance £12.00', 'Total £3.00')).toBe('GBP');
  });

  it('is none without decimals that a sign alone names, where the amounts have cents', () => {
    const page = (name: string, ...amounts: string[]) => findCurrency(arrangeLines([gridPage([`Date  ${name}`, ...amounts])]).lines); // prettier-ignore
    const exact = ['1,518.98', '17.70', '4,102.76', '11,472.48'];
    expect(page('Credit(¥)', ...exact)).toMatchObject({ isAssumed: true });
    expect(page('Credit(¥)', '1,518', '17', '4,102', '11,472')).toEqual({ code: 'JPY', isAssumed: false });
    expect(page('Credit(¥)', '3,12%', '2,61%', '41,08%', '11,472')).toEqual({ code: 'JPY', isAssumed: false });
    expect(page('Amount JPY', '1,518.00', '17.00', '4,102.00', '11,472.00').code).toBe('JPY');
  });

  it('is one without decimals where dates alone have points before two digits', () => {
    const days = ['2025.09.29', '2025.09.26', '2025.09.25', '2025.09.24'].map((day) => `${day}  11,200  5,018,815`);
    const { lines } = arrangeLines([gridPage(['현재잔액  5,106,465원', ...days])]);
    expect(findCurrency(lines)).toEqual({ code: 'KRW', isAssumed: false });
  });

  it('is no sign beside a percentage, nor one before the number of a room where the amounts have cents', () => {
    expect(currencyOf('Movimentos (valores em EUR)', ...Array<string>(4).fill('24/02/2025  IMPOSTO 4% S/ JUROS  0,46'))).toBe('EUR'); // prettier-ignore
    expect(currencyOf('Date  Details  Charges KES', ...Array<string>(6).fill('11-Aug-25  Tent RM 14  38,500.00'))).toBe('KES'); // prettier-ignore
    expect(currencyOf('Date  Details  Charges', ...Array<string>(6).fill('11-Aug-25  Tent  RM 14'))).toBe('MYR');
  });

  it('is what stands behind the names of columns of money, whatever rooms are called', () => {
    const rooms = Array<string>(12).fill('12-11-24  Room Charge  Rm 1207  2,650,000');
    expect(currencyOf('Date  Description  Charges VND  Credits VND', ...rooms)).toBe('VND');
    expect(currencyOf('Date  Description  Charges  Credits', ...rooms)).not.toBe('MYR');
  });

  it('is the unit in the heading of the amounts, whatever purchases abroad are told in', () => {
    const abroad = ['JPY 6,238', ...Array<string>(16).fill('AGODA.COM TOKYO'), ...Array<string>(5).fill('JPY 3,586')];
    expect(currencyOf('POST DATE  DESCRIPTION  AMOUNT (S$)', ...abroad, 'SUB TOTAL  994.74')).toBe('SGD');
  });

  it('is the code that alone stands behind a name in whatever language, also where a sign is shared', () => {
    expect(currencyOf('Tímabil: 01.09.2025 - 30.09.2025  Mynt: ISK', '-31.521 kr.  776.577 kr.')).toBe('ISK');
    expect(currencyOf('Валют: MNT', 'Dollars $')).toBe('MNT');
    expect(currencyOf('Everyday access', 'Currency FJD', '$ 420.18', '$ 300.00')).toBe('FJD');
    expect(currencyOf('Beneficiary: ALL SAINTS', 'Balance £12.00')).toBe('GBP');
  });

  it('is what all amounts are said to be in, wherever that stands', () => {
    const rows = Array<string>(20).fill('01/02/2026  Groceries  12.50');
    const text = 'All amounts are in PHP. This is a system generated document.';
    const { lines } = arrangeLines([gridPage([...rows, text])]);
    expect(findCurrency(lines)).toEqual({ code: 'PHP', isAssumed: false });
  });

  it('is no code among the words of an entry, nor that of a purchase abroad, however the amounts are printed', () => {
    const sent = ['INR', 'USD'].map(
      (code) => `04-09-2025 04-09-2025 OUTWARD REMIT ${code} REF 95850937   321.636  1,286.148`,
    );
    expect(currencyOf('Currency العملة KWD   Period الفترة 01-09-2025', ...sent, ...sent, ...sent)).toBe('KWD');
    const abroad = Array<string>(5).fill('27/03/2025  28/03/2025  NETFLIX.COM USD 3.26    4121    137,163');
    expect(currencyOf('Dư nợ kỳ trước (VND): 7,842,000   Dư nợ cuối kỳ (VND): 25,850,275', ...abroad)).toBe('VND');
  });

  it('is what its whole name says', () => {
    expect(currencyOf('Trust account statement', 'Amounts in Australian dollars', 'Balance 95.00')).toBe('AUD');
    expect(currencyOf('Relevé de compte', 'Dollars canadiens', 'Solde 95,00')).toBe('CAD');
    expect(currencyOf('العملة: ديناراردني', '95.000')).toBe('JOD');
  });

  it('is what a sign in letters behind a label says, where one country has it', () => {
    const found = (...lines: string[]) => findCurrency(arrangeLines([gridPage(lines)]).lines);
    const row = '04/03/2025 EFT GIDEN 314,74';
    expect(found('IBAN TR12 0000 0000 4412 3300 9911 02', 'Para Birimi  TL', row)).toEqual({ code: 'TRY', isAssumed: false }); // prettier-ignore
    expect(found('Měna: Kč', row)).toEqual({ code: 'CZK', isAssumed: false });
    expect(found('Valuta: kr', row).isAssumed).toBe(true);
    expect(found('Valuta  Lev', row).isAssumed).toBe(true);
  });

  it('is the unit that a preposition or a hyphen makes that of the amounts, in any language', () => {
    const told = (...lines: string[]) => findCurrency(arrangeLines([gridPage(lines)]).lines);
    const row = '04/03/2025 Netto 314,74';
    expect(told('Kontoudskrift nr. 4 Alle beløb i DKK', row)).toEqual({ code: 'DKK', isAssumed: false });
    const abroad = ['Visa-køb EUR 55,57 -207,64', 'Visa-køb EUR 51,01 -124,72', 'Visa-køb EUR 51,70 -474,12', 'Visa-køb EUR 9,64 -73,90']; // prettier-ignore
    expect(told('Posteringer Beløb i DKK', ...abroad)).toEqual({ code: 'DKK', isAssumed: false });
    expect(told('IBAN DE27 3706 2365 4417 0930 16 EUR-Konto', row)).toEqual({ code: 'EUR', isAssumed: false });
    expect(told('เงินฝาก (บาท)', row)).toEqual({ code: 'THB', isAssumed: false });
    const note = 'Total des frais et cotisations prélevés au titre du mois : 8,12. Montants exprimés en euros.';
    expect(told('Relevé de compte', row, note)).toEqual({ code: 'EUR', isAssumed: false });
  });

  it('is what a cell of the letterhead says by itself, and no name of a person or a place', () => {
    const found = (head: string) => findCurrency(arrangeLines([gridPage(['Account 40221190', head, '04MAR Rent 38.10'])]).lines); // prettier-ignore
    expect(found('MISS A THORNLEY  STERLING')).toEqual({ code: 'GBP', isAssumed: false });
    expect(found('周晓雨  人民币')).toEqual({ code: 'CNY', isAssumed: false });
    expect(found('MISS A STERLING').isAssumed).toBe(true);
    const below = ['Account 40221190', '04MAR Rent 38.10', 'STERLING'];
    expect(findCurrency(arrangeLines([gridPage(below)]).lines).isAssumed).toBe(true);
  });

  it('is what a label of several words says', () => {
    expect(currencyOf('Valuta del conto EURO', 'Saldo 95,00')).toBe('EUR');
    expect(currencyOf('DEVISE : DIRHAM (MAD)', 'Solde 95,00')).toBe('MAD');
    const letterhead = 'MME EL FASSI SALMA COMPTE 0044 120988 K 77 DEVISE : DIRHAM (MAD)';
    expect(findCurrency(arrangeLines([gridPage([letterhead, 'SOLDE 95,00'])]).lines)).toEqual({
      code: 'MAD',
      isAssumed: false,
    });
    expect(currencyOf('Currency  Nigerian Naira   Total Credit 1,471.12', 'Balance 95.00')).toBe('NGN');
    expect(currencyOf('户名：周晓雨 币种：人民币 期初余额：12,844.11', '余额 95.00')).toBe('CNY');
    expect(currencyOf('照会期間 2025年4月 (単位:円)', '残高 587,070')).toBe('JPY');
  });

  it('is none of a room, a name among words, or a sign that was misread once', () => {
    const rooms = ['09/08 GRILL RM714 DINNER 40.43', '09/09 GRILL RM714 LUNCH 41.35', '09/10 GRILL RM714 BAR 12.00'];
    expect(currencyOf(...rooms, 'Balance due 0.00 USD')).toBe('USD');
    expect(currencyOf('RESIDENT: ABERNATHY     RM 114-A', 'BALANCE 214.60')).toBe('USD');
    expect(currencyOf('RESIDENT: ABERNATHY     RM 114.00CR', 'BALANCE 214.60')).toBe('MYR');
    const letterhead = ['HKD Savings', ...Array<string>(16).fill('Date of the entry')];
    const names = Array<string>(5).fill('AUTOPAY CLP POWER');
    expect(currencyOf(...letterhead, ...names, 'Total HKD 18,374.27')).toBe('HKD');
    const page = gridPage(['Montreal QC H3C 3B8', 'Solde 10.00 S$', 'Solde 12.00 $', 'Solde 13.00 $']);
    const scanned = { ...page, words: page.words.map((word) => ({ ...word, confidence: 0.9 })) };
    expect(findCurrency(arrangeLines([scanned]).lines).code).toBe('CAD');
  });

  it('is that of Canada where an address bears a postcode of one of its provinces', () => {
    expect(currencyOf('Rosthern SK S0K 3R0', 'Balance owing $12.00')).toBe('CAD');
    expect(currencyOf('Winnipeg MB R3B 2E9', 'Balance 12.00')).toBe('CAD');
  });

  it('is that of the country where only a sentence names another one', () => {
    const sentence =
      'Indestående er dækket af den fælles fond op til et beløb på 100.000 EUR pr. kunde og bank hvert år i alt.';
    const rows = ['Kontonummer 4720', '03.01 Betaling 351,04', 'Nørre Bank A/S, 1060 København K, www.bank.dk'];
    expect(currencyOf(...rows, sentence)).toBe('DKK');
    expect(currencyOf(...rows, sentence, 'Saldo EUR 520,89')).toBe('EUR');
  });

  it('is the one that a heading names in a word', () => {
    expect(currencyOf('DATA DESCRIZIONE IMPORTO IN EURO', 'CHATGPT 24,40 USD 21,41')).toBe('EUR');
  });

  it.each([
    ['BRL', ['VALORES EM R$', '02/02/2022 Padaria 12,50']],
    ['EUR', ['Datum Währung Betrag Kurs Betrag in EUR', '18.03.22 Markt CHF 30,47 0,9412 32,38 -']],
    ['EUR', ['ESTRATTO CONTO al 31.07.2023 — C/C 338837220416 in EUR — dal 01.05.2023', '12,00']],
    ['SGD', ['DATE DETAILS WITHDRAWAL(S$) DEPOSIT(S$) BALANCE(S$)', '02 May Lunch 12.50 87.50']],
    ['RUB', ['Валюта: Рубль РФ', '02.05.2025 Магазин 199,00']],
    ['TWD', ['幣別：新臺幣', '05/02 午餐 1,250']],
    ['EUR', ['RELEVE DE COMPTE DE DEPOTS EN EUROS', 'VIR RECU BOULANGERIE PAUL R 14.04.23 2 762,72']],
  ])('is the unit %s that the page names: %j', (code, lines) => {
    expect(findCurrency(arrangeLines([gridPage([...lines])]).lines)).toEqual({ code, isAssumed: false });
  });

  it('is the one that a label of the account names, and no rate of a purchase abroad does', () => {
    const abroad = ['1 531,93 CZK 1 EURO = 25,218000 CZK', '2 314,52 CZK 1 EURO = 25,218000 CZK'];
    expect(currencyOf('Monnaie du compte : EUROS', 'Achat 12,00 CZK')).toBe('EUR');
    expect(currencyOf('RIB : 30099 IBAN : FR76 3009 9888 8431 6445 0409 492', ...abroad)).toBe('EUR');
  });

  it('is named by its sign before amounts in groups, and by its name in full where none bears a sign', () => {
    expect(currencyOf('Opening balance R 984 552,10', 'Fee R 69,00', 'Instalment R 10 450,00')).toBe('ZAR');
    expect(currencyOf('Plan R 12 months', 'Balance 12.00', 'London')).toBe('GBP');
    expect(currencyOf('Currency: Egyptian Pound', 'Balance 12.00')).toBe('EGP');
    expect(currencyOf('العملة: جنيه مصري', 'الرصيد 12.00')).toBe('EGP');
    expect(currencyOf('Indian Rupees to Egyptian Pounds', 'London', 'Balance 12.00')).toBe('GBP');
  });

  it('is the dirham of Morocco where French names it', () => {
    expect(currencyOf('RELEVE DE COMPTE', 'RIB 43 DEVISE DIRHAM')).toBe('MAD');
    expect(currencyOf('RELEVE DE COMPTE', 'RIB 43 DEVISE')).not.toBe('MAD');
  });

  it('is no form of a company', () => {
    expect(currencyOf('Limit (RM) 15,000', 'STORE SDN BHD MY 5.55', 'BUILDER SDN BHD MY 5.55')).toBe('MYR');
  });

  it('is not told by what an entry names besides its own amounts', () => {
    const shop = (currency: string) => [`03/04  Books ${currency} 12.00  11.20  900.00`, '04/04  Rent  500.00  400.00'];
    expect(findCurrency(arrangeLines([gridPage(shop('GBP'))]).lines).isAssumed).toBe(true);
    expect(currencyOf('03/04  CNY  12.00  900.00', '04/04  CNY  500.00  400.00')).toBe('CNY');
  });

  it('is assumed where no code, sign or name is printed, whatever the country', () => {
    const found = findCurrency(arrangeLines([gridPage(['Auckland, New Zealand', 'Balance 12.00'])]).lines);
    expect(found).toEqual({ code: 'NZD', isAssumed: true });
  });

  it('is not that of a journey where several share a sign', () => {
    const rows = Array.from({ length: 30 }, (_, at) => `${at + 1} May  Bakery  $${at}.50`);
    expect(currencyOf(...rows, '30 May  Tims Toronto  $3.10')).toBe('USD');
    expect(currencyOf(...rows.map((row) => row.replace('Bakery', 'Bakery Toronto')))).toBe('CAD');
  });

  it('is that of the bank where its words and those of entries name a country each as strongly', () => {
    const purchases = ['22/02  Mercado Buenos Aires  $ 26,84', '23/02  Mercado Buenos Aires  $ 27,84'];
    expect(currencyOf('Santiago', 'Pagar hasta  $ 1.000', ...purchases)).toBe('CLP');
  });

  it('is a unit in letters of its own behind a number, or a name behind a preposition', () => {
    expect(currencyOf('결제하실 금액  2,598,113원')).toBe('KRW');
    expect(currencyOf('Solde 12,00', 'Montants exprimés en euros')).toBe('EUR');
    expect(currencyOf('Opening balance  R15 150.35')).toBe('ZAR');
  });

  it('is told by the country where several share a sign', () => {
    expect(currencyOf('Auckland', 'New Zealand', 'Balance $12.00')).toBe('NZD');
    expect(currencyOf('Saldo 12,00 kr', 'Oslo')).toBe('NOK');
  });

  it('is the one of the country of the IBAN in the letterhead', () => {
    expect(currencyOf('Kontoauszug', 'IBAN CH78 1138 2994 2278 2655 3', 'Kontostand 2 603.84')).toBe('CHF');
    expect(currencyOf('Kontoauszug', 'IBAN DE78113829942278265530', 'Kontostand 2.603,84')).toBe('EUR');
  });

  it('is a dinar where its abbreviation stands by three decimals', () => {
    expect(currencyOf('Ancien solde 845,320 DT', 'Nouveau solde 336,458 DT')).toBe('TND');
    expect(currencyOf('London', 'Opening balance 845.32 DT', 'Closing balance 336.45 DT')).toBe('GBP');
    expect(currencyOf('Manama', 'Opening balance 845.320')).toBe('BHD');
  });

  it('is told by lakhs where no sign can be named', () => {
    expect(currencyOf('Statement', 'Limit ¤2,00,000', 'Paid 350.00')).toBe('INR');
    expect(currencyOf('Statement', 'Limit ¤200,000', 'Paid 350.00')).toBe('USD');
  });

  it('is told by the sign in the names of columns', () => {
    expect(currencyOf('Date', '£Out', '£In', '£Balance', '13.50')).toBe('GBP');
    expect(currencyOf('Date', 'Balance(€)', '13.50')).toBe('EUR');
  });

  it('is no dollar where points group and a comma divides', () => {
    expect(currencyOf('Saldo $ 571.616,50', 'Total $ 825.793,66')).toBe('ARS');
    expect(currencyOf('Bogota', 'Saldo $ 571.616,50')).toBe('COP');
    expect(currencyOf('Saldo $ 571,616.50')).toBe('USD');
  });

  it('is told by letters glued to amounts, and by abbreviations behind them', () => {
    expect(currencyOf('Opening GH₵640.00', 'Closing GH₵1,800.00')).toBe('GHS');
    expect(currencyOf('Opening K640.00', 'Closing K1,800.00')).toBe('ZMW');
    expect(currencyOf('Solde initial 4300.00 DA', 'Solde final 4200.00 DA')).toBe('DZD');
    expect(currencyOf('Saldo da conta 4.300,00', 'Londres DA 4.200,00')).not.toBe('DZD');
  });

  it('is not named by words that look like signs', () => {
    expect(currencyOf('REKENING TAHAPAN', 'JAKARTA', 'BI-FAST KR 0998 120.000,00', 'KR 0998 1.000,00')).toBe('IDR');
  });

  it('is what a label says, in a code or in words, and no letters of a reference', () => {
    expect(currencyOf('Loai tien: VND', 'FT25154860059 38,596,000', 'FT25155978044 15,960,000')).toBe('VND');
    expect(
      currencyOf(
        'Banco del Sur',
        'MONEDA SOLES',
        'UBER CDMX 12.80',
        'los depositos de cada persona son cubiertos por el fondo hasta la suma de S/ 100,000.00',
      ),
    ).toBe('PEN');
    expect(currencyOf('Currency : UAE DIRHAM', 'Hotel 480.80 USD', 'Hotel 12.80 USD')).toBe('AED');
    expect(currencyOf('Saldo Ft12.000', 'Hotel FT25155 12.80')).toBe('HUF');
  });

  it('is that of the country of a BIC, a web address or a telephone of the bank', () => {
    expect(currencyOf('Statement', 'Swift Code: ABCDKENA', 'Balance 12.00')).toBe('KES');
    expect(currencyOf('Statement', 'www.example.co.nz', 'Balance $12.00')).toBe('NZD');
    expect(currencyOf('Statement', 'Call (+504) 2200 0000', 'Balance 12.00')).toBe('HNL');
    expect(currencyOf('Statement', 'www.example.io', 'Balance 12.00')).toBe('USD');
  });

  it('is not that of the places where somebody paid, but of ways to pay', () => {
    expect(currencyOf('Helsinki office Dublin', 'CARD SINGAPORE 12.00', 'CARD LONDON 12.00')).toBe('SGD');
    expect(currencyOf('Limerick', 'London', 'CARD SINGAPORE 12.00', 'Dublin')).toBe('SGD');
    expect(currencyOf('Date Balance', 'BACS EXAMPLE LTD 12.00')).toBe('GBP');
    expect(currencyOf('Date Balance', '13/02/2025 SHOP 12.00')).toBe('GBP');
    expect(currencyOf('Date Balance', '02/13/2025 SHOP 12.00')).toBe('USD');
  });

  it('is not that of a purchase abroad', () => {
    expect(currencyOf('London', 'Balance 12.00', 'REF: CNY 743372RX2 22', 'REF: CEC 297428BYN 23')).toBe('GBP');
    expect(currencyOf('Combined limit (RM) 15,000', 'Transacted amount USD 240.00')).toBe('MYR');
    expect(currencyOf('London', 'Balance 12.00', 'Exchange rate USD 1.25', 'Exchange rate USD 1.26')).toBe('GBP');
  });

  it('is assumed, and said so, where nothing tells it', () => {
    const found = (...lines: string[]) => findCurrency(arrangeLines([gridPage(lines)]).lines);
    expect(found('Entries of the month', '02 Bread 12.00', '03 Milk 3.00')).toEqual({ code: 'USD', isAssumed: true });
    expect(found('Entries of the month', '02 Bread $12.00')).toEqual({ code: 'USD', isAssumed: false });
  });
});

describe('a dollar sign', () => {
  const page = (head: string, date: string): string => `
Maple Bank statement
${head}
Opening balance    $100.00
Date          Description       Amount     Balance
${date}    Rent              -$10.00     $90.00
Closing balance     $90.00`;
  const currencyOf = (head: string, date = '05/14/2024'): unknown =>
    statementOf(page(head, date)).accounts[0]?.currency;

  it('is of the United States where nothing says otherwise', () => {
    expect(currencyOf('Statement for May 14, 2024')).toBe('USD');
  });

  it('is of the country that addresses, telephones and names of fields show', () => {
    expect(currencyOf('8 Test Lane, Sydney NSW 2000', '14/05/2024')).toBe('AUD');
    expect(currencyOf('Call us on 13 22 65', '14/05/2024')).toBe('AUD');
    expect(currencyOf('8 Test Lane, Regina S4P 3Y2')).toBe('CAD');
    expect(currencyOf('Chequing account 4417')).toBe('CAD');
  });

  it('is the one that a label or a unit names, whatever its country', () => {
    expect(currencyOf('Currency: USD. 8 Test Lane, Sydney NSW 2000', '14/05/2024')).toBe('USD');
    expect(currencyOf('All amounts (CAD)')).toBe('CAD');
  });

  it('is no currency where dates or spelling rule out the United States and nothing else tells', () => {
    expect(currencyOf('Statement period 1 May 2024 to 31 May 2024', '14 May 2024')).toBeNull();
    expect(currencyOf('Cheque account')).toBeNull();
  });

  it('may have no cents though rates of interest have decimals', () => {
    const rates = 'Tasa rotativo 2,68 %\nTasa cuotas 1,95 %\nCAE 31,44 %';
    expect(currencyOf(`Estado de cuenta nacional\n${rates}`, '14/05/2024')).toBe('CLP');
  });

  it('has no cents where rates of exchange alone have decimals', () => {
    const bill = `카드 이용대금 명세서 2026.02.28
결제하실 금액     61,000원
이용일         가맹점                      원금
26.02.02     Bookshop                   21,000
26.02.05     Openmind USD 22.00 1,448.30   30,000
26.02.09     Garage USD 7.15 1,451.90      10,000`;
    expect(statementOf(bill).accounts[0]?.currency).toBe('KRW');
  });
});

it('parts pages of pesos and of dollars by what each was billed before and asks for', () => {
  const page = (currency: string, rows: string): string => `
Extracto tarjeta de crédito MASTERCARD ORO
Estado de cuenta en: ${currency}
Tarjeta               ************4127
Periodo facturado     16/05/2025 - 15/06/2025
${rows}`;
  const { accounts } = statementOf(
    page(
      'PESOS',
      `Facturado mes anterior     $ 1.312.500,00     Medellín, Colombia
Pago total del mes         $ 252.800,00
Fecha           Descripción                   Cargos y abonos
30/05/2025      ABONO SUCURSAL               -$ 1.312.500,00
31/05/2025      EPM RECAUDOS                   $ 252.800,00`,
    ),
    page(
      'DÓLARES',
      `Facturado mes anterior     $ 24,48           Medellín, Colombia
Pago total del mes         $ 11,99
Fecha           Descripción                   Cargos y abonos
02/06/2025      ABONO DEBITO                      -$ 24,48
19/05/2025      NETFLIX.COM                        $ 11,99`,
    ),
  );
  expect(accounts.map(({ currency, openingBalance }) => [currency, openingBalance])).toEqual([
    ['COP', -1312500],
    ['USD', -24.48],
  ]);
});
