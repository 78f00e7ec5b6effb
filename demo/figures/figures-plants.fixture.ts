import type { Demonstration } from '../demonstration.fixture.ts';
import type { Expected, Refusal, TextRow } from './figures-answer.fixture.ts';
import { type OracleRequest, findDays, open, orNull, select } from './figures-prices.fixture.ts';
import { findModule, findRight, lockReasons } from './figures-readers.fixture.ts';
import { sql } from 'kysely';

/*
 * What the sets of plants, notices and publications should hold, by SQL over the register, its events, and the records of both.
 */

const register = {
  cn: '演示名录 · 演示数据，均为虚构。',
  en: 'Demonstration register · Demonstration data, all invented.',
} as const;

/** Null where the event does not change the state. */
function toState(state: string, status: string): string | null {
  if (status === 'NEW') return 'active';
  if (state === 'cancelled' || (status === 'RENEW' && state === 'suspended')) return null;
  const states = new Map([
    ['REGAIN', 'active'],
    ['RENEW', 'active'],
    ['SUSP_CN', 'suspended'],
    ['SUSP_SELF', 'suspended'],
    ['CANCEL', 'cancelled'],
    ['EXPIRE', 'expired'],
  ]);
  return states.get(status) ?? null;
}

async function readStates(portal: Demonstration, day: string): Promise<ReadonlyMap<string, TextRow>> {
  const events = await select(
    portal,
    sql`select plant_code, status, effective_on::text as day from plant_event where effective_on <= ${day}::date
      order by effective_on, coalesce(announced_on, effective_on), plant_event_rank(status), basis nulls last, id`,
  );
  const states = new Map<string, TextRow>();
  for (const { plant_code: code = '', status = '', day: since = '' } of events) {
    const before = states.get(code)?.['status'] ?? 'unlisted';
    const state = toState(before, status);
    if (state !== null && state !== before) states.set(code, { status: state, status_since: since });
  }
  return states;
}

const brief = new Set(['plant', 'code', 'number', 'origin', 'name_cn', 'name_en', 'status']);

async function plants({
  portal,
  query: { name, params, edition },
  kind,
  today,
}: OracleRequest): Promise<Expected | Refusal> {
  const { meat = 'beef', origin, status } = params;
  const isOpen = findRight(name, kind) === 'all';
  const day = isOpen ? (params['asof'] ?? today) : today;
  const states = await readStates(portal, day);
  const language = sql.raw(edition);
  const all = await select(
    portal,
    sql`select p.id as plant, p.code, coalesce(p.listed_number, p.number) as number, p.origin, p.name_cn, coalesce(p.name_en, p.name_local) as name_en,
        p.cifer_number as cifer, c.name_${language} as group, p.state_${language} as province, p.city_${language} as city,
        array_to_string(p.types, ' ') as types, array_to_string(p.products, ' ') as products, array_to_string(p.offal_cuts, ' ') as offal,
        p.first_approved::text as first_approved, p.valid_to::text as valid_to
      from plant p left join company c on c.id = p.exporter_id where ${meat} = any(p.meats)
        and (${orNull(origin)}::text is null or p.origin = ${orNull(origin)})
        and (${orNull(isOpen ? params['type'] : undefined)}::text is null or ${orNull(params['type'])} = any(p.types))
        and (${orNull(isOpen ? params['scope'] : undefined)}::text is null or ${orNull(params['scope'])} = any(p.products))`,
  );
  const known = all.map((row): TextRow => {
    const state = states.get(row['code'] ?? '') ?? { status: 'unlisted', status_since: '' };
    const details = { ...row, ...state };
    const isShown = (column: string) => isOpen || brief.has(column);
    return Object.fromEntries(Object.entries(details).map(([column, text]) => [column, isShown(column) ? text : '']));
  });
  const rows = known.filter((row) => status === undefined || row['status'] === status);
  const details = ['cifer', 'group', 'province', 'city', 'types', 'products', 'offal', 'first_approved', 'valid_to'];
  const updated = await select(
    portal,
    sql`select max(coalesce(e.announced_on, e.effective_on))::text as day from plant_event e join plant p on p.code = e.plant_code
      where ${meat} = any(p.meats) and coalesce(e.announced_on, e.effective_on) <= ${today}::date`,
  );
  return {
    keys: ['plant'],
    columns: ['code', 'number', 'origin', 'name_cn', 'name_en', 'status', 'status_since', ...details],
    rows,
    marks: {
      ...open,
      source: register[edition],
      from: day,
      to: day,
      publishedOn: updated[0]?.['day'] ?? '',
      asOf: params['asof'] === undefined ? '' : day,
      demo: 'true',
      locked: isOpen ? '' : `${findModule(name, params)} ${lockReasons[kind] ?? ''}`,
    },
  };
}

