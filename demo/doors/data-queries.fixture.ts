import { type DataQuery, dataPages, type DataSetName } from '@btc/contract/data/data-address.ts';
import type { DataPage } from '@btc/contract/data/data-page.ts';
import { hasPart } from '@btc/contract/trade/trade-data-pages.ts';
import { dataViews } from '@btc/contract/trade/views.ts';
import fc from 'fast-check';
import type { Demonstration } from '../demonstration.fixture.ts';

/*
 * Any state of any page that shows a data set, as its address says it.
 */

const month = fc
  .integer({ min: 0, max: 33 })
  .map((index) => `${2024 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`);

const values: Readonly<Record<string, fc.Arbitrary<string>>> = {
  origin: fc.constantFrom('BRA', 'AUS', 'ARG'),
  storage: fc.constantFrom('frozen', 'chilled'),
  asof: fc.constantFrom('2026-07-18', '2026-10-25'),
  meat: fc.constantFrom('beef', 'pork'),
  market: fc.constantFrom('forward', 'spot'),
  unit: fc.constantFrom('USD/t', 'CNY/kg'),
  level: fc.constantFrom('cif', 'exStore'),
  quota: fc.constant('over'),
  kind: fc.constantFrom('forward', 'spot', 'spread'),
  by: fc.constantFrom('origin', 'state', 'type'),
  cif: fc.constantFrom('5200', '6100.5'),
};

export type Subjects = ReadonlyMap<string, string>;

export async function findSubjects(portal: Pick<Demonstration, 'ask'>): Promise<Subjects> {
  const subjects = new Map<string, string>();
  for (const view of dataViews.filter((one) => hasPart(one, '-trend'))) {
    const { Rows } = await portal.ask(view.calls.table);
    subjects.set(`${view.code}-trend`, Rows[0]?.Code ?? '');
  }
  return subjects;
}

export function toNeeded(name: DataSetName, subjects: Subjects): Readonly<Record<string, string>> {
  const needed = { id: '1', company: subjects.get(name) ?? '' };
  return Object.fromEntries(Object.entries(needed).filter(([param]) => param in dataPages[name].params));
}

export function anyQuery(name: DataSetName, subjects: Subjects): fc.Arbitrary<DataQuery> {
  const page: DataPage = dataPages[name];
  const choices = Object.keys(page.params).flatMap((param) => {
    const value = values[param];
    return value === undefined ? [] : [[param, fc.option(value, { nil: '' })] as const];
  });
  const isView = 'from' in page.params && 'weight' in page.params;
  return fc
    .record({
      edition: fc.constantFrom('cn', 'en'),
      params: fc.record(Object.fromEntries(choices)),
      months: fc.tuple(month, month),
      isOpen: fc.boolean(),
    })
    .map(({ edition, params, months, isOpen }) => {
      const [from = '', to = ''] = months.toSorted();
      const span = isView && !isOpen ? { from, to } : {};
      const said = Object.entries({ ...params, ...span, ...toNeeded(name, subjects) }).filter(
        ([, value]) => value !== '',
      );
      return { name, edition, params: Object.fromEntries(said) };
    });
}

export function toSearch({ edition, params }: DataQuery): string {
  return new URLSearchParams({ ...params, edition }).toString();
}
