import type { DeskPriceSeries, SavePriceSeries } from '@btc/contract/prices/desk/quote-desk.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { badRequest } from '#platform/api/answer.ts';
import { closed, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import type { Db } from '#platform/db/db.ts';
import { type Dictionary, openDictionary } from '#dictionary/face.ts';
import { isUniqueViolation } from '#platform/db/sql-error.ts';
import { seriesSortKey } from '../series/price-names.ts';
import { presentSeries, toTerm } from '../series/series.present.ts';
import { insertSeries } from '../series/series.queries.ts';
import { type DeskSeriesRow, listDeskSeries, updateSeries } from './series-desk.queries.ts';

type Input = InputOf<typeof SavePriceSeries>;

export function presentDeskSeries(row: DeskSeriesRow, dictionary: Dictionary): DeskPriceSeries {
  return { ...presentSeries(row, dictionary), Active: row.is_active, Quotes: row.quotes, LatestDate: row.latest };
}

async function findDeskSeries(db: Db, id: number): Promise<DeskSeriesRow | undefined> {
  const filter = { meat: undefined, market: undefined, origins: [], includeStopped: true, id };
  const [found] = await listDeskSeries(db, filter, { limit: 1, offset: 0 });
  return found;
}

function toFields(input: Input, dictionary: Dictionary) {
  const { Meat: meat, Origin: origin, Cut: cut, Unit: unit } = input;
  if (findOrigin(origin) === undefined) throw badRequest('Origin', 'unknown');
  if (dictionary.findCut(meat, cut) === undefined) throw badRequest('Cut', 'unknown');
  if (dictionary.find('port', input.Port) === undefined) throw badRequest('Port', 'unknown');
  const { level } = toTerm(input.Term);
  const isAtPort = level === 'cif' || level === 'fob';
  if (level !== 'taxPaid' && isAtPort !== (unit === 'USD/t')) throw badRequest('Unit', 'term');
  return {
    meat,
    market_type: input.MarketType,
    origin,
    cut,
    // Kept sorted, so that two series of one thing are seen to be one.
    specs: [...new Set(input.Specs)].toSorted(),
    brand: input.Brand,
    storage: input.Storage,
    term: input.Term,
    port: input.Port,
    unit,
    is_active: input.Active,
    sort_key: seriesSortKey(dictionary, { meat, origin, cut }),
  };
}

type Fields = ReturnType<typeof toFields>;

function isSameThing(one: Fields, other: DeskSeriesRow): boolean {
  const identity = ({
    meat,
    market_type,
    origin,
    cut,
    specs,
    brand,
    storage,
    term,
    port,
    unit,
  }: Fields | DeskSeriesRow) =>
    JSON.stringify([meat, market_type, origin, cut, specs, brand, storage, term, port, unit]);
  return identity(one) === identity(other);
}

async function write(db: Db, id: number | undefined, fields: Fields): Promise<number> {
  try {
    if (id === undefined) return await insertSeries(db, { ...fields, is_demo: false });
    await updateSeries(db, id, fields);
    return id;
  } catch (error) {
    if (isUniqueViolation(error, 'price_series_of_one_thing')) throw badRequest('SeriesID', 'same_series');
    throw error;
  }
}

/** Adds a series, changes one without quotes, or stops and resumes one. */
export async function saveSeries({ db }: StaffWork, input: Input): Promise<StaffChange<DeskPriceSeries>> {
  const { SeriesID: id } = input;
  const before = id === undefined ? undefined : await findDeskSeries(db, id);
  if (id !== undefined && before === undefined) throw new ApiError(1009);
  const dictionary = await openDictionary(db);
  const fields = toFields(input, dictionary);
  if (before !== undefined && before.quotes > 0 && !isSameThing(fields, before)) throw closed('SeriesID');
  const written = await write(db, id, fields);
  const after = await findDeskSeries(db, written);
  if (after === undefined) throw new ApiError(1009);
  return {
    subject: { kind: 'price-series', id: written },
    before: before === undefined ? null : presentDeskSeries(before, dictionary),
    after: presentDeskSeries(after, dictionary),
    result: presentDeskSeries(after, dictionary),
  };
}
