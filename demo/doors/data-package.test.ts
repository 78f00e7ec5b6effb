import { dataPages, type DataSetName, dataSetNames } from '@btc/contract/data/data-address.ts';
import type { DataPage } from '@btc/contract/data/data-page.ts';
import { minuteMs } from '@btc/contract/time.ts';
import { neededParams } from '@btc/server/src/data/read-set.ts';
import { addCallers } from '@btc/server/src/portal-tests/http/callers.fixture.ts';
import { dataPackage } from '@btc/server/src/portal-tests/doors/data-package.fixture.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSubjects, toNeeded } from './data-queries.fixture.ts';
import { type Demonstration, openDemonstration } from '../demonstration.fixture.ts';

/*
 * The data packages of the demonstration: of every set the CSV file has the columns, types and key of its schema.
 */

let portal: Demonstration;
let headers: Record<string, string>;
let subjects: Awaited<ReturnType<typeof findSubjects>>;
beforeAll(async () => {
  portal = await openDemonstration();
  headers = await (await addCallers(portal, 'package')).signIn('paid');
  subjects = await findSubjects(portal);
});
afterAll(() => portal.close());

type Rows = readonly Readonly<Record<string, string>>[];
type Schema = (typeof dataPackage)['_output']['resources'][number]['schema'];

/** By Table Schema 1.0; an empty cell is a missing value. */
const casts: Readonly<Record<Schema['fields'][number]['type'], RegExp>> = {
  string: /^/,
  number: /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/,
  integer: /^-?\d+$/,
  boolean: /^(?:true|false)$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  datetime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/,
  yearmonth: /^\d{4}-\d{2}$/,
  year: /^\d{4}$/,
};

function listFaults({ fields, primaryKey }: Schema, text: string): readonly string[] {
  const [header = []]: readonly (readonly string[])[] = parse(text, { to: 1 });
  const rows: Rows = parse(text, { columns: true });
  const names = fields.map(({ name }) => name);
  const wrong = fields.flatMap(({ name, type }) => {
    const odd = rows.map((row) => row[name] ?? '').find((cell) => cell !== '' && !casts[type].test(cell));
    return odd === undefined ? [] : [`${name} ${type}: ${odd}`];
  });
  const keys = rows.map((row) => JSON.stringify((primaryKey ?? []).map((name) => row[name])));
  return [
    ...(JSON.stringify(header) === JSON.stringify(names) ? [] : [`columns ${header.join()}`]),
    ...wrong,
    ...(primaryKey !== undefined && new Set(keys).size < rows.length ? ['the key is not unique'] : []),
  ];
}

async function findFaults(name: DataSetName): Promise<readonly string[]> {
  // Nobody may ask so much within a minute.
  portal.clock.advance(minuteMs);
  const search = new URLSearchParams({ ...toNeeded(name, subjects), edition: 'en' }).toString();
  const { statusCode, body } = await portal.app.inject({ url: `/data/v1/${name}/datapackage.json?${search}`, headers });
  if (statusCode !== 200) return [`${name} ${statusCode}`];
  const { resources } = dataPackage.parse(JSON.parse(body));
  const faults = await Promise.all(
    resources.map(async ({ path, schema }) => {
      const { pathname, search: query } = new URL(path);
      const file = await portal.app.inject({ url: pathname + query, headers });
      return file.statusCode === 200 ? listFaults(schema, file.body) : [`${path} ${file.statusCode}`];
    }),
  );
  return faults.flat().map((fault) => `${name}: ${fault}`);
}

test('of every set the file is as its package says', async () => {
  const faults: string[] = [];
  for (const name of dataSetNames) faults.push(...(await findFaults(name)));
  expect(faults).toEqual([]);
}, 120_000);

/** Of whoever asks, so of nobody without a key. */
const ownSets = new Set(['account', 'account-keys']);

test.each(['cn', 'en'])(
  'the package of all sets in %s has those that need no parameter, as whoever is signed out reads them',
  async (edition) => {
    const { statusCode, body } = await portal.app.inject(`/data/v1/datapackage.json?edition=${edition}`);
    expect(statusCode).toBe(200);
    const { resources } = dataPackage.parse(JSON.parse(body));
    const whole = dataSetNames.filter((name) => {
      const { params }: DataPage = dataPages[name];
      return neededParams.every((param) => !Object.hasOwn(params, param));
    });
    expect(resources.map(({ name }) => name).toSorted()).toEqual(whole.toSorted());
    const origins = resources.find(({ name }) => name === 'origins');
    expect(origins?.schema.primaryKey).toEqual(['code']);
    const faults: string[] = [];
    for (const { path, schema, name } of resources) {
      portal.clock.advance(minuteMs);
      const { pathname, search } = new URL(path);
      const file = await portal.app.inject(pathname + search);
      if (file.statusCode === 200) faults.push(...listFaults(schema, file.body).map((fault) => `${name}: ${fault}`));
      else expect([name, file.statusCode]).toEqual([name, ownSets.has(name) ? 401 : 403]);
    }
    expect(faults).toEqual([]);
  },
  120_000,
);
