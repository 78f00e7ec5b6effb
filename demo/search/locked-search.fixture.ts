import { dataPages, dataRoot } from '@btc/contract/data/data-address.ts';
import type { DataPage } from '@btc/contract/data/data-page.ts';
import { operations } from '@btc/contract/operations.ts';
import { plantFiles } from '@btc/contract/plants/plant-paths.ts';
import { priceFiles } from '@btc/contract/prices/price-paths.ts';
import { viewCodes } from '@btc/contract/trade/views.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import { envelope } from '@btc/server/src/portal-tests/app.fixture.ts';
import { fitting, isWhole } from '@btc/server/src/portal-tests/doors/generated-calls.fixture.ts';
import { tools } from '@btc/server/src/data/mcp/tools.ts';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { z } from 'zod';

/*
 * Every way to ask the portal by a text or by a choice, found in the contract, the data sets, the files and the tools themselves.
 */

export interface Probe {
  readonly name: string;
  readonly request: InjectOptions;
}

export interface TextProbe extends Probe {
  readonly way: string;
  readonly without: InjectOptions;
}

type Fields = Readonly<Record<string, unknown>>;

const looks = /^(?:Get|Search|Check|Suggest)/;
const calls = (Object.values(operations) as readonly Operation[]).filter(
  ({ name, access, upload }) => access.kind === 'public' && looks.test(name) && upload === undefined,
);

function toSchema(input: z.ZodType) {
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
}

const schemas = new WeakMap<z.ZodType, ReturnType<typeof toSchema>>();

function describe(input: z.ZodType) {
  const schema = schemas.get(input) ?? toSchema(input);
  schemas.set(input, schema);
  return schema;
}

const bases = new Map<string, Fields>();

function findBase({ name, input, messageType: seed }: Operation): Fields {
  const known = bases.get(name);
  if (known !== undefined) return known;
  const schema = describe(input);
  const must = new Set(schema.required ?? []);
  const least = {
    ...schema,
    properties: Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([field]) => must.has(field))),
  };
  const samples = fc.sample(fitting(least), { numRuns: 40, seed }) as readonly Fields[];
  const base = samples.find((sample) => input.safeParse(sample).success && isWhole(JSON.stringify(sample))) ?? {};
  bases.set(name, base);
  return base;
}

/** Empty where the operation does not take the fields. */
function toCall(one: Operation, given: Fields): readonly Probe[] {
  const { properties = {} } = describe(one.input);
  if (Object.keys(given).some((field) => !(field in properties))) return [];
  const data = { ...findBase(one), ...('isEn' in properties ? { isEn: false } : {}), ...given };
  if (!one.input.safeParse(data).success) return [];
  const payload = envelope(one.messageType, data);
  const request = { method: 'POST', url: `/api/${one.base}/${one.name}`, payload } as const;
  return [{ name: `${one.name} ${JSON.stringify(data)}`, request }];
}

export function listCallProbes(given: Fields): readonly Probe[] {
  return calls.flatMap((one) => toCall(one, given));
}

const textFields = new Map(
  calls.map((one) => [
    one,
    Object.entries(describe(one.input).properties ?? {}).flatMap(([field, schema]) =>
      typeof schema === 'object' && schema.type === 'string' && schema.enum === undefined ? [field] : [],
    ),
  ]),
);
const fieldNames = [...new Set([...textFields.values()].flat())];
const viewFields = textFields.get(operations.GetOptionData) ?? [];
/** Files of views take the fields of their call; the contract names no call for the others, so they get all fields. */
const files = new Map([
  ...[...plantFiles, ...priceFiles].map((file) => [file, fieldNames] as const),
  ...viewCodes.flatMap((code) => [code, `${code}-trend`]).map((file) => [file, viewFields] as const),
]);

function callTool(name: string, given: object): Probe {
  return {
    name: `${name} ${JSON.stringify(given)}`,
    request: {
      method: 'POST',
      url: '/mcp',
      headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } },
    },
  };
}

const get = (url: string): InjectOptions => ({ url });

function toTextProbes(text: string): readonly TextProbe[] {
  return [...textFields].flatMap(([one, fields]) =>
    fields.flatMap((field) =>
      toCall(one, { [field]: text }).flatMap((probe) => {
        const [without] = toCall(one, {});
        return without === undefined ? [] : [{ ...probe, way: `${one.name} ${field}`, without: without.request }];
      }),
    ),
  );
}

function toAddress(path: string, field: string, text: string): TextProbe {
  const url = `${path}?${new URLSearchParams({ [field]: text }).toString()}`;
  return { name: url, way: `${path} ${field}`, request: get(url), without: get(path) };
}

export function listTextProbes(text: string): readonly TextProbe[] {
  const ofCalls = toTextProbes(text);
  const ofSets = Object.entries(dataPages).flatMap(([name, page]: [string, DataPage]) =>
    Object.entries(page.params).flatMap(([param, { as }]) =>
      as === 'text' ? [toAddress(`${dataRoot}/${name}.json`, param, text)] : [],
    ),
  );
  const ofFiles = [...files].flatMap(([file, fields]) =>
    fields.map((field) => toAddress(`/download/${file}.csv`, field, text)),
  );
  const ofTools = tools.flatMap(({ name, input }) =>
    Object.entries(describe(input).properties ?? {}).flatMap(([field, schema]) =>
      typeof schema === 'object' && schema.type === 'string' && schema.enum === undefined
        ? [{ ...callTool(name, { [field]: text }), way: `${name} ${field}`, without: callTool(name, {}).request }]
        : [],
    ),
  );
  return [...ofCalls, ...ofSets, ...ofFiles, ...ofTools];
}

export function listChoiceProbes(): readonly Probe[] {
  return calls.flatMap((one) => [
    ...toCall(one, { isEn: true }),
    ...Object.entries(describe(one.input).properties ?? {}).flatMap(([field, schema]) =>
      typeof schema === 'object' && schema.enum !== undefined
        ? schema.enum.flatMap((value) => toCall(one, { [field]: value }))
        : [],
    ),
  ]);
}
