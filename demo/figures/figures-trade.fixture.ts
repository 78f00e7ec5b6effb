import type { DataQuery } from '@btc/contract/data/data-address.ts';
import type { Demonstration } from '../demonstration.fixture.ts';
import type { Expected, Refusal, TextRow } from './figures-answer.fixture.ts';
import { findModule, findRight, lockReasons, type ReaderKind, seesPlants } from './figures-readers.fixture.ts';
import {
  divide,
  Facts,
  goods,
  listCodes,
  missing,
  readMonths,
  readPublished,
  type Reading,
  type Sum,
  writeChange,
  writeMoney,
  writePrice,
  writeTonnes,
} from './figures-facts.fixture.ts';
import { type Division, openWindow, plusMonths, type Window } from './figures-windows.fixture.ts';

/*
 * What the sets of the trade views should hold, by SQL over the single facts: tonnes, money, shares and changes in whole numbers.
 */

const places = ['rank', 'volume', 'share', 'yoy', 'value_usd', 'value_cny', 'usd_per_tonne'];
const origins = ['volume', 'share', 'yoy', 'ytd', 'ytd_yoy', 'value_usd', 'value_cny', 'usd_per_tonne'];
const lines = ['volume', 'share', 'yoy', 'value_usd', 'value_cny', 'usd_per_tonne'];
const cuts = ['volume', 'share', 'yoy', 'usd_per_tonne'];
const plants = ['rank', 'volume', 'share', 'yoy', 'usd_per_tonne'];
const tables: ReadonlyMap<string, readonly [member: string, columns: readonly string[]]> = new Map([
  ['beef-one', ['origin', origins]],
  ['beef-two', ['origin', ['usd_per_tonne', 'yoy', 'volume']]],
  ['beef-three', ['province', places]],
  ['beef-four', ['district', places]],
  ['beef-five', ['importer', ['rank', 'volume', 'share', 'yoy']]],
  ['beef-six', ['cut', cuts]],
  ['beef-seven', ['plant', plants]],
  ['beef-eight', ['hs', lines]],
  ['pork-one', ['origin', origins]],
  ['pork-two', ['hs', lines]],
  ['pork-three', ['province', places]],
  ['pork-four', ['district', places]],
  ['pork-five', ['cut', cuts]],
  ['pork-six', ['plant', plants]],
]);

/** Series of charts that follow from the facts alone. */
const charts: ReadonlyMap<string, string> = new Map([
  ['beef-one', 'origin'],
  ['beef-two', 'origin'],
  ['beef-three', 'province'],
  ['beef-four', 'district'],
  ['beef-five', 'importer'],
  ['beef-seven', 'exporter'],
  ['beef-eight', "storage || ':' || form"],
  ['pork-one', 'origin'],
  ['pork-two', "storage || ':' || form"],
  ['pork-three', 'province'],
  ['pork-four', 'district'],
  ['pork-six', 'plant'],
]);
/** Members that a chart draws in full; for others the twelve largest, and the rest as one. */
const drawnWhole = new Set(['origin', "storage || ':' || form"]);
const maxDrawn = 12;
/** Rows have monthly figures up to this total; tables with few kinds of member have all. */
const maxMonths = 6000;
const monthsWhole = new Set(['origin', 'hs', 'cut']);

/** Null where there is no SQL for the set. */
const parts = ['periods', 'series', 'concentration', 'exporters'] as const;

export function findTradeSet(
  name: string,
): { readonly view: string; readonly part: '' | (typeof parts)[number] } | null {
  const [, view = '', given = ''] = /^(.*?)(?:-(periods|series|concentration|exporters))?$/.exec(name) ?? [];
  const part = parts.find((one) => one === given) ?? '';
  if (part === '' || part === 'periods' ? !tables.has(view) : !charts.has(view)) return null;
  return { view, part };
}

const lost = missing('notPublished');
const shut = missing('locked');

interface Shown {
  readonly facts: Facts;
  readonly window: Window;
}

