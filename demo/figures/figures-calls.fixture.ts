import { toDataRequest } from '@btc/contract/data/data-address.ts';
import type { operations } from '@btc/contract/operations.ts';
import { toViewRequest } from '@btc/contract/trade/trade-data-pages.ts';
import { findView } from '@btc/contract/trade/views.ts';
import { toApiBase, toMessageType } from '@btc/contract/wire/message-type.ts';
import { envelope } from '@btc/server/src/portal-tests/app.fixture.ts';
import { type Answer, type TextRow, writeCell } from './figures-answer.fixture.ts';
import type { Question } from './figures-doors.fixture.ts';

/*
 * The calls of section 7 behind the sets: their figures under the names that the set's columns have.
 */

type Name = keyof typeof operations;
type Fields = Readonly<Record<string, unknown>>;

interface CallAnswer {
  readonly Rows?: readonly Fields[];
  readonly List?: readonly Fields[];
  readonly Patterns?: readonly Fields[];
  readonly Row?: Fields;
  readonly Dict?: Fields;
  readonly Total?: number;
}

async function ask({ portal, headers }: Question, name: Name, data: object): Promise<CallAnswer | 'refused' | 'wrong'> {
  const response = await portal.app.inject({
    method: 'POST',
    url: `/api/${toApiBase(name)}/${name}`,
    payload: envelope(toMessageType(name), data),
    headers,
  });
  const { ErrorCode, Data }: { readonly ErrorCode: number; readonly Data: CallAnswer } = response.json();
  if (ErrorCode === 0) return Data;
  return ErrorCode === 1006 || ErrorCode === 1008 ? 'refused' : 'wrong';
}

/** Maps each column to a path in the rows of a call. */
interface Reading {
  readonly call: Name;
  readonly list: 'Rows' | 'List' | 'Patterns';
  readonly keys: Readonly<Record<string, string>>;
  readonly columns: Readonly<Record<string, string>>;
  readonly pageSize?: number;
}

const quote = {
  low: 'Low',
  mainstream: 'Mainstream',
  high: 'High',
  quotes: 'QuoteCount',
  type: 'Basis',
  provisional: 'Provisional',
  corrected: 'Corrected',
};
const event = {
  effective_on: 'EffectiveOn',
  announced_on: 'AnnouncedOn',
  change: 'Status',
  basis: 'Basis',
  rule: 'Rule',
  old_number: 'OldNumber',
  new_number: 'NewNumber',
  source: 'Source',
  number: 'Plant.PlantNo',
};

const readings: Readonly<Record<string, Reading>> = {
  prices: {
    call: 'GetWebPriceDataList',
    list: 'Rows',
    keys: { series: 'SeriesID', date: 'Date' },
    columns: {
      ...quote,
      change_percent: 'ChangePrevious.Percent',
      change_week_percent: 'ChangeWeek.Percent',
      unit: 'ShownUnit',
    },
    pageSize: 500,
  },
  'price-history': { call: 'GetWebPriceHistory', list: 'Rows', keys: { date: 'Date' }, columns: quote },
  'exchange-rates': {
    call: 'GetExchangeRates',
    list: 'Rows',
    keys: { date: 'Day' },
    columns: { cny_per_usd: 'CnyPerUsd' },
  },
  benchmarks: {
    call: 'GetPriceBenchmarks',
    list: 'List',
    keys: { code: 'Code' },
    columns: {
      from: 'From',
      to: 'To',
      latest: 'Latest',
      change_percent: 'ChangePrevious',
      change_year_percent: 'ChangeYear',
    },
  },
  duties: {
    call: 'GetPriceDuties',
    list: 'Rows',
    keys: { duty: 'DutyID' },
    columns: { percent: 'Percent', percent_to: 'PercentTo', from: 'From', until: 'Until' },
  },
  plants: {
    call: 'GetWebFrontApprovePlant',
    list: 'Rows',
    keys: { plant: 'PlantID' },
    columns: {
      status: 'State',
      number: 'PlantNo',
      status_since: 'Detail.StateSince',
      first_approved: 'Detail.FirstApproved',
      valid_to: 'Detail.ValidTo',
    },
    pageSize: 100,
  },
  'plant-events': {
    call: 'GetWebApprovePlantChildState',
    list: 'Rows',
    keys: { event: 'EventID' },
    columns: event,
    pageSize: 100,
  },
  'plant-history': { call: 'GetPlant', list: 'Rows', keys: { event: 'EventID' }, columns: event },
  'plant-structure': {
    call: 'GetWebFrontApprovePlantPattern',
    list: 'Patterns',
    keys: { code: 'Code' },
    columns: { plants: 'Total', share: 'Share' },
  },
  board: {
    call: 'GetWebMarket',
    list: 'Rows',
    keys: { post: 'MarketID' },
    columns: {
      type: 'Type',
      side: 'Side',
      state: 'State',
      title: 'Title',
      spec: 'Spec',
      plant: 'PlantNo',
      price: 'Price',
      text: 'Text',
      company: 'CompanyNo',
      company_name: 'CompanyName',
    },
    pageSize: 200,
  },
  releases: {
    call: 'GetTradeRevisions',
    list: 'Rows',
    keys: { publication: 'Id' },
    columns: {
      facts: 'Facts',
      period_from: 'PeriodFrom',
      period_to: 'PeriodTo',
      published_on: 'PublishedOn',
      current: 'Current',
    },
    pageSize: 200,
  },
};

