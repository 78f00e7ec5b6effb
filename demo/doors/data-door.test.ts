import { dataPages, dataRoot, type DataSetName, toDataRequest } from '@btc/contract/data/data-address.ts';
import { minuteMs } from '@btc/contract/time.ts';
import { toViewRequest } from '@btc/contract/trade/trade-data-pages.ts';
import type { ViewRow, ViewTable } from '@btc/contract/trade/view-answer.ts';
import { dataViews } from '@btc/contract/trade/views.ts';
import { dataSets } from '@btc/server/src/data-sets.ts';
import { addCallers, type CallerRole } from '@btc/server/src/portal-tests/http/callers.fixture.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import {
  fetchForms,
  type JsonAnswer,
  readJsonLines,
  sumCsv,
  sumCube,
  sumParquet,
  sumParquetByEngine,
  sumRows,
  sumWorkbook,
} from './data-forms.fixture.ts';
import { anyQuery, findSubjects, type Subjects, toNeeded, toSearch } from './data-queries.fixture.ts';
import { type Demonstration, openDemonstration } from '../demonstration.fixture.ts';
import { countCases } from '@btc/server/src/testing/long-tests.ts';

/*
 * Every data set over the whole demonstration: the page's call and all forms give the same, for every reader what the calls give.
 */

const seed = Number(process.env['DATA_SEED'] ?? 20_261_127);
const numRuns = countCases('DATA_STATES', { short: 30, long: 200 });

let portal: Demonstration;
let signIn: Awaited<ReturnType<typeof addCallers>>['signIn'];
let subjects: Subjects;
beforeAll(async () => {
  portal = await openDemonstration();
  ({ signIn } = await addCallers(portal, 'data'));
  subjects = await findSubjects(portal);
});
afterAll(() => portal.close());

interface Reference {
  readonly $ref: string;
}

interface OpenDocument {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly get: {
          readonly responses: {
            readonly '200': { readonly content: Readonly<Record<'application/json', { readonly schema: Reference }>> };
          };
        };
      }
    >
  >;
  readonly components: {
    readonly schemas: Readonly<
      Record<
        string,
        { readonly allOf?: readonly { readonly properties: { readonly rows: { readonly items: Reference } } }[] }
      >
    >;
  };
}

const names = Object.keys(dataPages) as readonly DataSetName[]; // the keys of the table
test(
  `${numRuns} states of pages give the same sums in every form`,
  async () => {
    const different: string[] = [];
    let answered = 0;
    const headers = await signIn('paid');
    const queries = fc.sample(
      fc.constantFrom(...names).chain((name) => anyQuery(name, subjects)),
      { numRuns, seed },
    );
    for (const query of queries) {
      // Nobody may ask so much within a minute.
      portal.clock.advance(minuteMs);
      const search = toSearch(query);
      const { json, jsonl, csv, parquet, xlsx, cube } = await fetchForms(portal.app, query.name, search, headers);
      const statuses = [json, jsonl, csv, parquet, xlsx].map(({ statusCode }) => statusCode);
      if (new Set(statuses).size > 1 || json.statusCode >= 500)
        different.push(`${query.name}?${search} ${statuses.join()}`);
      if (statuses.some((status) => status !== 200)) continue;
      const { schema, rows }: JsonAnswer = json.json();
      const numbers = schema.fields.filter(({ type }) => type === 'number').map(({ name }) => name);
      const measures = schema.fields.filter(({ role }) => role === 'measure').map(({ name }) => name);
      const sums = sumRows(rows, numbers);
      const others = {
        csv: sumCsv(csv.body, numbers),
        jsonl: sumRows(readJsonLines(jsonl.body), numbers),
        parquet: await sumParquet(parquet.rawPayload, numbers),
        engine: await sumParquetByEngine(parquet.rawPayload, numbers),
        xlsx: await sumWorkbook(xlsx.rawPayload, schema.fields, numbers),
      };
      for (const [form, found] of Object.entries(others)) {
        if (JSON.stringify(found) !== JSON.stringify(sums)) different.push(`${form} of ${query.name}?${search}`);
      }
      if (measures.length > 0 && rows.length > 0) {
        if (cube.statusCode !== 200) throw new Error(`${query.name}?${search}: ${cube.body}`);
        const figures = sumRows(rows, measures);
        const found = sumCube(cube.body, measures);
        if (JSON.stringify(found) !== JSON.stringify(figures)) different.push(`jsonstat of ${query.name}?${search}`);
        answered += 1;
      }
    }
    expect([seed, different]).toEqual([seed, []]);
    expect(answered).toBeGreaterThan(numRuns * 0.4);
  },
  Math.max(300_000, numRuns * 2000),
);