/** `codes` null: all members. */
function toRow({ facts, window }: Shown, codes: readonly string[] | null): TextRow {
  const { now, recent, before, year, yearBefore, openFrom, locked } = window;
  if (now.length === 0) {
    const reason = locked.length > 0 ? shut : lost;
    const names = ['volume', 'share', 'ytd', 'value_usd', 'value_cny', 'usd_per_tonne'];
    const change = openFrom === null ? lost : shut;
    return {
      ...Object.fromEntries(names.map((name) => [name, reason])),
      ytd: change,
      yoy: change,
      ytd_yoy: change,
    };
  }
  const [sum, all, last, ago] = [
    facts.sum(now, codes),
    facts.sum(now),
    facts.sum(recent, codes),
    facts.sum(before, codes),
  ];
  const [toDate, toDateAgo] = [facts.sum(year, codes), facts.sum(yearBefore, codes)];
  if (sum === null || all === null || last === null) throw new Error('A window with months has sums');
  const untraded = missing('notTraded');
  const yoy = last.grams === 0n ? untraded : writeChange(last.grams, ago?.grams ?? null);
  const ytdYoy =
    toDate === null ? lost : toDate.grams === 0n ? untraded : writeChange(toDate.grams, toDateAgo?.grams ?? null);
  return {
    volume: writeTonnes(sum.grams),
    share: sum.grams === 0n ? untraded : divide(sum.grams * 100n, all.grams, 4),
    yoy: openFrom === null ? yoy : shut,
    ytd: toDate === null ? (openFrom === null ? lost : shut) : writeTonnes(toDate.grams),
    ytd_yoy: openFrom === null ? ytdYoy : shut,
    value_usd: writeMoney(sum.usd),
    value_cny: writeMoney(sum.cny),
    usd_per_tonne: sum.grams === 0n ? untraded : writePrice(sum),
  };
}

function writePriceChange(now: Sum | null, before: Sum | null): string {
  if (now === null) return lost;
  if (now.grams === 0n) return missing('notTraded');
  if (before === null || before.grams === 0n) return missing('noBase');
  return writeChange(now.usd * before.grams, before.usd * now.grams);
}

interface Named extends Shown {
  readonly view: string;
  readonly member: string;
  readonly named: readonly string[];
  readonly published: readonly string[];
  readonly toCode: (code: string) => string;
}

function toPeriodRow({ facts, named, published }: Named, months: readonly string[]): TextRow {
  const codes = named.length === 0 ? null : named;
  const sum = facts.sum(months, codes);
  const ago = months.map((month) => plusMonths(month, -12));
  const before = ago.every((month) => published.includes(month)) ? facts.sum(ago, codes) : null;
  if (sum === null) return { usd_per_tonne: lost, yoy: lost, volume: lost };
  const price = sum.grams === 0n ? missing('notTraded') : writePrice(sum);
  return { usd_per_tonne: price, yoy: writePriceChange(sum, before), volume: writeTonnes(sum.grams) };
}

function listMembers({ facts, window, named }: Named): readonly string[] {
  return named.length > 0 ? facts.order(named, window.now) : facts.rank(window.now);
}

function toTable(all: Named): { readonly rows: readonly TextRow[]; readonly total: TextRow } {
  const { facts, window, named, toCode } = all;
  const sum = { code: 'TOTAL', rank: '', ...toRow(all, named.length === 0 ? null : named) };
  if (all.view === 'beef-two') {
    const codes = named.length === 0 ? null : named;
    const yoy = writePriceChange(facts.sum(window.recent, codes), facts.sum(window.before, codes));
    const rows = [...window.periods].map(([period, months]) => ({ code: period, ...toPeriodRow(all, months) }));
    const total = { ...sum, yoy };
    return { rows: rows.length === 0 ? [total] : rows, total };
  }
  const rows = listMembers(all).map((code, index) => ({
    code: toCode(code),
    rank: String(index + 1),
    ...toRow(all, [code]),
  }));
  return { rows: rows.length === 0 ? [sum] : rows, total: sum };
}

interface Marked {
  readonly provisional: string;
  readonly partial: string;
}

function markPeriod({ provisional, partial }: Window, period: string): Marked {
  return { provisional: String(provisional.includes(period)), partial: String(partial.includes(period)) };
}

function toPeriods(all: Named): readonly TextRow[] {
  const { facts, window, member, toCode } = all;
  const members = listMembers(all);
  const count = monthsWhole.has(member) ? members.length : Math.floor(maxMonths / Math.max(1, window.periods.size));
  const row = (code: string, period: string, volume: string) => {
    return { period, code: toCode(code), volume, ...markPeriod(window, period) };
  };
  if (members.length === 0) {
    const empty = [...window.periods].filter(([, months]) => months.length === 0);
    return [
      ...window.locked.map((period) => row('TOTAL', period, shut)),
      ...empty.map(([period]) => row('TOTAL', period, lost)),
    ];
  }
  return members.flatMap((code, index) => [
    ...window.locked.map((period) => row(code, period, shut)),
    ...(index >= count
      ? []
      : [...window.periods].map(([period, months]) => {
          const sum = facts.sum(months, [code]);
          return row(code, period, sum === null ? lost : writeTonnes(sum.grams));
        })),
  ]);
}

