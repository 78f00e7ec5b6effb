import { wholeSetNames } from '@btc/contract/data/whole-sets.ts';
import { addDays } from '@btc/contract/time.ts';
import { listAtomFaults } from '@btc/server/src/portal-tests/doors/atom.fixture.ts';
import { addCallers, type CallerRole } from '@btc/server/src/portal-tests/http/callers.fixture.ts';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { sql } from 'kysely';
import { readdir } from 'node:fs/promises';
import { exportWorkFolder } from '@btc/server/src/open-facts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumParquet, sumParquetByEngine, sumRows } from './data-forms.fixture.ts';
import { type Demonstration, openDemonstration } from '../demonstration.fixture.ts';

/*
 * Whole sets, a year each as one Parquet file: read back by two readers, they hold what SQL finds, and only for whoever has the module.
 */

let portal: Demonstration;
let signIn: Awaited<ReturnType<typeof addCallers>>['signIn'];
beforeAll(async () => {
  portal = await openDemonstration();
  ({ signIn } = await addCallers(portal, 'whole'));
});
afterAll(() => portal.close());

async function fetchYear(path: string, role: CallerRole = 'paid') {
  return portal.app.inject({ url: `/data/v1/${path}`, headers: await signIn(role) });
}

const figures = ['volume', 'value_usd', 'value_cny'] as const;

/** Tonnes, USD and CNY by independent SQL. */
async function sumFacts(year: string, goods: readonly string[]) {
  const rows = await portal.facts.use(null, ({ read }) =>
    read(`select count(g), sum(g), count(usd_cents), sum(usd_cents), count(cny_cents), sum(cny_cents) from facts
      where source = 'demo' and period between ${year}01 and ${year}12 and grp::varchar in (${goods.map((one) => `'${one}'`).join()})`),
  );
  const [g, grams, usd, usdCents, cny, cnyCents] = (rows[0] ?? []).map((value) => BigInt(String(value ?? 0)));
  return {
    volume: { count: Number(g), sum: String(grams) },
    value_usd: { count: Number(usd), sum: String((usdCents ?? 0n) * 10_000n) },
    value_cny: { count: Number(cny), sum: String((cnyCents ?? 0n) * 10_000n) },
  };
}

test.each([
  ['beef-facts', '2025', ['beef', 'beef_offal']],
  ['pork-facts', '2026', ['pork', 'pork_offal', 'pork_fat']],
] as const)('%s of %s hold the facts to the gram and the cent, for two readers', async (name, year, goods) => {
  const response = await fetchYear(`${name}/${year}.parquet?edition=en`);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/vnd.apache.parquet']);
  expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
  const expected = await sumFacts(year, goods);
  expect(expected.volume.count).toBeGreaterThan(1000);
  expect(await sumParquet(response.rawPayload, figures)).toEqual(expected);
  expect(await sumParquetByEngine(response.rawPayload, figures)).toEqual(expected);
});

test('a file of facts names its codes, says what it is, and marks what may still change', async () => {
  const { rawPayload } = await fetchYear('beef-facts/2026.parquet?edition=en');
  const file = new Uint8Array(rawPayload).buffer;
  const rows = await parquetReadObjects({ file });
  const brazil = rows.find((row) => row['origin'] === 'BRA' && row['hs_code'] === '02023000');
  expect(brazil).toMatchObject({ origin_name: 'Brazil', goods: 'beef', storage: 'frozen', gaps: null });
  const toDay = (row: (typeof rows)[number]) =>
    row['period'] instanceof Date && row['period'].toISOString().slice(0, 10);
  const marked = new Set(rows.filter((row) => row['provisional'] === true).map(toDay));
  expect([...marked].toSorted()).toEqual(['2026-08-01', '2026-09-01']);
  const said = new Map(parquetMetadata(file).key_value_metadata?.map(({ key, value }) => [key, value ?? '']));
  expect(JSON.parse(said.get('about') ?? '')).toMatchObject({
    name: 'beef-facts',
    title: 'Beef imports: single facts',
    isDemonstration: true,
    page: expect.stringMatching(/\/BTCData\?source=demo&from=2026-01&to=2026-12&show=table$/),
  });
  const { fields } = JSON.parse(said.get('schema') ?? '');
  expect(fields.map(({ name }: { readonly name: string }) => name)).toEqual(Object.keys(rows[0] ?? {}));
  expect(fields[0]).toMatchObject({ name: 'period', type: 'yearmonth' });
});