/** An empty table is represented by its sum, which says whether it is zero or not published. */
function listShown({ Rows, Row }: ViewTable): readonly ViewRow[] {
  return Rows.length === 0 ? [Row] : Rows;
}

test('a view gives what the page’s own call gives, cell by cell, now and as of a past day', async () => {
  const headers = await signIn('paid');
  for (const view of dataViews) {
    portal.clock.advance(minuteMs);
    for (const query of fc.sample(anyQuery(view.code, subjects), { numRuns: 2, seed })) {
      const { fields } = toDataRequest(query);
      const table = await portal.ask(view.calls.table, toViewRequest(fields));
      const { body } = await portal.app.inject({ url: `/data/v1/${view.code}.json?${toSearch(query)}`, headers });
      const answer: JsonAnswer = JSON.parse(body);
      const toLine = ({ Code, Volume, ValueUsd, Share }: (typeof table.Rows)[number]) => ({
        Code,
        Volume,
        ValueUsd,
        Share,
      });
      const shown = new Set(answer.schema.fields.map(({ name }) => name));
      const lines = answer.rows.map((row, index) => ({
        Code: row['code'],
        Volume: shown.has('volume') ? row['volume'] : listShown(table)[index]?.Volume,
        ValueUsd: shown.has('value_usd') ? row['value_usd'] : listShown(table)[index]?.ValueUsd,
        Share: shown.has('share') ? row['share'] : listShown(table)[index]?.Share,
      }));
      const where = `${view.code}?${toSearch(query)}`;
      expect([where, lines]).toEqual([where, listShown(table).map(toLine)]);
    }
  }
}, 120_000);

test('nobody gets by the door what the calls do not give them', async () => {
  const roles = ['anonymous', 'none', 'trial', 'paid'] as const satisfies readonly CallerRole[];
  const sample = fc.sample(
    fc
      .tuple(fc.constantFrom(...dataViews), fc.constantFrom(...roles))
      .chain(([view, role]) => anyQuery(view.code, subjects).map((query) => ({ view, role, query }))),
    { numRuns: 60, seed },
  );
  for (const { view, role, query } of sample) {
    const where = `${view.code}?${toSearch(query)} as ${role}`;
    const { fields } = toDataRequest(query);
    const answer = await portal.ask(view.calls.table, toViewRequest(fields), role).catch(() => null);
    const headers = await signIn(role, { isReset: false });
    // The calls of the pages spend a trial's item unasked.
    const address = `/data/v1/${view.code}.json?${toSearch(query)}&spend=yes`;
    const response = await portal.app.inject({ url: address, headers });
    if (answer === null) expect([where, response.statusCode >= 400]).toEqual([where, true]);
    else {
      const { rows }: JsonAnswer = response.json();
      expect([where, rows.map(({ code }) => code)]).toEqual([where, listShown(answer).map(({ Code }) => Code)]);
    }
  }
}, 120_000);

test('every set is in the catalogue, and describes itself in both languages', async () => {
  const { sets } = (await portal.app.inject('/data/v1')).json<{
    readonly sets: readonly { readonly name: string; readonly title: { readonly zh: string; readonly en: string } }[];
  }>();
  expect(sets.map(({ name }) => name).toSorted()).toEqual([...names].toSorted());
  const headers = await signIn('paid');
  portal.clock.advance(minuteMs);
  for (const name of names) {
    const query = new URLSearchParams({ ...toNeeded(name, subjects), edition: 'en' }).toString();
    const response = await portal.app.inject({ url: `/data/v1/${name}/metadata.json?${query}`, headers });
    expect([name, response.statusCode]).toEqual([name, 200]);
    const { columns, cite, license } = response.json<{
      readonly columns: readonly {
        readonly name: string;
        readonly type: string;
        readonly role: string;
        readonly title: { readonly zh: string; readonly en: string };
      }[];
      readonly cite: string;
      readonly license: string;
    }>();
    expect([name, new Set(columns.map((column) => column.name)).size]).toEqual([name, columns.length]);
    for (const { name: column, title } of columns) {
      expect(column).toMatch(/^[a-z][a-z0-9_]*$/);
      expect([name, column, title.zh === '', title.en === '']).toEqual([name, column, false, false]);
    }
    expect(cite).toContain('Beef to China');
    // The mark is in words; the address has the code of the source.
    expect([name, cite.split('http')[0]]).toEqual([name, expect.not.stringMatching(/\bdemo\b/)]);
    expect(license).not.toBe('');
    // Nothing is in an answer that the set does not declare; only whether a time is a day or a month is the question's.
    const toKind = (type: string | undefined) => (type === 'month' ? 'date' : type);
    const declared = new Map(dataSets.find((set) => set.name === name)?.columns.map((column) => [column.name, column]));
    for (const { name: column, type, role } of columns) {
      const own = declared.get(column);
      expect([name, column, toKind(own?.type), own?.role]).toEqual([name, column, toKind(type), role]);
    }
  }
});

