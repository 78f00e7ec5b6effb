import { findDataQuery, toDataRequest } from '@btc/contract/data/data-address.ts';
import { toViewRequest } from '@btc/contract/trade/trade-data-pages.ts';
import { contrastQuestion } from '@btc/contract/trade/trade-fields.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pathFor } from '#i18n/edition.ts';
import { toFileName } from '#platform/files/save-file.ts';
import { fitToView, supportsPeriods } from './fit-to-view.ts';
import { pageSearch } from './page-address.ts';
import { anyState } from './page-state.fixture.ts';
import { openingState, type PageState } from './page-state.ts';
import {
  loadsChartAndTable,
  needsSameFigures,
  toContrastQuestion,
  toDownloadPath,
  toFactsPath,
  toQuestion,
  toTrendQuestion,
} from './question.ts';

const opening = openingState('beef-one');
const state = { ...opening, origins: ['BRA', 'URY'], from: '2025-01', to: '2025-06', period: 'quarter' } as const;

it('asks for what the state says, and for the options with it', () => {
  expect(toQuestion(state, 'en')).toMatchObject({
    isEn: true,
    IsFirst: true,
    Origin: 'BRA|URY',
    StartDate: '2025-01',
    EndDate: '2025-06',
    Period: 'quarter',
  });
  expect(toQuestion(opening, 'cn')).toMatchObject({ isEn: false, Origin: '', StartDate: '', Period: 'month' });
});

it('asks a contrast for its second period or side', () => {
  const periods = { ...openingState('pork-three-contrast'), second: { from: '2024-01', to: '2024-06' } };
  expect(toContrastQuestion(periods, 'cn')).toMatchObject({ Dates: ['', '', '2024-01', '2024-06'] });
  const sides = openingState('pork-four-contrast');
  expect(toContrastQuestion({ ...sides, other: 'DNK' }, 'cn')).toMatchObject({ OtherOrigin: 'DNK' });
  expect(toContrastQuestion({ ...sides, other: 'pork_offal' }, 'cn')).toMatchObject({ OtherType: 'pork_offal' });
  expect(toContrastQuestion(state, 'cn')).not.toHaveProperty('Dates');
});

it('asks for the trend of a company by its code and of a plant by its number', () => {
  const five = openingState('beef-five');
  expect(toTrendQuestion(five, 'I7', 'cn')).toMatchObject({ Company: 'I7', PlantNo: '' });
  const seven = openingState('beef-seven');
  expect(toTrendQuestion(seven, 'E12', 'cn')).toMatchObject({ Company: 'E12', PlantNo: '' });
  for (const plant of ['BRA-9012', 'P17']) {
    const question = toTrendQuestion(seven, plant, 'cn');
    expect(question).toMatchObject({ PlantNo: plant });
    expect(question).not.toHaveProperty('Company');
  }
});

it('knows which members change the figures and which only how they are shown', () => {
  const shown: PageState = { ...opening, unit: 'USD', show: 'table', mode: 'small', at: '2025-01', find: 'x', page: 2 };
  expect(needsSameFigures(opening, shown)).toBe(true);
  expect(needsSameFigures(opening, { ...opening, period: 'year' })).toBe(false);
  expect(needsSameFigures(opening, openingState('beef-two'))).toBe(false);
});

it('fetches a long table only when it is looked at', () => {
  const five = openingState('beef-five');
  expect([loadsChartAndTable(opening), loadsChartAndTable(five)]).toEqual([true, false]);
  expect(needsSameFigures(five, { ...five, show: 'table' })).toBe(false);
});

it('leads to the file with the same figures', () => {
  const address = new URL(toDownloadPath(state, 'cn', 'csv'), 'http://portal.example');
  expect(address.pathname).toBe('/download/beef-one.csv');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    edition: 'cn',
    Origin: 'BRA|URY',
    StartDate: '2025-01',
    EndDate: '2025-06',
    Period: 'quarter',
  });
  expect(toFactsPath(state, 'cn')).toBe(`/download/beef-one-facts.csv${address.search}`);
  const contrast = { ...openingState('pork-three-contrast'), from: '2025-01', to: '2025-06' } as const;
  const dates = toDownloadPath({ ...contrast, second: { from: '2024-01', to: '2024-06' } }, 'en', 'xlsx');
  expect(new URL(dates, 'http://portal.example').searchParams.get('Dates')).toBe('2025-01|2025-06|2024-01|2024-06');
  expect(toFactsPath(contrast, 'en')).toBeNull();
});

it('keeps a file under the name the server gives, and never under a path', () => {
  expect(toFileName('attachment; filename="beef_2025.csv"', '/download/x.csv')).toBe('beef_2025.csv');
  expect(toFileName("attachment; filename*=UTF-8''%E8%A1%A8%2F..xlsx", '/files/attachments/1-cn.xlsx')).toBe(
    '表..xlsx',
  );
  expect(toFileName('attachment; filename="../evil.csv"', '/download/beef-six.csv?edition=en')).toBe('beef-six.csv');
  expect(toFileName(null, '/')).toBe('data');
});

it('asks by its data address what the page asks', () => {
  fc.assert(
    fc.property(anyState.map(fitToView), fc.constantFrom('cn', 'en'), (state, edition) => {
      const query = findDataQuery(pathFor(edition, '/BTCData') + pageSearch(state, 'beef'));
      if (query === null) throw new Error('The data page has data');
      const input = (question: object) => {
        const { Dates, ...rest } = contrastQuestion.parse({ ...question, IsFirst: true });
        return { ...rest, Dates: Dates.filter((month) => month !== '') };
      };
      const { fields, issues } = toDataRequest(query);
      expect([query.name, issues]).toEqual([state.view, []]);
      expect(input(toViewRequest(fields))).toEqual(
        input({ ...toContrastQuestion(state, edition), Period: askedPeriod(state) }),
      );
    }),
  );
});

/** Contrasts and the comparison of years are by month, whatever the address says. */
function askedPeriod({ view, period }: PageState) {
  return supportsPeriods(view) ? (period ?? 'month') : 'month';
}