test('as published on a past day there is what was published by then', async () => {
  const { Rows } = await portal.ask('GetTradeRevisions', { Source: 'demo', PageSize: 200 });
  const days = Rows.map(({ PublishedOn }) => PublishedOn).toSorted();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  expect(first).toMatch(/^2026-/);
  const before = await fetchYear(`beef-facts/2026.parquet?asof=${addDays(first, -1)}`);
  expect(before.statusCode).toBe(404);
  const now = await sumFacts('2026', ['beef', 'beef_offal']);
  const { rawPayload } = await fetchYear(`beef-facts/2026.parquet?asof=${last}`);
  expect(await sumParquet(rawPayload, figures)).toEqual(now);
});

test.each(['beef', 'pork'] as const)('the quotes of a year of %s are those that were published', async (meat) => {
  const { rawPayload, statusCode } = await fetchYear(`${meat}-quotes/2026.parquet`);
  expect(statusCode).toBe(200);
  const { rows } = await sql<Readonly<Record<string, number>>>`
    select q.low::float8 as low, q.mainstream::float8 as mainstream, q.high::float8 as high, q.quote_count as quotes
    from price_quote q join price_series s on s.id = q.series_id
    where s.meat = ${meat} and q.state = 'published' and extract(year from q.day) = 2026`.execute(portal.db);
  expect(rows.length).toBeGreaterThan(100);
  const names = ['low', 'mainstream', 'high', 'quotes'];
  expect(await sumParquet(rawPayload, names)).toEqual(sumRows(rows, names));
  expect(await sumParquetByEngine(rawPayload, names)).toEqual(sumRows(rows, names));
});

test('a whole year is for members with the module alone', async () => {
  for (const name of wholeSetNames) {
    for (const role of ['anonymous', 'none', 'trial'] as const) {
      const response = await fetchYear(`${name}/2025.parquet`, role);
      expect([name, role, response.statusCode]).toEqual([name, role, 403]);
      expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    }
  }
});

test('a year is written once, and whoever has it is told so until something of it changes', async () => {
  const first = await fetchYear('beef-quotes/2025.parquet?edition=en');
  const left = await readdir(exportWorkFolder(portal.config));
  const again = await fetchYear('beef-quotes/2025.parquet?edition=en');
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(await readdir(exportWorkFolder(portal.config))).toEqual(left);
  const { etag = '' } = first.headers;
  const ask = async () =>
    portal.app.inject({
      url: '/data/v1/beef-quotes/2025.parquet?edition=en',
      headers: { ...(await signIn('paid')), 'If-None-Match': etag },
    });
  expect([(await ask()).statusCode, (await ask()).rawPayload.length]).toEqual([304, 0]);
  await sql`update price_quote q set quote_count = 1 + coalesce(q.quote_count, 0) from price_series s
    where s.id = q.series_id and s.meat = 'beef' and q.state = 'published' and extract(year from q.day) = 2025`.execute(
    portal.db,
  );
  await expect.poll(async () => (await ask()).statusCode).toBe(200);
});

test('what is unknown is refused, and leaves no file', async () => {
  const left = await readdir(exportWorkFolder(portal.config));
  const statuses = await Promise.all(
    ['beef-facts/1971.parquet', 'pork-quotes/1971.parquet', 'beef-two/2025.parquet', 'beef-facts.parquet'].map(
      async (path) => (await fetchYear(path)).statusCode,
    ),
  );
  expect(statuses).toEqual([400, 404, 404, 404]);
  expect((await fetchYear('beef-quotes/2025.parquet?asof=2025-07-01')).statusCode).toBe(400);
  expect(await readdir(exportWorkFolder(portal.config))).toEqual(left);
});

test('the catalogue lists them', async () => {
  const { whole } = (await portal.app.inject('/data/v1')).json<{
    readonly whole: readonly { readonly name: string }[];
  }>();
  expect(whole.map(({ name }) => name)).toEqual(wholeSetNames);
});

test('the feed names each publication, with addresses at which its data can be had', async () => {
  const { Rows } = await portal.ask('GetTradeRevisions', { PageSize: 50 });
  const { body } = await portal.app.inject('/data/v1/releases.atom?edition=en');
  expect(listAtomFaults(body, `${portal.config.publicUrl}/data/v1/releases.atom?edition=en`)).toEqual([]);
  expect(body).toContain('<category label="Release" term="release"/>');
  const entries = body.split('<entry>').slice(1);
  expect(entries.length).toBe(Rows.length);
  const paths = entries.flatMap((entry) => {
    const found = [...entry.matchAll(/href=&quot;|href="(?<path>[^"]+)"/g)].map(({ groups }) => groups?.['path'] ?? '');
    expect(found.length).toBeGreaterThan(0);
    return found.map((path) => new URL(path.replaceAll('&amp;', '&').replaceAll('&amp;', '&')));
  });
  for (const { pathname, search } of paths) {
    const { statusCode } = await portal.app.inject({ url: pathname + search, headers: await signIn('paid') });
    expect([pathname + search, statusCode]).toEqual([pathname + search, 200]);
  }
});
