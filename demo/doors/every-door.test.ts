import type { DataSetName } from '@btc/contract/data/data-address.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { createTestApp, type TestApp } from '@btc/server/src/portal-tests/app.fixture.ts';
import { noCache } from '@btc/server/src/platform/cache/shared-cache.ts';
import { createDataRoutes } from '@btc/server/src/data/http/data.routes.ts';
import { dataSet } from '@btc/server/src/data/data-set.ts';
import { coded, dimension, measure, noteSource } from '@btc/server/src/data/data-table.ts';
import { createDoorDocumentRoutes } from '@btc/server/src/data/http/open-api.routes.ts';
import { addSetDownloads } from '@btc/server/src/data/forms/set-downloads.ts';
import { createRateWindow } from '@btc/server/src/platform/limits/rate-window.ts';
import { createWaitingLine } from '@btc/server/src/platform/limits/waiting-line.ts';
import { createMcpRoutes } from '@btc/server/src/data/mcp/mcp.routes.ts';
import { parse } from 'csv-parse/sync';
import fastify, { type FastifyInstance } from 'fastify';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

/*
 * A set of three columns, declared once, is at every door in both editions, with its lock, its mark and its gaps.
 */

const name: DataSetName = 'duties';
const publicUrl = 'https://portal.example';

interface Row {
  readonly month: string;
  readonly kind: string;
  readonly tonnes: number | null;
}

const kinds = [
  { code: 'frozen', nameCn: '冷冻', nameEn: 'Frozen' },
  { code: 'chilled', nameCn: '冰鲜', nameEn: 'Chilled' },
];

const rows: readonly Row[] = [
  { month: '2026-08', kind: 'frozen', tonnes: 12.5 },
  { month: '2026-09', kind: 'chilled', tonnes: null },
];

const call = { input: z.strictObject({ isEn: z.boolean(), Meat: z.enum(['beef', 'pork']).default('beef') }) };

const set = dataSet<Row>(
  name,
  {
    title: ['三列', 'Three columns'],
    lead: ['三列的数据集。', 'A set of three columns.'],
    module: 'Price',
    call,
    parameters: {
      meat: {
        names: [
          { code: 'beef', nameCn: '牛肉', nameEn: 'Beef' },
          { code: 'pork', nameCn: '猪肉', nameEn: 'Pork' },
        ],
      },
    },
    columns: [
      { ...dimension<Row>('month', ['月份', 'Month'], ({ month }) => month), type: 'month' },
      coded('kind', ['储藏方式', 'Storage'], kinds, ({ kind }) => kind),
      { ...measure<Row>('volume', ['数量', 'Volume'], 't', ({ tonnes }) => tonnes), gap: () => 'locked' },
    ],
  },
  async (_api, fields) => {
    if (!call.input.safeParse(fields).success)
      throw new ApiError(1001, { List: [{ Field: 'Meat', Rule: 'invalid_value' }] });
    return {
      rows,
      notes: noteSource(
        { cn: '演示名录', en: 'Demonstration register' },
        {
          scope: { cn: '牛肉', en: 'Beef' },
          basis: [
            [
              { cn: '口径', en: 'Weight' },
              { cn: '产品重量', en: 'product weight' },
            ],
          ],
          span: ['2026-08', '2026-09'],
          publishedOn: '2026-10-20',
          provisional: ['2026-09'],
          isDemo: true,
          locked: { module: 'Price', reason: 'anonymous', before: '2026-09' },
        },
      ),
    };
  },
);

let portal: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  portal = await createTestApp();
  const { db, clock } = portal;
  const caller = { token: null, user: null, address: '127.0.0.1' };
  const door = {
    sets: [set],
    wholeSets: [],
    documents: [],
    publicUrl,
    clock,
    cache: noCache,
    line: createWaitingLine(),
    workFolder: '',
    versions: () => ({}),
    onDamagedCopy: () => undefined,
    log: { error: () => undefined },
    apiFor: () => () => Promise.reject(new ApiError(1009)),
    findCaller: () => Promise.resolve(caller),
    findKeyHolder: () => Promise.reject(new ApiError(1006)),
    requestLog: { note: () => undefined },
    findTrialLeft: () => Promise.resolve(null),
    countRate: createRateWindow(clock),
    config: { apiKey: 'btc-portal' },
  };
  app = fastify();
  await app.register(createDataRoutes(door as unknown as Parameters<typeof createDataRoutes>[0])); // versions of no room
  await app.register(createDoorDocumentRoutes(door));
  await app.register(createMcpRoutes(door));
  addSetDownloads(app, { ...door, db, admit: () => Promise.resolve(caller) }, { [name]: { set } });
});
afterAll(async () => {
  await app.close();
  await portal.close();
});

const words = {
  cn: {
    title: '三列',
    source: '演示名录 · 演示数据，均为虚构。',
    titles: ['月份', '储藏方式', '数量（吨）', '缺失原因'],
    frozen: '冷冻',
    gap: '数量（吨）：仅对会员开放',
    basis: ['口径', '产品重量'],
    pork: '猪肉',
    address: `${publicUrl}/cn/BTCPrice/LandedCost`,
  },
  en: {
    title: 'Three columns',
    source: 'Demonstration register · Demonstration data, all invented.',
    titles: ['Month', 'Storage', 'Volume (t)', 'Gaps'],
    frozen: 'Frozen',
    gap: 'Volume (t): For members',
    basis: ['Weight', 'product weight'],
    pork: 'Pork',
    address: `${publicUrl}/BTCPrice/LandedCost`,
  },
} as const;

