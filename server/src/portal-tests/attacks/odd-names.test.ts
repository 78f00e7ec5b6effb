import { dataForms, dataPages, dataRoot, dataSetNames } from '@btc/contract/data/data-address.ts';
import type { DataPage } from '@btc/contract/data/data-page.ts';
import { wholeSetNames } from '@btc/contract/data/whole-sets.ts';
import { operations } from '@btc/contract/operations.ts';
import { plantFiles } from '@btc/contract/plants/plant-paths.ts';
import { priceFiles } from '@btc/contract/prices/price-paths.ts';
import { viewCodes } from '@btc/contract/trade/views.ts';
import { toMessageType } from '@btc/contract/wire/message-type.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';
import { addCallers, callersPassword } from '../http/callers.fixture.ts';
import { tools } from '#data/mcp/tools.ts';
import { isLong } from '#testing/long-tests.ts';

/*
 * Names and values that every object has by itself, and texts that stand for nothing, at all doors: each is an input like any other
 * wrong one. The names, sets, files, operations and tools are those that there are.
 */

const odd = Object.getOwnPropertyNames(Object.prototype);
/** All of them in the long run, else a quarter: another one for each parameter in turn. */
const someOdd = (index: number) => odd.filter((_, turn) => isLong || (turn + index) % 4 === 0);
const unreadable = ['%00', 'a%00b', '%', '%zz', '%E4%B8', 'x%'];
const inner = /Cannot read|is not a function|not iterable|TypeError|of undefined|byte sequence|\bat \w+ \(|\.ts:\d/;
const patience = 300_000;

const root = join(import.meta.dirname, '../../../..');

let portal: TestApp;
let link: string;
let admin: Readonly<Record<string, string>>;
let paid: Readonly<Record<string, string>>;
beforeAll(async () => {
  portal = await createTestApp({ callLimit: { demand: () => Promise.resolve() } });
  const callers = await addCallers(portal);
  admin = await callers.signIn('admin');
  paid = await callers.signIn('paid');
  const made = await call(
    'AddDataKey',
    { Name: 'sheet', Password: callersPassword, Kind: 'link', Sets: ['prices'], Days: 30 },
    paid,
  );
  link = made.json<{ Data: { Key: string } }>().Data.Key;
});
afterAll(() => portal.close());

function call(
  name: Parameters<typeof toMessageType>[0],
  data: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  const url = `/api/${operations[name].base}/${name}`;
  return portal.app.inject({ method: 'POST', url, headers, payload: envelope(toMessageType(name), data) });
}

let requests = 0;
function get(url: string, headers: Readonly<Record<string, string>> = {}) {
  requests += 1;
  const remoteAddress = `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`;
  return portal.app.inject({ url, headers, remoteAddress });
}

async function findWrong(addresses: readonly string[], isRight: (status: number, type: string) => boolean) {
  const wrong: string[] = [];
  for (const address of addresses) {
    const { statusCode, headers, body } = await get(address);
    if (!isRight(statusCode, String(headers['content-type'])) || (statusCode >= 400 && inner.test(body))) {
      wrong.push(`${statusCode} ${headers['content-type']} ${address}: ${body.slice(0, 200)}`);
    }
  }
  return wrong;
}

const isProblem = (status: number, type: string): boolean =>
  status === 400 && type.startsWith('application/problem+json');

const doorFiles = dataSetNames.flatMap((name, index) => [
  `${dataRoot}/${name}.${dataForms[index % dataForms.length]}`,
  `${dataRoot}/${name}/metadata.json`,
]);

test(
  'the data door takes no parameter that only every object has, in any set, form or link',
  async () => {
    const files = [...doorFiles, `${dataRoot}/link/${link}/prices.csv`, `${dataRoot}/catalog.jsonld`];
    const addresses = files.flatMap((file) => odd.map((name) => `${file}?edition=en&${name}=1`));
    expect(addresses.length).toBeGreaterThan(1_000);
    expect(await findWrong(addresses, isProblem)).toEqual([]);
  },
  patience,
);

test(
  'a value that only every object has is a wrong value, or finds nothing',
  async () => {
    const addresses = dataSetNames.flatMap((name) => {
      const { params }: DataPage = dataPages[name];
      const own = [...Object.keys(params), 'fields', 'limit', 'cursor', 'format', 'edition'];
      return own.flatMap((param, index) => someOdd(index).map((value) => `${dataRoot}/${name}.json?${param}=${value}`));
    });
    expect(await findWrong(addresses, (status) => status < 500)).toEqual([]);
    const sets = odd.flatMap((name) => [`${dataRoot}/${name}.csv`, `${dataRoot}/${name}/2025.parquet`]);
    expect(
      await findWrong(sets, (status, type) => status === 404 && type.startsWith('application/problem+json')),
    ).toEqual([]);
  },
  patience,
);

test(
  'what stands for nothing in an address of the door is a problem that names the parameter',
  async () => {
    const files = [...doorFiles, ...wholeSetNames.map((name) => `${dataRoot}/${name}/2025.parquet`)];
    files.push(
      `${dataRoot}/link/${link}/prices.csv`,
      `${dataRoot}/openapi.json`,
      `${dataRoot}/catalog.jsonld`,
      dataRoot,
    );
    const addresses = files.flatMap((file) => unreadable.map((text) => `${file}?edition=en&origin=${text}`));
    const paths = unreadable.flatMap((text) => [
      `${dataRoot}/${text}.csv`,
      `${dataRoot}/${text}`,
      `${dataRoot}/link/${text}/prices.csv`,
      `${dataRoot}/prices/${text}`,
    ]);
    expect(await findWrong([...addresses, ...paths], isProblem)).toEqual([]);
    const { errors } = (await get(`${dataRoot}/plants.json?edition=en&q=%E4%B8`)).json<{ errors: unknown }>();
    expect(errors).toEqual([{ parameter: 'q', rule: 'broken_escape', detail: 'its percent-encoding is broken' }]);
  },
  patience,
);

test(
  'downloads refuse such names and texts, and none fails',
  async () => {
    const names = [...plantFiles, ...priceFiles, ...viewCodes, ...viewCodes.map((code) => `${code}-trend`)];
    const files = names.flatMap((name) => [`/download/${name}.csv`, `/download/${name}.xlsx`]);
    const addresses = files.flatMap((file, index) => [
      ...someOdd(index).map((name) => `${file}?${name}=1`),
      ...someOdd(index).map((name) => `${file}?Origin=${name}&Meat=${name}`),
      ...unreadable.map((text) => `${file}?Origin=${text}`),
    ]);
    expect(await findWrong(addresses, (status) => status < 500)).toEqual([]);
  },
  patience,
);

test(
  'no call fails for a field, or for a text, of such a name',
  async () => {
    const wrong: string[] = [];
    for (const [index, one] of (Object.values(operations) as readonly Operation[]).entries()) {
      const { properties = {} } = z.toJSONSchema(one.input, { io: 'input', unrepresentable: 'any' });
      const known = Object.keys(properties);
      // As it comes from a browser: a field of this name, not a prototype.
      const inputs = someOdd(index).map((name) =>
        JSON.parse(JSON.stringify(Object.fromEntries([[name, 1], ...known.map((field) => [field, name])]))),
      );
      for (const data of inputs.slice(0, one.rate === 'normal' ? inputs.length : 3)) {
        const response = await call(one.name, data, admin);
        if (response.statusCode >= 500 || inner.test(response.body)) wrong.push(`${one.name} ${JSON.stringify(data)}`);
      }
    }
    expect(wrong).toEqual([]);
  },
  patience,
);

async function callTool(name: string, given: unknown) {
  const payload = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } });
  requests += 1;
  const response = await portal.app.inject({
    method: 'POST',
    url: '/mcp',
    remoteAddress: `10.200.${requests >> 8}.${requests & 255}`,
    headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
    payload,
  });
  const text = /^data: (.*)$/m.exec(response.body)?.[1] ?? response.body;
  const answer: { readonly result?: { readonly isError?: boolean }; readonly error?: object } = JSON.parse(text);
  return {
    isRefused: answer.result?.isError === true,
    text,
    status: response.statusCode,
  };
}

