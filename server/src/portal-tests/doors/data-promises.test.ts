import { deprecatedFields } from '@btc/contract/data/deprecated-fields.ts';
import { dayMs } from '@btc/contract/time.ts';
import readBook from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../app.fixture.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const ask = (path: string) => portal.app.inject(`/data/v1/${path}`);

test('a column that is to go says so in headers, with a link to the promises, and in the description', async () => {
  const { headers } = await ask('hs-codes.csv?limit=3');
  expect(headers).toMatchObject({ deprecation: '@1795737600', sunset: 'Tue, 30 Nov 2027 00:00:00 GMT' });
  expect(String(headers['link']).split(', ')).toEqual([
    expect.stringMatching(/^<\/data\/v1\/hs-codes\.csv\?limit=3&cursor=3-\w+>; rel="next"$/),
    '</data/v1/hs-codes/metadata.json?edition=cn>; rel="describedby"; type="application/json"',
    '</Developers#promises>; rel="deprecation"; type="text/html"',
  ]);
  const { columns } = (await ask('hs-codes/metadata.json')).json<{ readonly columns: readonly object[] }>();
  expect(columns.filter((column) => 'deprecated' in column)).toEqual([
    expect.objectContaining({
      name: 'group',
      deprecated: { since: '2026-11-27', until: '2027-11-30', instead: 'goods' },
    }),
  ]);
});

test('an answer without it says nothing, and what stands in its place has the same in every row', async () => {
  const { headers } = await ask('hs-codes.csv?fields=code,goods');
  expect([headers['deprecation'], headers['sunset']]).toEqual([undefined, undefined]);
  expect(headers['link']).not.toContain('deprecation');
  const { rows } = (await ask('hs-codes.json')).json<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>();
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ goods, group }) => goods !== group)).toEqual([]);
});

test('what stands below the door and is nothing is a problem, and so is a parameter that is needed and missing', async () => {
  const nothing = await ask('elsewhere/of/it?edition=en');
  expect([nothing.statusCode, nothing.headers['content-type']]).toEqual([
    404,
    'application/problem+json; charset=utf-8',
  ]);
  const { errors } = (await ask('price-history.csv?edition=en')).json<{ readonly errors: readonly object[] }>();
  expect(errors).toEqual([{ parameter: 'id', rule: 'missing', detail: 'is needed' }]);
});

test('what is to go stays for a year at least, and what stands in its place is there', async () => {
  for (const { set, kind, name, since, until, instead } of deprecatedFields) {
    expect([name, Date.parse(until) - Date.parse(since) >= 365 * dayMs]).toEqual([name, true]);
    type Named = readonly { readonly name: string }[];
    const about = (await ask(`${set}/metadata.json`)).json<{ readonly columns: Named; readonly parameters: Named }>();
    const names = (kind === 'column' ? about.columns : about.parameters).map((one) => one.name);
    expect(names).toEqual(expect.arrayContaining([name, instead]));
  }
});

test('the status of the door is a set like others, and JSON by its short address', async () => {
  const short = await ask('status?edition=en');
  expect(short.statusCode).toBe(200);
  expect(short.json()).toMatchObject({ name: 'status', title: 'Freshness of the sources' });
  const { rows } = short.json<{ readonly rows: readonly { readonly source: string }[] }>();
  expect(rows.map(({ source }) => source)).toEqual(expect.arrayContaining(['quotes-beef', 'plants-pork']));
  const csv = await ask('status.csv?edition=en');
  expect(csv.body.split('\r\n')[0]).toBe(
    'source,name,data_to,published_on,loaded_at,next_on,next_title,next_expected,demonstration',
  );
});

test('days in Parquet and workbooks are dates, and until its Sunset another format has both as they were', async () => {
  const read = async (path: string) => {
    const { rawPayload, headers, statusCode } = await ask(path);
    expect([path, statusCode]).toEqual([path, 200]);
    return { bytes: rawPayload, sunset: headers['sunset'] };
  };
  const table = await read('hs-codes.parquet?format=text&fields=code,goods');
  expect(table.sunset).toBe('Tue, 30 Nov 2027 00:00:00 GMT');
  expect(table.bytes.subarray(0, 4).toString()).toBe('PAR1');
  const [after] = await readBook((await read('hs-codes.xlsx?edition=en&fields=code,goods')).bytes);
  expect(after?.data[0]).toEqual(['Code', 'Goods']);
  const before = await readBook((await read('hs-codes.xlsx?edition=en&format=text&fields=code,goods')).bytes);
  expect(before).toHaveLength(1);
  expect(before[0]?.data[0]?.slice(0, 2)).toEqual(['Title', 'HS codes']);
  expect((await ask('hs-codes.csv?format=text')).statusCode).toBe(400);
});