function writeIn(unit: string, sum: Sum | null): string {
  if (sum === null) return lost;
  if (unit === 't') return writeTonnes(sum.grams);
  if (unit === 'USD') return writeMoney(sum.usd);
  if (unit === 'CNY') return writeMoney(sum.cny);
  return sum.grams === 0n ? missing('notTraded') : writePrice(sum);
}

function toSeries(all: Named): readonly TextRow[] {
  const { facts, window, member, toCode } = all;
  const members = listMembers(all);
  const own = drawnWhole.has(member) ? members : members.slice(0, maxDrawn);
  const rest = members.slice(own.length);
  const drawn = [
    ...own.map((code) => [toCode(code), [code]] as const),
    ...(rest.length === 0 ? [] : [['REST', rest] as const]),
  ];
  const row = (code: string, unit: string, period: string, value: string) => {
    return { period, code, unit, value, ...markPeriod(window, period) };
  };
  if (drawn.length === 0) {
    return [
      ...window.locked.map((period) => row('TOTAL', 't', period, shut)),
      ...[...window.periods].map(([period]) => row('TOTAL', 't', period, lost)),
    ];
  }
  // Where nothing is published nobody knows in which currency.
  const units = window.now.length === 0 ? ['t', 'USD', 'USD/t'] : ['t', 'USD', 'CNY', 'USD/t'];
  return units.flatMap((unit) =>
    drawn.flatMap(([code, codes]) => [
      ...window.locked.map((period) => row(code, unit, period, shut)),
      ...[...window.periods].map(([period, months]) =>
        row(code, unit, period, writeIn(unit, facts.sum(months, codes))),
      ),
    ]),
  );
}

function writeShare(part: bigint, all: bigint): string {
  return divide(part * 100n, all, 4);
}

function toConcentration({ facts }: Named, months: readonly string[]): TextRow {
  const columns = ['members', 'cr4', 'cr5', 'cr10', 'hhi'];
  if (months.length === 0) return Object.fromEntries(columns.map((name) => [name, lost]));
  const sizes = facts.rank(months).map((code) => facts.sum(months, [code])?.grams ?? 0n);
  const all = facts.sum(months)?.grams ?? 0n;
  if (all === 0n) {
    const untraded = Object.fromEntries(columns.map((name) => [name, missing('notTraded')]));
    return { ...untraded, members: String(sizes.length) };
  }
  const add = (numbers: readonly bigint[]) => numbers.reduce((sum, one) => sum + one, 0n);
  return {
    members: String(sizes.length),
    cr4: writeShare(add(sizes.slice(0, 4)), all),
    cr5: writeShare(add(sizes.slice(0, 5)), all),
    cr10: writeShare(add(sizes.slice(0, 10)), all),
    hhi: divide(add(sizes.map((size) => size * size)) * 10_000n, all * all, 0),
  };
}

const concentrationColumns = ['members', 'cr4', 'cr5', 'cr10', 'hhi', 'provisional', 'partial'];

function expectConcentration(all: Named): Pick<Expected, 'keys' | 'columns' | 'rows' | 'total'> {
  const { window } = all;
  const toPeriod = (period: string, months: readonly string[]) => {
    return { period, ...toConcentration(all, months), ...markPeriod(window, period) };
  };
  return {
    keys: ['period'],
    columns: concentrationColumns,
    rows: [...window.periods].map(([period, months]) => toPeriod(period, months)),
    total: toPeriod('TOTAL', window.now),
  };
}

async function countPlants(portal: Demonstration, reading: Reading, months: readonly string[]) {
  const rows = await readMonths(portal, { ...reading, member: "exporter || '|' || plant" });
  const shipped = new Set(rows.filter(({ month }) => months.includes(month)).map(({ code }) => code));
  return Map.groupBy(shipped, (code) => code.split('|')[0] ?? '');
}

async function expectExporters(
  portal: Demonstration,
  reading: Reading,
  all: Named,
): Promise<Pick<Expected, 'keys' | 'columns' | 'rows' | 'total'>> {
  const { facts, window } = all;
  const plantsOf = await countPlants(portal, reading, window.now);
  const whole = facts.sum(window.now)?.grams ?? 0n;
  const { rows, total } = toTable(all);
  const plants = [...plantsOf.values()].reduce((sum, own) => sum + own.length, 0);
  const sum = { ...total, cumulative: '', plants: window.now.length === 0 ? lost : String(plants) };
  let larger = 0n;
  const own = rows.map((row) => {
    const code = row['code'] ?? '';
    if (code === 'TOTAL') return sum;
    larger += facts.sum(window.now, [code])?.grams ?? 0n;
    return { ...row, cumulative: writeShare(larger, whole), plants: String(plantsOf.get(code)?.length ?? 0) };
  });
  const columns = ['rank', 'plants', 'volume', 'value_usd', 'value_cny', 'usd_per_tonne', 'share', 'cumulative', 'yoy'];
  return { keys: ['code'], columns, rows: own, total: sum };
}