/** A row for each plant and cut of its registration. */
async function plantOffal(request: OracleRequest): Promise<Expected | Refusal> {
  if (findRight(request.query.name, request.kind) !== 'all') return 'refused';
  const whole = await plants(request);
  if (whole === 'refused' || whole === 'wrong') return whole;
  const rows = whole.rows.flatMap((row) =>
    (row['offal'] ?? '')
      .split(' ')
      .filter((cut) => cut !== '')
      .map((cut) => ({ ...row, cut })),
  );
  const columns = ['code', 'number', 'origin', 'name_cn', 'name_en', 'status'];
  return { keys: ['plant', 'cut'], columns, rows, marks: whole.marks };
}

const shippedMonths = 24;

async function plantCuts({
  portal,
  query: { name, params, edition },
  kind,
}: OracleRequest): Promise<Expected | Refusal> {
  if (findRight(name, kind) === 'none') return 'refused';
  const [plant] = await select(
    portal,
    sql`select code, meats[1] as meat, array_to_string(offal_cuts, ' ') as offal from plant where id = ${params['id'] ?? ''}::int`,
  );
  const { code = '', meat = '', offal = '' } = plant ?? {};
  const isTradeOpen = kind === 'paid';
  const shipped = await portal.facts.use(null, ({ read }) =>
    read(`select cut::varchar, sum(g) from facts where source = 'demo' and grain = 'month' and plant::varchar = '${code}'
        and grp::varchar in ('${meat}', '${meat}_offal') and cut is not null
        and period in (select distinct period from facts order by period desc limit ${shippedMonths}) group by cut`),
  );
  const months = await portal.facts.use(null, ({ read }) =>
    read(
      `select min(period), max(period) from (select distinct period from facts order by period desc limit ${shippedMonths})`,
    ),
  );
  const vintage = await portal.db.selectFrom('trade_vintage').select('published_on').executeTakeFirstOrThrow();
  const tonnes = new Map(shipped.map(([cut, grams]) => [String(cut), Math.round(Number(grams) / 1000) / 1000]));
  const registered = offal.split(' ').filter((cut) => cut !== '');
  const cuts = isTradeOpen ? new Set([...tonnes.keys(), ...registered]) : registered;
  const rows = [...cuts].map((cut) => ({
    cut,
    volume: isTradeOpen ? String(tonnes.get(cut) ?? 0) : '(locked)',
    registered: String(registered.includes(cut)),
  }));
  const toMonth = (period: unknown) => `${String(period).slice(0, 4)}-${String(period).slice(4)}`;
  const [from, to] = isTradeOpen ? (months[0] ?? []).map(toMonth) : ['', ''];
  const module = meat === 'pork' ? 'PorkData' : 'Data';
  const marks = {
    ...open,
    source: register[edition],
    from: from ?? '',
    to: to ?? '',
    publishedOn: isTradeOpen ? vintage.published_on : '',
    demo: 'true',
    locked: isTradeOpen ? '' : `${module} ${lockReasons[kind] ?? 'notinlist'}`,
  };
  return { keys: ['cut'], columns: ['volume', 'registered'], rows, marks };
}

const eventColumns = [
  'effective_on',
  'announced_on',
  'plant',
  'number',
  'origin',
  'change',
  'basis',
  'rule',
  'old_number',
  'new_number',
  'note',
  'source',
  'source_url',
];

function selectEvents(portal: Demonstration, edition: string, condition: ReturnType<typeof sql>) {
  const note = sql.raw(`e.note_${edition}`);
  return select(
    portal,
    sql`select e.id as event, e.effective_on::text as effective_on, e.announced_on::text as announced_on, p.id as plant,
        coalesce(p.listed_number, p.number) as number, p.origin, e.status as change, e.basis, e.rule, e.old_number, e.new_number,
        ${note} as note, e.source, e.source_link as source_url
      from plant_event e join plant p on p.code = e.plant_code where ${condition}`,
  );
}

async function events({
  portal,
  query: { name, params, edition },
  kind,
  today,
}: OracleRequest): Promise<Expected | Refusal> {
  if (findRight(name, kind) !== 'all') return 'refused';
  const { meat = 'beef' } = params;
  const to = params['to'] ?? today;
  const [origin, from, change] = [orNull(params['origin']), orNull(params['from']), orNull(params['change'])];
  const rows = await selectEvents(
    portal,
    edition,
    sql`${meat} = any(p.meats) and e.effective_on between coalesce(${from}::date, ${to}::date - 90) and ${to}::date
      and (${origin}::text is null or p.origin = ${origin}) and (${change}::text is null or e.status = ${change})`,
  );
  const [first] = await select(portal, sql`select coalesce(${from}::date, ${to}::date - 90)::text as day`);
  const marks = { ...open, source: register[edition], from: first?.['day'] ?? '', to, demo: 'true' };
  return { keys: ['event'], columns: eventColumns, rows, marks };
}