const ofView = {
  rank: 'Rank',
  volume: 'Volume',
  share: 'Share',
  yoy: 'Yoy',
  ytd: 'Ytd',
  ytd_yoy: 'YtdYoy',
  value_usd: 'ValueUsd',
  value_cny: 'ValueCny',
  usd_per_tonne: 'UsdPerTonne',
};

function findReading(name: string): Reading | null {
  const view = findView(name);
  if (view === undefined) return readings[name] ?? null;
  if (view.rows !== 'members' && view.rows !== 'periods') return null;
  return { call: view.calls.table, list: 'Rows', keys: { code: 'Code' }, columns: ofView };
}

function readPath(row: Fields, path: string): string {
  let value: unknown = row;
  for (const part of path.split('.'))
    value =
      typeof value === 'object' && value !== null
        ? new Map<string, unknown>(Object.entries(value)).get(part)
        : undefined;
  return writeCell(value);
}

/** Null where no call gives the rows as they are. */
export async function readCall(
  question: Question,
  isRefused: boolean,
): Promise<{ readonly answer: Answer; readonly keys: readonly string[]; readonly columns: readonly string[] } | null> {
  const { name } = question.query;
  const reading = findReading(name);
  if (reading === null) return null;
  const { call, list, keys, columns, pageSize } = reading;
  const rule = { keys: Object.keys(keys), columns: Object.keys(columns) };
  const fields = toDataRequest(question.query).fields;
  const own = findView(name) === undefined ? fields : toViewRequest(fields);
  const rows: Fields[] = [];
  for (let page = 1; ; page += 1) {
    const found = await ask(question, call, {
      ...own,
      ...(pageSize === undefined ? {} : { Page: page, PageSize: pageSize }),
    });
    if (typeof found === 'string') return { answer: found, ...rule };
    const some = found[list] ?? [];
    // A list that is locked is empty, and says why.
    const isLocked =
      found.Dict?.['Locked'] !== null && found.Dict?.['Locked'] !== undefined && !Array.isArray(found.Dict['Locked']);
    if (isRefused && some.length === 0 && isLocked) return { answer: 'refused', ...rule };
    rows.push(...(some.length === 0 && found.Row !== undefined && findView(name) !== undefined ? [found.Row] : some));
    if (pageSize === undefined || some.length < pageSize) break;
  }
  const toRow = (row: Fields): TextRow =>
    Object.fromEntries(Object.entries({ ...keys, ...columns }).map(([column, path]) => [column, readPath(row, path)]));
  return { answer: { rows: rows.map(toRow), marks: {} }, ...rule };
}

/** Calls give no reasons for gaps: pages derive them from the row. */
export function withoutReasons(answer: Answer): Answer {
  if (typeof answer === 'string') return answer;
  const bare = (row: TextRow) =>
    Object.fromEntries(Object.entries(row).map(([column, text]) => [column, /^\(\w+\)$/.test(text) ? '' : text]));
  return { rows: answer.rows.map(bare), marks: {} };
}