async function maskPlants({ db }: Demonstration, member: string, kind: ReaderKind): Promise<(code: string) => string> {
  if (member !== 'plant' || seesPlants(kind)) return (code) => code;
  const rows = await db.selectFrom('plant').select(['id', 'code']).execute();
  const ids = new Map(rows.map(({ id, code }) => [code, `P${id}`]));
  return (code) => ids.get(code) ?? code;
}

const demoSource = { cn: '演示数据，均为虚构。', en: 'Demonstration data, all invented.' } as const;

function toNothing(set: NonNullable<ReturnType<typeof findTradeSet>>, params: DataQuery['params']): Expected {
  const [, columns] = tables.get(set.view) ?? ['', []];
  const row = { code: 'TOTAL', ...Object.fromEntries(columns.map((name) => [name, name === 'rank' ? '' : lost])) };
  const { from = '', to = '', asof: asOf = '' } = params;
  const span = from === '' || to === '' ? { from: '', to: '' } : { from, to };
  const marks = { source: '', ...span, publishedOn: '', asOf, provisional: '', partial: '', demo: 'false' };
  const known = { ...marks, locked: '', requested: '' };
  if (set.part === 'concentration') return { keys: ['period'], columns: concentrationColumns, rows: [], marks: known };
  if (set.part === '' || set.part === 'exporters')
    return { keys: ['code'], columns, rows: [row], total: row, marks: known };
  if (set.part === 'periods') return { keys: ['period', 'code'], columns: ['volume'], rows: [], marks: known };
  return { keys: ['period', 'code', 'unit'], columns: ['value'], rows: [], marks: known };
}

export async function expectTrade(
  portal: Demonstration,
  { name, edition, params }: DataQuery,
  kind: ReaderKind,
): Promise<Expected | Refusal> {
  const set = findTradeSet(name);
  if (set === null) throw new Error(`${name} is no set of a trade view`);
  const right = findRight(name, kind);
  const asOf = params['asof'] ?? '';
  if (right === 'none' || (asOf !== '' && right !== 'all')) return 'refused';
  const [table, columns] = tables.get(set.view) ?? ['', []];
  const member = set.part !== '' && set.part !== 'periods' ? (charts.get(set.view) ?? '') : table;
  const types = listCodes(params['type']);
  const meat = set.view.startsWith('pork') ? 'pork' : 'beef';
  const groups = [...new Set((types.length === 0 ? [meat] : types).flatMap((type) => goods[type] ?? []))];
  const reading = { member, groups, params };
  const published = await readPublished(portal, reading, params['asof']);
  if (published === null) return toNothing(set, params);
  const window = openWindow({
    division: (params['period'] ?? 'month') as Division, // what the states are made of
    from: params['from'] ?? '',
    to: params['to'] ?? '',
    published: published.months,
    isCut: right === 'part',
  });
  const toCode = await maskPlants(portal, member, kind);
  const named = member === 'origin' ? listCodes(params['origin']) : member === 'cut' ? listCodes(params['cut']) : [];
  const facts = new Facts(await readMonths(portal, reading));
  const all = { view: set.view, member, named, published: published.months, toCode, facts, window };
  const isShut = window.requested !== null && window.now.length === 0;
  const [from, to] = isShut ? ['', ''] : (window.span ?? ['', '']);
  const marks = {
    source: demoSource[edition],
    from,
    to,
    publishedOn: published.publishedOn,
    asOf,
    provisional: window.provisional.join(' '),
    partial: window.partial.join(' '),
    demo: 'true',
    locked: window.openFrom === null ? '' : `${findModule(name, params)} ${lockReasons[kind] ?? ''} ${window.openFrom}`,
    requested: window.requested === null ? '' : window.requested.join('/'),
  };
  const periodColumns = ['provisional', 'partial'];
  if (set.part === 'periods')
    return { keys: ['period', 'code'], columns: ['volume', ...periodColumns], rows: toPeriods(all), marks };
  if (set.part === 'series')
    return { keys: ['period', 'code', 'unit'], columns: ['value', ...periodColumns], rows: toSeries(all), marks };
  if (set.part === 'concentration') return { ...expectConcentration(all), marks };
  if (set.part === 'exporters') return { ...(await expectExporters(portal, reading, all)), marks };
  return { keys: ['code'], columns, ...toTable(all), marks };
}