async function plantHistory({
  portal,
  query: { name, params, edition },
  kind,
}: OracleRequest): Promise<Expected | Refusal> {
  if (findRight(name, kind) === 'none') return 'refused';
  const rows = await selectEvents(portal, edition, sql`p.id = ${params['id'] ?? ''}::int`);
  const { to } = findDays(rows, 'announced_on');
  const marks = { ...open, source: register[edition], from: '', to: '', publishedOn: to, demo: 'true' };
  return { keys: ['event'], columns: eventColumns, rows, marks };
}

async function plantStructure(request: OracleRequest): Promise<Expected | Refusal> {
  const { portal, query, kind, today } = request;
  const { name, params, edition } = query;
  const { meat = 'beef', by = 'origin', origin, status } = params;
  const isOpen = findRight(name, kind) === 'all';
  if (!isOpen && by !== 'origin' && by !== 'state') return 'refused';
  const day = isOpen ? (params['asof'] ?? today) : today;
  const states = await readStates(portal, day);
  const all = await select(
    portal,
    sql`select code, origin, array_to_string(types, ' ') as types from plant where ${meat} = any(meats)
      and (${orNull(origin)}::text is null or origin = ${orNull(origin)})`,
  );
  const own = all
    .map((row): TextRow => ({ ...row, state: states.get(row['code'] ?? '')?.['status'] ?? 'unlisted' }))
    .filter((row) => status === undefined || row['state'] === status);
  const counts = new Map<string, number>();
  for (const row of own)
    for (const code of (row[by === 'type' ? 'types' : by] ?? '').split(' '))
      counts.set(code, (counts.get(code) ?? 0) + 1);
  const rows = [...counts].map(([code, count]) => ({
    code,
    plants: String(count),
    share: String(Math.round((count * 1000) / own.length) / 10),
  }));
  const marks = {
    ...open,
    source: register[edition],
    from: day,
    to: day,
    asOf: params['asof'] === undefined ? '' : day,
    demo: 'true',
    locked: isOpen ? '' : `${findModule(name, params)} ${lockReasons[kind] ?? ''}`,
  };
  return { keys: ['code'], columns: ['plants', 'share'], rows, marks };
}

async function quotaNotices({ portal, query: { edition }, today }: OracleRequest): Promise<Expected> {
  const language = sql.raw(edition);
  const rows = await select(
    portal,
    sql`select n.line, n.year, n.published_on::text as published_on, n.kind, n.percent::float8 as percent, n.reached_on::text as reached_on,
        n.surcharge_from::text as surcharge_from, n.text_${language} as text, n.source_${language} as source, n.source_url
      from safeguard_notice n where n.withdrawn_at is null and n.year = ${today.slice(0, 4)}::int
        and not exists (select 1 from safeguard_notice o where o.corrects = n.id)`,
  );
  const columns = ['kind', 'percent', 'reached_on', 'surcharge_from', 'text', 'source', 'source_url'];
  return {
    keys: ['line', 'year', 'published_on'],
    columns,
    rows,
    marks: { ...open, ...findDays(rows, 'published_on'), demo: 'false' },
  };
}

async function releases({ portal }: OracleRequest): Promise<Expected> {
  const rows = await select(
    portal,
    sql`select v.id as publication, v.source, v.published_on::text as published_on, v.row_count as facts, v.is_current as current,
        to_char(to_date(v.period_from::text, 'YYYYMM'), 'YYYY-MM') as period_from, to_char(to_date(v.period_to::text, 'YYYYMM'), 'YYYY-MM') as period_to
      from trade_vintage v`,
  );
  const columns = ['source', 'published_on', 'facts', 'current', 'period_from', 'period_to'];
  return { keys: ['publication'], columns, rows, marks: { demo: 'true' } };
}

/** Beef without offal, counted against the origin's quota; all origins without one share a quota. */
async function quotaUse({ portal, today }: OracleRequest): Promise<Expected> {
  const year = today.slice(0, 4);
  const found = await portal.facts.use(null, ({ read }) =>
    read(`select case when origin::varchar in ('BRA', 'ARG', 'URY', 'NZL', 'AUS', 'USA') then origin::varchar else 'OTH' end as line, sum(g)
      from facts where grp::varchar = 'beef' and period between ${year}01 and ${year}12 group by line`),
  );
  const rows = found.map(([line, grams]) => {
    const tonnes = String(Math.round(Number(grams) / 1000) / 1000);
    return { line: String(line), year, used: tonnes, customs_tonnes: tonnes };
  });
  return { keys: ['line', 'year'], columns: ['used', 'customs_tonnes'], rows, marks: { demo: 'true' } };
}

export const plantOracles: Readonly<Record<string, (request: OracleRequest) => Promise<Expected | Refusal>>> = {
  plants,
  'plant-events': events,
  'plant-history': plantHistory,
  'plant-structure': plantStructure,
  'plant-offal': plantOffal,
  'plant-cuts': plantCuts,
  'quota-notices': quotaNotices,
  releases,
  'quota-use': quotaUse,
};
