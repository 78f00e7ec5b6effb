import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runJob } from '../job.ts';
import type { loadWithAutocannon } from './autocannon.job.ts';
import type { LoadRequest, LoadResult } from './captured-answer.ts';

export interface LoadOptions {
  readonly address: string;
  readonly request: LoadRequest;
  readonly connections: number;
  readonly seconds: number;
  readonly folder: string;
}

/** Loads a server from a separate process; rejects when an answer was not a success. */
export type Load = (options: LoadOptions) => Promise<LoadResult>;

const run = promisify(execFile);

function luaText(text: string): string {
  return `"${text.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))}"`;
}

function luaTurns({ field, values }: NonNullable<LoadRequest['turns']>): readonly string[] {
  return [
    `local values, turn = {${values.map(luaText).join(', ')}}, 0`,
    'request = function()',
    '  turn = turn % #values + 1',
    `  wrk.headers[${luaText(field)}] = values[turn]`,
    '  return wrk.format()',
    'end',
  ];
}

function luaScript({ method, headers, body, turns }: LoadRequest): string {
  const fields = Object.entries(headers).map(([name, value]) => `wrk.headers[${luaText(name)}] = ${luaText(value)}`);
  return [
    `wrk.method = "${method}"`,
    ...(body === undefined ? [] : [`wrk.body = ${luaText(body)}`]),
    ...fields,
    ...(turns === undefined ? [] : luaTurns(turns)),
  ].join('\n');
}

const milliseconds: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function parseWrk(text: string): LoadResult {
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(text)?.[1];
  const requests = /(\d+) requests in/.exec(text)?.[1];
  const [, latency, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(text) ?? [];
  const failures = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(text)?.[0];
  if (failures !== undefined) throw new Error(failures);
  return {
    perSecond: Number(perSecond),
    requests: Number(requests),
    p99Ms: Number(latency) * (milliseconds[unit] ?? Number.NaN),
  };
}

const loadByWrk: Load = async ({ address, request, connections, seconds, folder }) => {
  const script = join(folder, 'wrk.lua');
  await writeFile(script, luaScript(request));
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-s',
    script,
    `${address}${request.path}`,
  ]);
  return parseWrk(stdout);
};

const loadByAutocannon: Load = ({ address, request, connections, seconds }) =>
  runJob<typeof loadWithAutocannon>(new URL('./autocannon.job.ts', import.meta.url), {
    url: `${address}${request.path}`,
    request,
    connections,
    seconds,
  });

/** Chooses the load tool: wrk needs a fraction of autocannon's CPU time, so it disturbs less. */
export function chooseLoad(): { readonly tool: string; readonly load: Load } {
  const hasWrk = spawnSync('wrk', ['--version']).error === undefined;
  return hasWrk ? { tool: 'wrk', load: loadByWrk } : { tool: 'autocannon', load: loadByAutocannon };
}
