import type { LightMyRequestResponse } from 'fastify';
import { readCargoState } from '@btc/contract/plants/cargo-address.ts';
import { refreshPlants } from '@btc/server/src/plants/registry/registry.service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addCallers, type CallerRole, callersPassword } from '@btc/server/src/portal-tests/http/callers.fixture.ts';
import { type Demonstration, openDemonstration } from '../demonstration.fixture.ts';

/*
 * The door of the Model Context Protocol over the whole demonstration: what its tools say is what the calls say, for every reader.
 */

let portal: Demonstration;
let signIn: Awaited<ReturnType<typeof addCallers>>['signIn'];
beforeAll(async () => {
  portal = await openDemonstration();
  ({ signIn } = await addCallers(portal, 'mcp'));
  // What a portal works out when it starts.
  const plants = await portal.db.selectFrom('plant').select('id').execute();
  await refreshPlants(
    portal.db,
    plants.map(({ id }) => id),
    portal.clock.now(),
  );
});
afterAll(() => portal.close());

const latest = '2025-11-25';

async function post(method: string, params: object, role: CallerRole = 'anonymous'): Promise<LightMyRequestResponse> {
  return portal.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      ...(await signIn(role)),
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      'mcp-protocol-version': latest,
    },
    payload: { jsonrpc: '2.0', id: 1, method, params },
  });
}

interface ToolAnswer {
  readonly isError?: boolean;
  readonly content: readonly { readonly text: string }[];
  readonly structuredContent: Record<string, unknown>;
}

/** Parses JSON and event streams. */
function readResult(answer: LightMyRequestResponse): unknown {
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  const data = /^data: (.*)$/m.exec(answer.body)?.[1] ?? answer.body;
  const { result } = JSON.parse(data) as { readonly result: unknown };
  return result;
}

interface ListedTool {
  readonly name: string;
  readonly _meta?: object;
  readonly annotations: object;
  readonly inputSchema: object;
  readonly outputSchema: object;
}

let listed: readonly ListedTool[] | null = null;

async function listTools(): Promise<readonly ListedTool[]> {
  const read = async () =>
    (readResult(await post('tools/list', {})) as { readonly tools: readonly ListedTool[] }).tools;
  listed ??= await read();
  return listed;
}

/** The answer of a tool, which is as the tool says. */
async function ask(name: string, given: object, role?: CallerRole): Promise<ToolAnswer> {
  const answer = readResult(await post('tools/call', { name, arguments: given }, role)) as ToolAnswer;
  const { outputSchema } = (await listTools()).find((tool) => tool.name === name) ?? {};
  if (answer.isError !== true)
    z.fromJSONSchema(outputSchema as z.core.JSONSchema.JSONSchema).parse(answer.structuredContent);
  return answer;
}

type Row = Readonly<Record<string, unknown>>;

interface Part {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly next?: string;
  readonly units: Readonly<Record<string, string>>;
  readonly vintage: { readonly to: string };
  readonly link: string;
  readonly source: string;
  readonly cite: string;
  readonly isDemonstration: boolean;
}

async function read(name: string, given: object, role: CallerRole = 'paid'): Promise<Part> {
  const answer = await ask(name, given, role);
  if (answer.isError === true) throw new Error(answer.content[0]?.text);
  return answer.structuredContent as unknown as Part; // what the tools of data sets answer
}

test('the door says what it is and which tools it has', async () => {
  const answer = await post('initialize', {
    protocolVersion: latest,
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  });
  expect(readResult(answer)).toMatchObject({
    serverInfo: { name: 'beef-to-china' },
    capabilities: { tools: { listChanged: false }, extensions: { 'io.modelcontextprotocol/ui': {} } },
  });
  const tools = await listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'fetch',
    'get_article',
    'list_data_sets',
    'get_view',
    'get_series',
    'get_quota_and_duty',
    'get_landed_cost',
    'check_cargo',
    'get_plant_status',
  ]);
  for (const { annotations, inputSchema, outputSchema } of tools) {
    expect(outputSchema).toMatchObject({ type: 'object' });
    expect(annotations).toMatchObject({ readOnlyHint: true });
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
  }
  for (const method of ['GET', 'DELETE'] as const) {
    expect((await portal.app.inject({ method, url: '/mcp' })).statusCode).toBe(405);
  }
});

