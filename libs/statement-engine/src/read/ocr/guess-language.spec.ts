import { describe, expect, it } from 'vitest';
import { languageFile } from '../../platform/node-ocr.ts';
import { guessLanguage } from './guess-language.ts';

const guess = (text: string): string =>
  guessLanguage(
    text.split(' ').map((word, at) => ({
      text: word,
      x: at * 50,
      y: 10,
      width: 40,
      height: 10,
      source: 'ocr' as const,
      confidence: 0.9,
    })),
  );

/** Words at the head of a statement, as English OCR reads them: with accents lost and letters taken for others. */
const heads: Readonly<Record<string, string>> = {
  eng: 'Date Description Withdrawals Deposits Balance Opening balance',
  deu: 'Kontoauszug Buchungstag Verwendungszweck Betrag Kontostand',
  ces: 'Vypis z uctu Obdobi Pocatecni zustatek Datum Popis Castka Zustatek',
  slk: 'Vypis z uctu Obdobie Zaéiatocny zostatok Datum Popis Suma Zostatok',
  hrv: 'Izvadak po racunu Razdoblje Pocetno stanje Datum Opis placanja Iznos Stanje',
  slv: 'Izpisek prometa Obdobje Zacetno stanje Datum Namen Znesek Stanje',
  ron: 'Extras de cont Perioada Sold initial Data Descriere Suma Sold',
  hun: 'Szamlakivonat Idoszak Nyito egyenleg Datum Megnevezes Osszeg Egyenleg',
  lit: 'Saskaitos israsas Laikotarpis Pradinis likutis Data Mokejimo paskirtis Suma Likutis',
  lav: 'Konta izraksts Periods Sakuma atlikums Datums Maksajuma merkis Summa Atlikums',
  est: 'Konto valjavote Periood Algsaldo Kuupaev Selgitus Summa Jaak',
  vie: 'Sao ké tài khoan Ti ngày Sé du dau ky Ngày Dién giai Sé tién Sé du',
};

describe('the language of a scan', () => {
  it.each(Object.entries(heads))('is told as %s, whose data is installed', (language, head) => {
    expect(guess(head)).toBe(language);
    expect(languageFile(language)).not.toBeNull();
  });

  it('stays English for Indonesian and Malay, which have no letters of their own', () => {
    expect(guess('Rekening koran Periode Saldo awal Tanggal Keterangan Jumlah Saldo')).toBe('eng');
    expect(guess('Penyata akaun Tarikh Keterangan Debit Kredit Baki Baki awal')).toBe('eng');
  });

  it('stays English where a foreign shop is named', () => {
    expect(guess('Date Description Amount Balance IZNOS STANJE ZNESEK')).toBe('eng');
  });
});
