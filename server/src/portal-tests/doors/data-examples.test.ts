import { type DataExample, exampleKey, listExamples, listKeyExamples } from '@btc/contract/data/data-examples.ts';
import { toMessageType } from '@btc/contract/wire/message-type.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';
import { addCallers, callersPassword } from '../http/callers.fixture.ts';

const pageOfRows = z.object({
  schema: z.object({ fields: z.array(z.object({ name: z.string() })) }),
  rows: z.array(z.record(z.string(), z.unknown())),
  next: z.string().nullable(),
});

const run = promisify(execFile);

let portal: TestApp;
let origin: string;
let callers: Awaited<ReturnType<typeof addCallers>>;
beforeAll(async () => {
  portal = await createTestApp();
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  callers = await addCallers(portal);
});
afterAll(() => portal.close());

type Command = readonly [program: string, ...words: string[]];

const canRun = async ([program, ...words]: Command) =>
  run(program, words).then(
    () => true,
    () => false,
  );

function findExample(examples: readonly DataExample[], tool: string): string {
  const example = examples.find((one) => one.tool === tool);
  if (example === undefined) throw new Error(`No example for ${tool}`);
  return example.code;
}

interface Tool {
  readonly tool: string;
  readonly asked: Command;
  readonly toCommand: (code: string) => Command;
}

const curl: Tool = { tool: 'curl', asked: ['curl', '--version'], toCommand: (code) => ['sh', '-c', code] };
const pandas: Tool = {
  tool: 'Python · pandas',
  asked: ['python3', '-c', 'import pandas'],
  toCommand: (code) => ['python3', '-c', code],
};
/** DuckDB reads URLs through an extension that it downloads. */
const duckdb: Tool = {
  tool: 'Python · DuckDB',
  asked: ['python3', '-c', 'import duckdb; duckdb.sql("install httpfs; load httpfs")'],
  toCommand: (code) => ['python3', '-c', code],
};
const r: Tool = { tool: 'R', asked: ['Rscript', '--version'], toCommand: (code) => ['Rscript', '-e', code] };
const javascript: Tool = {
  tool: 'JavaScript',
  asked: [process.execPath, '--version'],
  toCommand: (code) => [process.execPath, '--input-type=module', '--eval', code],
};

async function runExample({ tool, asked, toCommand }: Tool, examples: readonly DataExample[]) {
  if (!(await canRun(asked))) return undefined;
  const [program, ...words] = toCommand(findExample(examples, tool));
  return (await run(program, words)).stdout;
}

test.for([
  { ...curl, expected: /^code,name,volume,/ },
  { ...pandas, expected: /Name: value/ },
  { ...duckdb, expected: /sum\("?value"?\)/ },
  { ...r, expected: /code/ },
  { ...javascript, expected: /Imports by origin[^]*Beef to China/ },
])('the example for $tool runs as printed, where it can be had', async ({ expected, ...tool }, { skip }) => {
  const said = await runExample(tool, listExamples(origin, 'en'));
  skip(said === undefined, `this machine has no ${tool.tool}`);
  expect(said).toMatch(expected);
});

test('the examples with a key run as printed, with a key in the place of that shown', async () => {
  const makeKey = async (data: object) => {
    const payload = envelope(toMessageType('AddDataKey'), { Name: 'example', Password: callersPassword, ...data });
    const headers = await callers.signIn('paid');
    const response = await portal.app.inject({ method: 'POST', url: '/api/system/AddDataKey', payload, headers });
    return String(response.json().Data.Key);
  };
  const withKey = (key: string) =>
    listKeyExamples(origin, 'en').map(({ tool, code }) => ({ tool, code: code.replaceAll(exampleKey, key) }));
  const header = withKey(await makeKey({}));
  for (const tool of [curl, pandas]) {
    const said = await runExample(tool, header);
    if (said !== undefined) expect(said).toContain('series');
  }
  const link = withKey(await makeKey({ Kind: 'link', Sets: ['prices'], Days: 30 })).at(-1)?.code ?? '';
  const opened = await fetch(link);
  expect([opened.status, (await opened.text()).split(',')[0]]).toEqual([200, 'series']);
});

test('the query of Power Query with a key reads every row, a page at a time', async () => {
  const headers = await callers.signIn('paid');
  const payload = envelope(toMessageType('AddDataKey'), { Name: 'Power Query', Password: callersPassword });
  const added = await portal.app.inject({ method: 'POST', url: '/api/system/AddDataKey', payload, headers });
  const code = findExample(listKeyExamples(origin, 'en'), 'Excel · Power Query');
  const find = (pattern: RegExp) => pattern.exec(code)?.[1] ?? '';
  const [base, path] = [find(/Web\.Contents\("(.+?)"/), find(/RelativePath = "(.+?)"/)];
  const given = [...find(/Query = \[(.+?)\]/).matchAll(/(\w+) = "(\w+)"/g)];
  const scheme = find(/Authorization = "(.+?)" & Key/);
  const readPage = async (cursor: string, limit: string) => {
    const own = Object.fromEntries(given.map(([, name = '', value = '']) => [name, value]));
    const search = new URLSearchParams({ ...own, limit, ...(cursor === '' ? {} : { cursor }) });
    // A set that has rows without a demonstration.
    const url = `${base}/${path.replace('prices', 'origins')}?${search.toString()}`;
    const answer = await fetch(url, { headers: { Authorization: scheme + String(added.json().Data.Key) } });
    return pageOfRows.parse(await answer.json());
  };
  expect(given.map(([, name, value]) => [name, value])).toEqual([
    ['edition', 'en'],
    ['limit', '5000'],
  ]);
  const whole = await readPage('', '5000');
  const pages = [await readPage('', '7')];
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null)
    pages.push(await readPage(next, '7'));
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.flatMap(({ rows }) => rows)).toEqual(whole.rows);
  expect(whole.schema.fields.map(({ name }) => name)).toEqual(Object.keys(whole.rows[0] ?? {}));
});

test('every address of the examples is one of the door, but for the page that a web query reads', async () => {
  const addresses = listExamples('', 'cn').flatMap(({ code }) => code.match(/\/data\/v1\/[\w.-]+\?edition=cn/g) ?? []);
  expect(addresses.length).toBe(listExamples('', 'cn').length - 1);
  for (const address of addresses)
    expect([address, (await portal.app.inject(address)).statusCode]).toEqual([address, 200]);
});
