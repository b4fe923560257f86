import { describe, expect, it } from 'vitest';
import type { ColumnWord } from '../../vocabulary/language.ts';
import { arrangeLines } from '../../layout/arrange-lines.ts';
import { identifyStatement } from '../../identify/identify-statement.ts';
import type { TokenLine } from '../../grammar/tokens.ts';
import { gridPage } from '../typed-page.fixture.ts';
import { settleDates } from './settle-dates.ts';
import type { DateColumn, TableLine } from '../table.ts';

/** Lines whose cells are parted by two spaces; the first date of a line is its posting date, a second its value date. */
function tableLines(...texts: string[]): TableLine[] {
  return identifyStatement(arrangeLines([gridPage(texts)])).lines.map(
    (source: TokenLine) =>
      ({
        source,
        cells: [],
        dates: { posting: source.dates[0] ?? null, value: source.dates[1] ?? null },
        heading: null,
        label: null,
        hasMoney: source.amounts.length > 0,
      }) as unknown as TableLine,
  );
}

function column(x0: number, meaning: DateColumn['meaning'], role: ColumnWord | null): DateColumn {
  return { x0, x1: x0 + 50, meaning, header: role === null ? null : { text: '', x0, x1: x0 + 50, role } };
}

const settled = (lines: readonly TableLine[], columns: readonly DateColumn[]) => {
  const { lines: result, datesOpen } = settleDates(lines, columns);
  return { dates: result.map(({ dates }) => [dates.posting?.text ?? null, dates.value?.text ?? null]), datesOpen };
};

describe('which date dates a row', () => {
  it('is the one of a heading whose letters or whose year are set off, too', () => {
    const lines = tableLines(
      'KIRJAUSPÄIVÄ 05.01.2025',
      'Miete  07.01.2025  100,00',
      'KIRJAUSPÄ IVÄ 09.01.2025',
      'Lohn  10.01.2025  900,00',
      'KIRJAUSPÄIVÄ 11.01. 2025',
      'Tanken  12.01.2025  50,00',
    );
    expect(settled(lines, [column(150, 'posting', 'valueDate')]).dates.flatMap(([posting]) => posting ?? [])).toEqual([
      '05.01.2025',
      '09.01.2025',
      '11.01. 2025',
    ]);
  });

  it('is open where a heading has lost its date, whatever is left of it', () => {
    const page = (lost: string): ReturnType<typeof tableLines> =>
      tableLines('KIRJAUSPÄIVÄ 05.01.2025', 'Miete  07.01.2025  100,00', lost, 'Lohn  10.01.2025  900,00');
    const columns = [column(150, 'posting', 'valueDate')];
    expect(settled(page('KIRJAUSPÄIVÄ 09.01.2025'), columns).datesOpen).toBe(false);
    for (const lost of ['KIRJAUSPÄIVÄ', 'KIRJAUSPÄIVÄ 09,01 .20 25'])
      expect(settled(page(lost), columns).datesOpen).toBe(true);
  });

  it('is open under dates alone on their lines, unless these begin right of the dates of rows', () => {
    const lines = tableLines(
      '04/09  Card in  23,56',
      '12.03.25',
      '09/09  Card at  9,70',
      '12.04.25',
      '10/09  Wages  12,00',
    ).map((line) => (line.hasMoney ? line : { ...line, dates: { posting: null, value: null } }));
    expect(settled(lines, [column(40, 'posting', 'valueDate')]).datesOpen).toBe(true);
    expect(settled(lines, [column(-20, 'posting', 'valueDate')]).datesOpen).toBe(false);
  });

  it('is the one of the heading above, where a line names the booking date; the one beside the amount is the value date', () => {
    const lines = tableLines('Buchungsdatum: 05.01.2025', 'Miete  07.01.2025  100,00', 'Lohn  05.01.2025  900,00');
    expect(settled(lines, [column(150, 'posting', 'valueDate')])).toEqual({
      dates: [
        ['05.01.2025', null],
        [null, '07.01.2025'],
        [null, '05.01.2025'],
      ],
      datesOpen: false,
    });
  });

  it('is open where such a heading has lost its date', () => {
    const lines = tableLines(
      'Buchungsdatum: 05.01.2025',
      'Miete  07.01.2025  100,00',
      'Buchungsdatum:',
      'Lohn  08.01.2025  900,00',
    );
    expect(settled(lines, [column(150, 'posting', 'valueDate')]).datesOpen).toBe(true);
  });

  it('is the one that is left where a row prints its value date alone, and open where the others print both', () => {
    const columns = [column(260, 'posting', 'postingDate'), column(40, 'other', 'valueDate')];
    const both = tableLines('05.01.2025  06.01.2025  100,00', '07.01.2025  08.01.2025  900,00');
    expect(settled(both, columns).datesOpen).toBe(false);
    const lost = both.map((line, at) =>
      at === 1 ? { ...line, dates: { posting: null, value: line.dates.posting } } : line,
    );
    expect(settled(lost, columns)).toMatchObject({
      dates: [
        ['05.01.2025', '06.01.2025'],
        ['07.01.2025', null],
      ],
      datesOpen: true,
    });
  });

  it('is the one of the row above where the posting date stands first and is printed once a day', () => {
    const columns = [column(40, 'posting', 'postingDate'), column(150, 'other', 'valueDate')];
    const lines = tableLines('05.01.2025  06.01.2025  100,00', '  06.01.2025  900,00').map((line, at) =>
      at === 1 ? { ...line, dates: { posting: null, value: line.source.dates[0] ?? null } } : line,
    );
    expect(settled(lines, columns)).toEqual({
      dates: [
        ['05.01.2025', '06.01.2025'],
        [null, '06.01.2025'],
      ],
      datesOpen: false,
    });
  });

  const days = (name: string): TableLine[] =>
    tableLines(
      `${name} 05.01.2025`,
      '04.01.  Miete  100,00',
      'Kaufdatum 02.01.2025',
      '05.01.  Lohn  900,00',
      `${name} 06.01.2025`,
      '30.12.  Strom  10,00',
    );

  it('is the booking date above the rows of each of several days, whatever the column of their own dates is called', () => {
    for (const role of [null, 'date', 'valueDate'] as const)
      expect(settled(days('Buchungsdatum'), [column(40, 'posting', role)])).toEqual({
        dates: [
          ['05.01.2025', null],
          [null, '04.01.'],
          [null, '02.01.2025'],
          [null, '05.01.'],
          ['06.01.2025', null],
          [null, '30.12.'],
        ],
        datesOpen: false,
      });
  });

  it('is its own where its column is named as the booking date, and where one line alone names that date', () => {
    expect(settled(days('Buchungsdatum'), [column(40, 'posting', 'postingDate')]).dates[1]).toEqual(['04.01.', null]);
    expect(settled(days('Buchungsdatum').slice(0, 4), [column(40, 'posting', 'date')]).dates[1]).toEqual([
      '04.01.',
      null,
    ]);
  });

  it('is open where lines with the same unknown words stand above rows of other days', () => {
    expect(settled(days('Zapsáno'), [column(40, 'posting', 'date')]).datesOpen).toBe(true);
    const same = days('Zapsáno').filter((_, at) => at !== 1 && at < 5);
    expect(settled(same, [column(40, 'posting', 'date')]).datesOpen).toBe(false);
  });
});
