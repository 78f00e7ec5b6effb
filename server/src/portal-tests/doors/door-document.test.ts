import { dataPages, toDataPath } from '@btc/contract/data/data-address.ts';
import { parameterWords } from '@btc/contract/data/parameter-words.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../app.fixture.ts';
import { dataSets } from '../../data-sets.ts';
import { toCataloguedQuery } from '#data/catalogued-query.ts';
import { answerSchemas, examples } from '#data/http/data-open-api-schemas.ts';
import { tools } from '#data/mcp/tools.ts';

/*
 * What the data door says of itself: its OpenAPI document, and the text for programs that read.
 */

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ now: '2026-11-24T10:00:00+08:00', callLimit: { demand: () => Promise.resolve() } });
});
afterAll(() => portal.close());

const document = z.object({
  openapi: z.literal('3.1.0'),
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(
    z.string(),
    z.object({
      get: z.object({
        operationId: z.string(),
        tags: z.array(z.string()),
        summary: z.string(),
        parameters: z.array(z.object({ name: z.string().optional() })).default([]),
      }),
    }),
  ),
});

function findRefs(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : findRefs(value),
  );
}

function follow(whole: unknown, ref: string): unknown {
  const at = (node: unknown, key: string): unknown =>
    typeof node === 'object' && node !== null ? new Map(Object.entries(node)).get(key) : undefined;
  return ref.slice(2).split('/').reduce(at, whole);
}

test.each(['cn', 'en'] as const)(
  'the document of %s has every set with every parameter, and refers to what is there',
  async (edition) => {
    const response = await portal.app.inject(`/data/v1/openapi.json?edition=${edition}`);
    expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([200, '*']);
    const whole: unknown = response.json();
    const { tags, paths } = document.parse(whole);
    const known = new Set(tags.map(({ name }) => name));
    const operations = Object.values(paths).map(({ get }) => get);
    expect(operations.filter((one) => one.tags.length !== 1 || one.tags.some((tag) => !known.has(tag)))).toEqual([]);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { name, title } of dataSets) {
      const set = paths[`/data/v1/${name}.json`]?.get;
      expect([name, set?.summary]).toEqual([name, title[edition]]);
      const own = set?.parameters.flatMap((parameter) => parameter.name ?? []);
      expect([name, own]).toEqual([name, Object.keys(dataPages[name].params)]);
    }
    expect(findRefs(whole).filter((ref) => follow(whole, ref) === undefined)).toEqual([]);
  },
);

test('a parameter of several codes has them as a pattern', async () => {
  const { paths } = (await portal.app.inject('/data/v1/openapi.json')).json();
  const parameters: readonly { readonly name?: string; readonly schema: { readonly pattern?: string } }[] =
    paths['/data/v1/beef-one.json'].get.parameters;
  const pattern = new RegExp(parameters.find(({ name }) => name === 'type')?.schema.pattern ?? '');
  expect(['beef', 'beef.beef_offal', 'horse', 'beef.', 'beef.horse'].map((value) => pattern.test(value))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('no words are of a parameter that no set has', () => {
  const taken = new Set(Object.values(dataPages).flatMap(({ params }) => Object.keys(params)));
  expect(Object.keys(parameterWords).filter((name) => !taken.has(name))).toEqual([]);
});

test('answers and examples are as the document says, and nothing else', async () => {
  const toSchema = (name: keyof typeof answerSchemas) =>
    z.fromJSONSchema(JSON.parse(JSON.stringify({ ...answerSchemas[name], additionalProperties: false })));
  const answers = {
    Answer: ['origins.json?limit=2', 'hs-codes.json?edition=en'],
    Metadata: ['origins/metadata.json', 'provinces/metadata.json?edition=en'],
    Catalogue: [''],
    Problem: ['origins.csv?colour=red', 'prices.json?edition=en', 'nothing.csv'],
  } as const;
  for (const [name, addresses] of Object.entries(answers)) {
    const schema = toSchema(name as keyof typeof answers); // the keys of the table
    for (const address of addresses) {
      const { body } = await portal.app.inject(`/data/v1${address === '' ? '' : `/${address}`}`);
      expect([address, schema.safeParse(JSON.parse(body)).error?.message]).toEqual([address, undefined]);
    }
  }
  for (const name of ['Answer', 'Metadata', 'Catalogue'] as const) {
    expect([name, toSchema(name).safeParse(examples[name]).error?.message]).toEqual([name, undefined]);
  }
  expect(toSchema('Answer').safeParse({ ...examples.Answer, more: 1 }).success).toBe(false);
});

test('llms.txt names both editions, every tool and every set', async () => {
  const { body, headers } = await portal.app.inject('/llms.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^# Beef to China\n\n> /);
  const { publicUrl } = portal.config;
  const named = [`](${publicUrl}/)`, `](${publicUrl}/cn)`, ...tools.map(({ name }) => `- ${name}: `)];
  const sets = dataSets.map(
    ({ name, title }) =>
      `[${title.en} · ${title.cn}](${publicUrl}${toDataPath(toCataloguedQuery(name, 'en'), 'json')})`,
  );
  expect([...named, ...sets].filter((part) => !body.includes(part))).toEqual([]);
});