test('the check of a cargo leads to the page that shows the same', async () => {
  const { Rows } = await portal.ask('GetWebFrontApprovePlant', { Meat: 'beef', Page: 1, PageSize: 1 });
  const [plant] = Rows;
  if (plant === undefined) throw new Error('There are plants');
  const given = {
    Origin: plant.Origin,
    PlantID: plant.PlantID,
    Storage: 'frozen',
    Form: 'boneless',
    ProductionDate: '2026-10-01',
    ShippingDate: '2026-10-20',
  };
  const { structuredContent } = await ask('check_cargo', { ...given, edition: 'en' }, 'paid');
  const { Origin: origin, PlantID: plantId, Storage: storage, Form: form } = given;
  const dates = { productionDate: given.ProductionDate, shippingDate: given.ShippingDate };
  const named = { origin, plantId, storage, form, ...dates, edition: 'en' };
  expect((await ask('check_cargo', named, 'paid')).structuredContent).toEqual(structuredContent);
  expect(structuredContent['cite']).toMatch(/^Beef to China, Cargo check, .*invented/);
  expect(readCargoState(new URL(String(structuredContent['link'])))).toMatchObject({
    origin: plant.Origin,
    number: plant.PlantNo,
    isAsked: true,
    dates: { production: '2026-10-01', shipping: '2026-10-20' },
  });
});

describe('a figure', () => {
  test('of a view is the page’s, to the kilogram and the cent', async () => {
    const { Rows } = await portal.ask('GetBeefWebDataOneTable', { IsFirst: true });
    const { rows } = await read('get_view', { set: 'beef-one' });
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.map(({ code, volume, value_usd: usd, yoy }) => [code, volume, usd, yoy])).toEqual(
      Rows.map((row) => [row.Code, row.Volume, row.ValueUsd, row.Yoy]),
    );
  });

  test('comes with what names it, whatever the set', async () => {
    const listed = (await ask('list_data_sets', { edition: 'en' }, 'paid')).structuredContent;
    const sets = Object.entries(listed).flatMap(([tool, titles]) =>
      Object.keys(Object(titles)).map((set) => ({ set, tool })),
    );
    expect(sets.length).toBeGreaterThan(60);
    const needed: Readonly<Record<string, object>> = {
      'price-history': { id: '1' },
      'plant-history': { id: '1' },
      'plant-cuts': { id: '1' },
    };
    const inputs = sets.filter(({ set }) => !set.endsWith('-trend'));
    const bare: string[] = [];
    for (const { set, tool } of inputs) {
      const part = await read(tool, { set, parameters: needed[set] ?? {}, limit: 3, edition: 'en' });
      const isNamed = /\S/.test(part.source) && part.cite.includes(part.link.split('?')[0] ?? '');
      const columns = Object.keys(part.rows[0] ?? part.units);
      if (!isNamed || !Object.keys(part.units).every((name) => columns.includes(name))) bare.push(set);
    }
    expect(bare).toEqual([]);
  });

  test('of a quota and a duty is that of the calculator, with the reason in words', async () => {
    const { Row, Dict } = await portal.ask('GetLandedCost', {
      isEn: true,
      Origin: 'BRA',
      Date: '2026-11-24',
      Cif: 6000,
    });
    const answer = await ask('get_quota_and_duty', { origin: 'BRA', day: '2026-11-24', edition: 'en' }, 'paid');
    expect(answer.structuredContent).toMatchObject({
      ruling: {
        declaredOn: '2026-11-24',
        standing: Dict.Ruling.Standing,
        sentence: Dict.Ruling.TextEn,
        dutyPercent: Row.DutyPercent,
        surchargePercent: Dict.Ruling.SurchargePercent,
        unit: '%',
        cite: expect.stringMatching(
          /^Beef to China, Duty of beef from Brazil, .*invented, 2026-11-24, http.*\/Quota\.$/,
        ),
      },
      use: { rows: [{ line: 'BRA', used_percent: Dict.Use.Last?.Percent }] },
      duties: { rows: expect.arrayContaining([expect.objectContaining({ origin: 'ALL', percent: Row.DutyPercent })]) },
    });
    const { rows } = await read('get_landed_cost', { origin: 'BRA', cif: 6000, date: '2026-11-24' }, 'anonymous');
    const last = (quota: string) => rows.findLast((row) => row['quota'] === quota);
    expect([last('in')?.['value'], last('over')?.['value']]).toEqual([Row.InQuota, Row.OverQuota]);
  });

  test('of a plant is its status today and as of a past day', async () => {
    const [plant] = (await read('get_series', { set: 'plants', parameters: { status: 'active' }, limit: 1 })).rows;
    const { Row } = await portal.ask('GetPlant', { PlantID: Number(plant?.['plant']) });
    const query = { plant: Row.NameEn ?? Row.NameCn ?? Row.PlantNo };
    const own = ({ rows }: Part) => rows.find((row) => row['plant'] === plant?.['plant']);
    expect(own(await read('get_plant_status', query))).toMatchObject({ status: 'active' });
    const before = await read('get_plant_status', { ...query, asOf: '2001-01-01' });
    expect(own(before)).toMatchObject({ status: 'unlisted' });
  });
});