async function get(path: string) {
  const answer = await app.inject(path);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer;
}

async function callTool(tool: string, input: object) {
  const { body } = await app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: input } },
  });
  const { result } = JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body) as {
    readonly result: { readonly isError?: boolean; readonly structuredContent: Readonly<Record<string, unknown>> };
  };
  return result;
}

const tidy = [
  { month: '2026-08', kind: 'frozen', volume: 12.5, gaps: null },
  { month: '2026-09', kind: 'chilled', volume: null, gaps: 'volume:locked' },
];

describe.each(['cn', 'en'] as const)('in the %s edition', (edition: Edition) => {
  const say = words[edition];
  const marks = {
    title: say.title,
    source: say.source,
    basis: [{ name: say.basis[0], text: say.basis[1] }],
    provisional: ['2026-09'],
    isDemonstration: true,
    locked: { module: 'Price', reason: 'anonymous', before: '2026-09' },
  };
  const address = (form: string, query = '') => `/data/v1/${name}${form}?edition=${edition}${query}`;

  test('JSON has its rows, reasons and marks', async () => {
    const answer = (await get(address('.json'))).json<Readonly<Record<string, unknown>>>();
    expect(answer).toMatchObject({ ...marks, rows: tidy });
    expect(answer['cite']).toContain(say.title);
  });

  test('CSV and Parquet have the same rows', async () => {
    const csv = (await get(address('.csv'))).body;
    expect(parse(csv)).toEqual([
      ['month', 'kind', 'volume', 'gaps'],
      ['2026-08', 'frozen', '12.5', ''],
      ['2026-09', 'chilled', '', 'volume:locked'],
    ]);
    const { rawPayload } = await get(address('.parquet'));
    const file = new Uint8Array(rawPayload).buffer;
    expect(await parquetReadObjects({ file })).toEqual(
      tidy.map((row) => ({ ...row, month: new Date(`${row.month}-01`) })),
    );
    const about = parquetMetadata(file).key_value_metadata?.find(({ key }) => key === 'about')?.value ?? '';
    expect(JSON.parse(about)).toMatchObject(marks);
  });

  test('people read it in their words, as a workbook and as a text', async () => {
    const { body } = await get(`/download/${name}.csv?edition=${edition}&Meat=pork`);
    const lines: string[][] = parse(body, { bom: true, relax_column_count: true, skip_empty_lines: true });
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.arrayContaining([say.source]),
        [...say.basis],
        expect.arrayContaining([say.pork]),
        [...say.titles],
      ]),
    );
    expect(lines.at(-2)).toEqual(['2026-08', say.frozen, '12.5', '']);
    expect(lines.at(-1)?.at(-1)).toBe(say.gap);
    expect(body).toContain(`${say.address}?`);
    const cells = await readSheet((await get(`/download/${name}.xlsx?edition=${edition}`)).rawPayload);
    expect(cells.at(-1)?.at(-1)).toBe(say.gap);
    expect(cells.at(-2)?.slice(0, 3)).toEqual([new Date('2026-08-01'), say.frozen, 12.5]);
    expect(cells[0]?.slice(0, 3)).toEqual(say.titles.slice(0, 3));
  });

  test('it is described: columns, units, parameters and what they take', async () => {
    const metadata = (await get(`/data/v1/${name}/metadata.json?edition=${edition}`)).json<object>();
    expect(metadata).toMatchObject({
      ...marks,
      module: 'Price',
      columns: [
        { name: 'month', type: 'month', role: 'dimension' },
        { name: 'kind', role: 'attribute', title: { zh: '储藏方式', en: 'Storage' } },
        { name: 'volume', unit: 't', decimals: 6, role: 'measure' },
        { name: 'gaps' },
      ],
      parameters: [
        {
          name: 'meat',
          values: [
            { code: 'beef', title: { zh: '牛肉', en: 'Beef' } },
            { code: 'pork', title: { zh: '猪肉', en: 'Pork' } },
          ],
          default: 'beef',
        },
        { name: 'date', values: null },
      ],
    });
    const document = (await get(`/data/v1/openapi.json?edition=${edition}`)).json<{
      readonly paths: Readonly<Record<string, { readonly get: { readonly parameters: readonly object[] } }>>;
    }>();
    expect(document.paths[`/data/v1/${name}.json`]?.get.parameters).toContainEqual(
      expect.objectContaining({ name: 'meat', schema: { type: 'string', enum: ['beef', 'pork'], default: 'beef' } }),
    );
  });

  test('assistants have it with its marks', async () => {
    const { structuredContent } = await callTool('get_series', { set: name, edition });
    expect(structuredContent).toMatchObject({ ...marks, rows: tidy, units: { volume: 't' } });
  });

  test('a wrong value is refused by the name of the parameter, with what may stand there', async () => {
    const refused = await app.inject(address('.json', '&meat=horse'));
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({
        errors: [expect.objectContaining({ parameter: 'meat', rule: 'invalid_value', allowed: ['beef', 'pork'] })],
      }),
    ]);
    const tool = await callTool('get_series', { set: name, edition, parameters: { meat: 'horse' } });
    expect([tool.isError, JSON.stringify(tool)]).toEqual([true, expect.stringContaining('beef, pork')]);
  });
});