test('a set is described to whoever may not read it, or does not say of what: what it declares, and no row is counted', async () => {
  const declared = (name: DataSetName) =>
    (dataSets.find((one) => one.name === name)?.columns ?? [])
      .filter(({ shownTo }) => shownTo !== 'people')
      .map((column) => expect.objectContaining({ name: column.name, unit: column.unit, role: column.role }));
  let closed = 0;
  for (const name of names) {
    portal.clock.advance(minuteMs);
    const { statusCode } = await portal.app.inject(`/data/v1/${name}.json`);
    const described = await portal.app.inject(`/data/v1/${name}/metadata.json`);
    expect([name, described.statusCode]).toEqual([name, 200]);
    if (statusCode === 200) continue;
    closed += 1;
    const set = dataSets.find((one) => one.name === name);
    const locked = { module: set?.module, reason: 'anonymous', before: null };
    expect([name, described.json()]).toEqual([
      name,
      expect.objectContaining({
        rowCount: null,
        locked: statusCode === 403 ? locked : null,
        vintage: { from: null, to: null, publishedOn: null, updatedAt: null, asOf: null },
        columns: declared(name),
      }),
    ]);
  }
  expect(closed).toBeGreaterThan(20);
});

function* listLinks(node: unknown): Generator<string> {
  if (typeof node === 'string' && node.startsWith(portal.config.publicUrl)) yield node;
  else if (typeof node === 'object' && node !== null) for (const part of Object.values(node)) yield* listLinks(part);
}

test('every link of the catalogues opens for a stranger, or is refused as the set is', async () => {
  const { publicUrl } = portal.config;
  const linked = async (path: string) =>
    [...listLinks((await portal.app.inject(path)).json())].filter((link) => /\/data\/v1\/.+\.\w+\?/.test(link));
  const links = new Set([...(await linked('/data/v1')), ...(await linked('/data/v1/catalog.jsonld?edition=en'))]);
  const refusals = new Map<string, number>();
  for (const link of links) {
    // Of a whole year the catalogue has the year open.
    const { pathname, search } = new URL(link.replace('%7Byear%7D', '2025').replace('{year}', '2025'));
    portal.clock.advance(minuteMs);
    const { statusCode, headers } = await portal.app.inject(pathname + search);
    if (statusCode === 200) continue;
    const name = pathname.slice(dataRoot.length + 1).split(/[./]/)[0] ?? '';
    refusals.set(name, statusCode);
    expect([link, headers['content-type']]).toEqual([link, 'application/problem+json; charset=utf-8']);
    const set = dataSets.find((one) => one.name === name);
    const isOfOne = set?.isPersonal === true;
    const isClosed = set === undefined || set.module !== null;
    expect([link, statusCode]).toEqual([link, isOfOne ? 401 : isClosed ? 403 : 200]);
  }
  expect(links.size).toBeGreaterThan(names.length * 5);
  expect(Object.fromEntries(refusals)).toMatchObject({ account: 401, 'plant-history': 403, 'beef-five-trend': 403 });
  expect(new URL([...links][0] ?? '').origin).toBe(new URL(publicUrl).origin);
}, 300_000);