test(
  'a tool says plainly that such a name, or a NUL, is none of its own',
  async () => {
    const wrong: string[] = [];
    const check = async (name: string, given: object, mustRefuse: boolean) => {
      const { isRefused, text, status } = await callTool(name, given);
      if (status >= 500 || (mustRefuse && !isRefused) || inner.test(text)) {
        wrong.push(`${name} ${JSON.stringify(given)}: ${text.slice(0, 300)}`);
      }
    };
    for (const { name, input } of tools) {
      const { properties = {} } = z.toJSONSchema(input, { io: 'input' });
      for (const one of odd) {
        await check(name, JSON.parse(`{"${one}": "1"}`), Object.keys(properties).length > 0);
        await check(name, Object.fromEntries(Object.keys(properties).map((field) => [field, one])), true);
      }
      await check(name, Object.fromEntries(Object.keys(properties).map((field) => [field, 'a\0'])), true);
    }
    for (const set of ['plants', 'beef-one'] as const) {
      const tool = set === 'plants' ? 'get_series' : 'get_view';
      for (const one of odd) {
        await check(tool, { set, parameters: JSON.parse(`{"${one}": "1"}`) }, true);
        await check(tool, { set, columns: [one] }, true);
      }
      await check(tool, { set, parameters: { q: '\0' } }, true);
    }
    await check('search', { words: 'a\0' }, true);
    await check('get_plant_status', { plant: '\0' }, true);
    expect(wrong).toEqual([]);
  },
  patience,
);

test('nothing of all this was a failure of ours', () => {
  const failures = portal.lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);
  expect(failures).toEqual([]);
});

/** Matches `name in object` with variables on both sides in source code. */
const looksIn =
  /(?:[(!?:,;]|&&|\|\||=>|\breturn|^)\s*[A-Za-z_$][\w$.]*(?:\[\w+\])? in [A-Za-z_$][\w$.]*(?:[);,?\]]| &&| \|\|| \?|$)/;

test('no source looks with `in` for a name that it does not write itself: every object has more than its own', () => {
  const files = globSync('{contract,reference,server,demo}/**/*.ts', { cwd: root, exclude: ['**/node_modules/**'] });
  const found = files
    .filter((file) => !/\.(?:test|fixture)\.ts$/.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          !/^\s*(?:\/?\*|\/\/)/.test(line) && looksIn.test(line.trim()) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
        ),
    );
  expect(files.length).toBeGreaterThan(1_000);
  expect(found).toEqual([]);
});