test('an article is its text, or what a stranger may read of it', async () => {
  const article = (await ask('get_article', { id: 1001, edition: 'en' })).structuredContent;
  expect(article).toMatchObject({ isLocked: false, link: expect.stringMatching(/\/BTCInfo\/Article\/1001$/) });
  expect(String(article['text'])).not.toContain('<');
});

test('the search names what there is, and no figure', async () => {
  const { best, hits } = (await ask('search', { words: '巴西配额' }, 'paid')).structuredContent;
  expect(best).toEqual({ kind: 'quota', name: expect.any(String), link: expect.stringMatching(/\/cn\/Quota/) });
  expect(hits).toEqual(expect.arrayContaining([expect.objectContaining({ link: expect.stringMatching(/^http/) })]));
});

describe('the chart of a view', () => {
  const chart = { resourceUri: 'ui://beef-to-china/chart' };

  test('is an app of the tool that answers views', async () => {
    const charted = (await listTools()).flatMap(({ name, _meta: meta }) => (meta === undefined ? [] : [[name, meta]]));
    expect(charted).toEqual([['get_view', { ui: chart }]]);
    const { resources } = readResult(await post('resources/list', {})) as { readonly resources: readonly object[] };
    const { contents } = readResult(await post('resources/read', { uri: chart.resourceUri })) as {
      readonly contents: readonly [{ readonly text: string }];
    };
    const app = {
      uri: chart.resourceUri,
      mimeType: 'text/html;profile=mcp-app',
      _meta: { ui: { csp: { frameDomains: [portal.config.publicUrl] }, prefersBorder: true } },
    };
    expect([resources, contents]).toEqual([
      [expect.objectContaining(app)],
      [{ ...app, text: expect.stringMatching(/^<!doctype html>/) }],
    ]);
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(contents[0].text)?.[1];
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'sha256-\S+'; style-src 'sha256-\S+'; frame-src http\S+; base-uri/,
    );
    expect(contents[0].text).not.toMatch(/nonce=|\son\w+="|\{(?:policy|settings)\}/);
  });

  test('is the embed page of a view that is open, and of no other', async () => {
    const parameters = { period: 'month', weight: 'carcase' };
    const open = await ask('get_view', { set: 'beef-one', parameters, edition: 'en' }, 'paid');
    const page = String(open.structuredContent['link']);
    const embed = page.replace('/BTCData?', '/embed/BTCData?').replace('&show=table', '');
    expect(embed).toMatch(/\/embed\/BTCData\?from=.*&period=month&weight=carcase$/);
    expect(open).toMatchObject({ _meta: { 'beef-to-china/embed': embed } });
    for (const role of ['paid', 'anonymous'] as const) {
      expect(await ask('get_view', { set: 'beef-two' }, role)).not.toHaveProperty('_meta');
    }
  });

  test('is kept from a client that says it shows no apps', async () => {
    const list = async (extensions: object) => {
      const { body } = await portal.app.inject({
        method: 'POST',
        url: '/mcp',
        headers: {
          accept: 'application/json, text/event-stream',
          'mcp-protocol-version': '2026-07-28',
          'mcp-method': 'tools/list',
        },
        payload: {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/list',
          params: {
            _meta: {
              'io.modelcontextprotocol/protocolVersion': '2026-07-28',
              'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
              'io.modelcontextprotocol/clientCapabilities': { extensions },
            },
          },
        },
      });
      const { tools } = JSON.parse(body).result as { readonly tools: readonly ListedTool[] };
      return tools.find(({ name }) => name === 'get_view')?.['_meta'];
    };
    expect(await list({ 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } })).toEqual({
      ui: chart,
    });
    expect([await list({}), await list({ 'io.modelcontextprotocol/ui': { mimeTypes: [] } })]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('rows', () => {
  const days = ({ rows }: Part) => rows.map(({ date }) => String(date));
  const history = { set: 'price-history', parameters: { id: '1' }, edition: 'en' };

  test('are newest first, in an order that is asked for, and a few at a time', async () => {
    const whole = await read('get_series', { ...history, limit: 500 });
    expect(whole.total).toBe(whole.rows.length);
    expect(days(whole)).toEqual(days(whole).toSorted().toReversed());
    expect(days(await read('get_series', { ...history, limit: 500, order: 'date' }))).toEqual(days(whole).toReversed());
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const some = await read('get_series', { ...history, limit: 40, ...(cursor === undefined ? {} : { cursor }) });
      expect(some.total).toBe(whole.total);
      seen.push(...days(some));
      cursor = some.next;
    } while (cursor !== undefined);
    expect(seen).toEqual(days(whole));
  });

  test('say why a figure is missing, whichever columns are asked for', async () => {
    const columns = ['name', 'volume', 'yoy'];
    const { rows } = await read('get_view', { set: 'beef-one', columns, limit: 1 }, 'anonymous');
    expect(rows).toEqual([{ name: '巴西', volume: expect.any(Number), yoy: null, gaps: 'yoy:locked' }]);
    const whole = await read('get_view', { set: 'beef-one', columns: ['name', 'volume'], limit: 1 }, 'anonymous');
    expect(Object.keys(whole.rows[0] ?? {})).toEqual(['name', 'volume']);
  });

  test('tell a week without a price from a price that is not converted, and span no week to come', async () => {
    const found = await read('get_series', { set: 'live-cattle', where: { code: 'CHN' }, limit: 500 });
    const reasons = new Set(found.rows.map((row) => (row['price'] === null ? 'price' : row['gaps'])));
    expect([...reasons]).toEqual(['price', 'usd_per_kg:notConverted']);
    expect(found.vintage.to <= '2026-11-24').toBe(true);
  });

  test('are chosen by the values of columns, and ordered by figures with gaps last', async () => {
    const { rows, total } = await read('get_view', { set: 'beef-one', where: { code: 'BRA' } });
    expect([rows.length, total, rows[0]?.['code']]).toEqual([1, 1, 'BRA']);
    const ordered = await read('get_view', { set: 'beef-one', order: '-yoy', edition: 'en' });
    const changes = ordered.rows.map(({ yoy }) => yoy);
    const known = changes.filter((change) => typeof change === 'number');
    expect(known).toEqual(known.toSorted((one, other) => other - one));
    expect(changes.slice(known.length).every((change) => change === null)).toBe(true);
    for (const wrong of [{ where: { nothing: '1' } }, { order: 'nothing' }]) {
      const refused = await ask('get_view', { set: 'beef-one', ...wrong, edition: 'en' });
      expect([refused.isError, refused.content[0]?.text]).toEqual([true, expect.stringMatching(/no such column/)]);
    }
  });
});

test('one set is described by its parameters with their values, its columns and its gaps', async () => {
  const { structuredContent } = await ask('list_data_sets', { set: 'beef-two', edition: 'en' });
  expect(structuredContent).toMatchObject({
    tool: 'get_view',
    module: 'Data',
    page: expect.stringMatching(/\/BTCData\?view=beef-two/),
    parameters: { weight: { values: { product: 'product weight', carcase: 'carcase weight' } } },
    columns: expect.arrayContaining([expect.objectContaining({ name: 'volume', unit: 't' })]),
    gaps: { locked: expect.any(String) },
  });
});

test('a document can be fetched by what the search gives, whatever it is', async () => {
  const bare: string[] = [];
  let isArticleSeen = false;
  for (const query of ['巴西', '牛腱', 'quota', 'index', '020230', 'week', 'Shanghai']) {
    const { results } = (await ask('search', { query }, 'paid')).structuredContent as {
      readonly results: readonly { readonly id: string; readonly title: string; readonly url: string }[];
    };
    for (const { id, title, url } of results) {
      const { isError, content, structuredContent } = await ask('fetch', { id }, 'paid');
      if (isError === true || title === '' || structuredContent['url'] !== url) bare.push(`${id}: ${content[0]?.text}`);
      else if (String(structuredContent['text']) === '') bare.push(id);
      isArticleSeen ||= id.includes('/Article');
    }
  }
  expect([bare, isArticleSeen]).toEqual([[], true]);
});

test('a page from elsewhere is refused; a program without a page and one on the reader’s own machine are not', async () => {
  const from = (origin: string) =>
    portal.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { origin, accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
    });
  expect((await from('https://elsewhere.example')).statusCode).toBe(403);
  expect((await from('null')).statusCode).toBe(403);
  expect((await from('http://localhost:6274')).statusCode).toBe(200);
  expect((await from(portal.config.publicUrl)).statusCode).toBe(200);
});

describe('a tool refuses in words, and gives no figure', () => {
  test('with the membership, the page and what is open of the subject', async () => {
    const { content, structuredContent } = await ask('get_series', { set: 'prices', edition: 'en' });
    const { problem } = structuredContent as { readonly problem: Readonly<Record<string, unknown>> };
    expect(problem).toMatchObject({
      membership: expect.stringMatching(/\/Account$/),
      page: expect.stringMatching(/\/BTCPrice$/),
      nearest: expect.arrayContaining(['beef-price-index']),
    });
    expect(content[0]?.text).toContain('Open sets of the subject: ');
    const view = await ask('get_view', { set: 'beef-two', edition: 'en' });
    expect(view.content[0]?.text).toContain('Open sets of the subject: beef-one, pork-one, ');
    const { structuredContent: article } = await ask('get_article', { id: 1003, edition: 'en' });
    expect(article).toMatchObject({
      locked: { module: 'Info', reason: 'anonymous' },
      membership: problem['membership'],
    });
    expect(article).not.toHaveProperty('note');
  });

  test('with the values that are like a wrong one', async () => {
    const refused = await ask('get_view', { set: 'beef-one', parameters: { weight: 'carcas' }, edition: 'en' });
    expect(refused.content[0]?.text).toMatch(/Nearest: carcase$/);
    const unknown = await ask('list_data_sets', { set: 'beef-on', edition: 'en' });
    expect(unknown.content[0]?.text).toMatch(/Nearest: .*beef-one/);
    const view = await ask('get_view', { set: 'beef-tow', edition: 'en' });
    expect(view.content[0]?.text).toMatch(/set: no such data set\nNearest: beef-two/);
  });

  test.each([
    ['a view for members', 'get_view', { set: 'beef-two', edition: 'en' }, /For members/],
    ['prices, in Chinese', 'get_series', { set: 'prices' }, /仅对会员开放/],
    [
      'a cargo check',
      'check_cargo',
      {
        Meat: 'beef',
        Origin: 'BRA',
        PlantNo: '1',
        Storage: 'frozen',
        Form: 'boneless',
        ProductionDate: '2026-10-01',
        ShippingDate: '2026-10-20',
        edition: 'en',
      },
      /For members/,
    ],
    [
      'a parameter that is none',
      'get_view',
      { set: 'beef-one', parameters: { nothing: 'x' }, edition: 'en' },
      /nothing: no such parameter/,
    ],
    [
      'a name of the call',
      'get_view',
      { set: 'beef-one', parameters: { StartDate: '2026-01' }, edition: 'en' },
      /StartDate: no such parameter/,
    ],
    [
      'a column that is none',
      'get_view',
      { set: 'beef-one', columns: ['nothing'], edition: 'en' },
      /columns: no such column/,
    ],
    [
      'a set of the other tool',
      'get_view',
      { set: 'prices', edition: 'en' },
      /set: is read with the other tool.*get_series/,
    ],
    ['a day that is none', 'get_quota_and_duty', { origin: 'BRA', day: '2026-02-30' }, /day/],
    ['an article that is none', 'get_article', { id: 99_999_999, edition: 'en' }, /nothing of the kind/],
  ])('%s', async (_what, name, given, words) => {
    const answer = await ask(name, given);
    expect(answer.isError).toBe(true);
    expect(answer.content[0]?.text).toMatch(words);
    expect(JSON.stringify(answer)).not.toMatch(/"(?:volume|value|price|mainstream)"/);
  });
});

test('a key opens what its holder may read; one of some sets and a wrong one open nothing', async () => {
  const list = (key: string) =>
    portal.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' },
      payload: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'get_view', arguments: { set: 'beef-two' } },
      },
    });
  const make = async (Sets: readonly string[]) =>
    (await portal.ask('AddDataKey', { Name: 'assistant', Password: callersPassword, Sets })).Key;
  expect(readResult(await list(await make([])))).toMatchObject({ structuredContent: { set: 'beef-two' } });
  expect((await list(await make(['beef-two']))).statusCode).toBe(403);
  expect((await list('wrong')).statusCode).toBe(401);
});