test('what is unknown or wrong is a problem in the language of the edition, and names the parameter of the page', async () => {
  const ask = async (path: string) => {
    const { statusCode, headers, body } = await portal.app.inject(`/data/v1/${path}`);
    return { statusCode, type: headers['content-type'], problem: JSON.parse(body) };
  };
  const wrong = await ask('beef-one.csv?edition=en&from=2025-13&colour=red');
  expect(wrong).toMatchObject({
    statusCode: 400,
    type: 'application/problem+json; charset=utf-8',
    problem: { title: 'A parameter is wrong', errors: [{ parameter: 'colour', detail: 'no such parameter' }] },
  });
  expect((await ask('beef-one.json?from=2025-13')).problem).toMatchObject({
    title: '参数有误',
    errors: [{ parameter: 'from' }],
  });
  // A name that the call has and the address has not is none of its parameters.
  const named = await ask('beef-one.json?edition=en&StartDate=2026-01');
  expect(named.problem.errors).toEqual([
    { parameter: 'StartDate', rule: 'unknownParameter', detail: 'no such parameter' },
  ]);
  for (const [given, parameter] of [
    ['pork-four-contrast.json?other=ZZZ', 'other'],
    ['pork-four-contrast.json?other=zzz', 'other'],
    ['pork-three-contrast.json?from=2025-01&to=2025-03&from2=2025-06&to2=2025-04', 'from2'],
    ['pork-three-contrast.json?from=2025-01&to=2025-03&from2=2025-06&to2=2025-13', 'to2'],
  ] as const) {
    expect([given, (await ask(given)).problem.errors]).toEqual([given, [expect.objectContaining({ parameter })]]);
  }
  for (const [given, allowed] of [
    ['releases.json?edition=en&source=x', expect.arrayContaining(['customs', 'rates'])],
    ['revised-figures.json?edition=en&source=x', expect.arrayContaining(['customs'])],
    ['origins.json?edition=en&spend=perhaps', ['yes', 'no']],
    ['origins.json?edition=en&format=x', ['jsonstat', 'text']],
  ] as const) {
    const detail = 'not one of its values';
    expect([given, (await ask(given)).problem.errors]).toEqual([given, [expect.objectContaining({ detail, allowed })]]);
  }
  expect((await ask('origins.json?edition=fr')).problem.errors).toMatchObject([{ allowed: ['cn', 'en'] }]);
  expect((await ask('beef-nine-lives.csv')).statusCode).toBe(404);
  expect((await ask('prices.csv?edition=en')).problem).toMatchObject({
    status: 403,
    title: 'For members',
    module: 'Price',
  });
  expect((await ask('dictionary.json?format=jsonstat')).statusCode).toBe(400);
});

test('a link names the span and the day that were left open', async () => {
  const headers = await signIn('paid');
  for (const [name, params] of [
    ['beef-one', ['from', 'to']],
    ['plant-events', ['from', 'to']],
    ['exchange-rates', ['from', 'to']],
    ['prices', ['date']],
  ] as const) {
    const response = await portal.app.inject({ url: `/data/v1/${name}.json?edition=en&limit=1`, headers });
    const { page, vintage } = response.json<{ readonly page: string; readonly vintage: Record<string, string> }>();
    const { searchParams } = new URL(page);
    const { from, to } = vintage;
    expect([name, params.map((param) => searchParams.get(param))]).toEqual([name, [from, to].slice(0, params.length)]);
  }
});

test('columns, slices, versions and languages of an answer are as answer', async () => {
  const path = '/data/v1/origins.json?edition=en&fields=code,name_en&limit=5';
  const seen: unknown[] = [];
  let next: string | null = '';
  while (next !== null) {
    const cursor = next === '' ? '' : `&cursor=${next}`;
    const answer: JsonAnswer = (await portal.app.inject(path + cursor)).json();
    expect(answer.schema.fields.map(({ name }) => name)).toEqual(['code', 'name_en']);
    seen.push(...answer.rows);
    next = answer.next;
  }
  const whole: JsonAnswer = (await portal.app.inject('/data/v1/origins.json?fields=code,name_en')).json();
  expect(seen).toEqual(whole.rows);
  const first = await portal.app.inject('/data/v1/origins.csv');
  const { etag, vary } = first.headers;
  expect(first.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'ratelimit-policy': '"minute";q=300;w=60',
  });
  expect(vary).toContain('Authorization');
  const again = await portal.app.inject({ url: '/data/v1/origins.csv', headers: { 'if-none-match': String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const packed = await portal.app.inject({ url: '/data/v1/origins.csv', headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
});

test('the rows of every set are as the OpenAPI document types them', async () => {
  const headers = await signIn('paid');
  const document = (await portal.app.inject('/data/v1/openapi.json?edition=en')).json<OpenDocument>();
  const { schemas } = document.components;
  let filled = 0;
  for (const name of names) {
    portal.clock.advance(minuteMs);
    const { get } = document.paths[`/data/v1/${name}.json`] ?? {};
    const answer = schemas[get?.responses['200'].content['application/json'].schema.$ref.split('/').at(-1) ?? ''];
    const row = schemas[answer?.allOf?.[1]?.properties.rows.items.$ref.split('/').at(-1) ?? ''];
    const schema = z.fromJSONSchema(JSON.parse(JSON.stringify({ ...row, additionalProperties: false })));
    const query = new URLSearchParams({ ...toNeeded(name, subjects), edition: 'en' }).toString();
    const response = await portal.app.inject({ url: `/data/v1/${name}.json?${query}`, headers });
    expect([name, response.statusCode]).toEqual([name, 200]);
    const { rows }: JsonAnswer = response.json();
    if (rows.length > 0) filled += 1;
    const wrong = rows.find((one) => !schema.safeParse(one).success);
    expect([name, wrong, schema.safeParse(wrong ?? rows[0] ?? {}).error?.message]).toEqual([
      name,
      undefined,
      undefined,
    ]);
  }
  expect(filled).toBeGreaterThan(names.length * 0.8);
}, 120_000);
