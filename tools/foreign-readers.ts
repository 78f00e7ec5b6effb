// Reads every data set of a running demonstration with programs of other hands: all forms with DuckDB, Parquet also with hyparquet and
// Arrow's Rust reader, CSV, JSON Lines and workbooks with pandas and R where the system has them, and a figure through clients that four
// generators make of the OpenAPI document. Counts of rows and sums of figures are compared with the set's JSON.
// node tools/foreign-readers.ts http://127.0.0.1:3000
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpApi } from '@btc/contract/client.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';

const packages = [
  '@duckdb/node-api@1.5.6-r.1',
  'hyparquet@1.33.0',
  'parquet-wasm@0.8.0',
  'apache-arrow@21.2.0',
  'openapi-typescript@7.13.0',
  'openapi-fetch@0.17.0',
  '@hey-api/openapi-ts@0.99.0',
  'orval@8.38.0',
  'swagger-typescript-api@13.13.0',
  'typescript@5.9.3',
  '@types/node@24.10.1',
];

const forms = ['csv', 'jsonl', 'json', 'parquet', 'xlsx'] as const;

interface Field {
  readonly name: string;
  readonly type: string;
}

/** A set as its JSON has it. */
interface Expected {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly rows: number;
  /** The first column of numbers, and its sum. */
  readonly figure: string | null;
  readonly sum: number;
}

async function signIn(address: string): Promise<Record<string, string>> {
  const apiKey = 'btc-portal';
  const bases = { systemBase: `${address}/api/system`, managementBase: `${address}/api/management` };
  const api = createHttpApi({ ...bases, apiKey, token: () => null });
  const { Token } = await api('UserLogin', { UserName: 'demo_paid', Password: encodePassword('Beef2026demo') });
  return { Token, Authorization: apiKey };
}

interface Json {
  readonly schema: { readonly fields: readonly Field[] };
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

interface Listed {
  readonly name: string;
  readonly data: Readonly<Record<string, string>>;
}

/** Downloads a set in every form; null where even a member is refused. */
async function fetchSet(
  folder: string,
  headers: Record<string, string>,
  { name, data }: Listed,
): Promise<Expected | null> {
  for (const form of forms) {
    const answer = await fetch(data[form] ?? '', { headers });
    if (answer.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, 61_000));
      return fetchSet(folder, headers, { name, data });
    }
    if (!answer.ok) {
      console.log(`${name}.${form}: ${answer.status}`);
      return null;
    }
    writeFileSync(join(folder, `${name}.${form}`), Buffer.from(await answer.arrayBuffer()));
  }
  const { schema, rows }: Json = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  const figure = schema.fields.find(({ type }) => type === 'number')?.name ?? null;
  const values = figure === null ? [] : rows.map((row) => row[figure]);
  const sum = values.reduce<number>((total, value) => total + (typeof value === 'number' ? value : 0), 0);
  return { name, fields: schema.fields, rows: rows.length, figure, sum };
}

/*
 * Readers print one JSON line for each file: [file, rows, sum of the figure, type of the first day or null].
 */

const javascript = `
import { readFileSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';
import { parquetReadObjects } from 'hyparquet';
import initialise, { readParquet } from 'parquet-wasm/esm/parquet_wasm.js';
import { tableFromIPC } from 'apache-arrow';

await initialise({ module_or_path: readFileSync('node_modules/parquet-wasm/esm/parquet_wasm_bg.wasm') });
const connection = await (await DuckDBInstance.create()).connect();
const quote = (name) => '"' + name + '"';
const tables = {
  csv: (file) => \`read_csv('\${file}', header = true)\`,
  jsonl: (file) => \`read_json('\${file}', format = 'newline_delimited')\`,
  parquet: (file) => \`read_parquet('\${file}')\`,
  xlsx: (file) => \`read_xlsx('\${file}', header = true, all_varchar = false)\`,
};
let readsWorkbooks = true;
try { await connection.run('install excel; load excel'); } catch { readsWorkbooks = false; }
const print = (...line) => console.log(JSON.stringify(line));
for (const { name, fields, rows: count, figure } of JSON.parse(readFileSync('expected.json', 'utf8'))) {
  const day = fields.find(({ type }) => type === 'date')?.name ?? null;
  for (const [form, table] of Object.entries(tables)) {
    // Without a row JSON Lines have no columns.
    if ((form === 'xlsx' && !readsWorkbooks) || (form === 'jsonl' && count === 0)) continue;
    const file = name + '.' + form;
    try {
      const sum = figure === null ? '0' : \`coalesce(sum(try_cast(\${quote(figure)} as double)), 0)\`;
      const kind = day === null ? 'null' : \`any_value(typeof(\${quote(day)}))\`;
      const [row] = (await connection.runAndReadAll(\`select count(*)::int, \${sum}::double, \${kind} from \${table(file)}\`)).getRows();
      print('DuckDB', file, ...row);
    } catch (error) { print('DuckDB', file, String(error.message).split('\\n')[0]); }
  }
  const file = name + '.parquet';
  const bytes = readFileSync(file);
  const add = (values) => values.reduce((sum, value) => sum + (value === null || value === undefined ? 0 : Number(value)), 0);
  try {
    const rows = await parquetReadObjects({ file: new Uint8Array(bytes).buffer });
    print('hyparquet', file, rows.length, figure === null ? 0 : add(rows.map((row) => row[figure])), null);
  } catch (error) { print('hyparquet', file, String(error.message)); }
  try {
    const table = tableFromIPC(readParquet(new Uint8Array(bytes)).intoIPCStream());
    print('parquet-wasm', file, table.numRows, figure === null ? 0 : add([...table.getChild(figure)]), null);
  } catch (error) { print('parquet-wasm', file, String(error.message ?? error)); }
}
`;

const python = `
import json, sys, pandas
readers = {'csv': pandas.read_csv, 'jsonl': lambda file: pandas.read_json(file, lines=True), 'xlsx': pandas.read_excel}
for one in json.load(open('expected.json')):
    day = next((field for field in one['fields'] if field['type'] == 'date'), None)
    for form, read in readers.items():
        file = one['name'] + '.' + form
        try:
            table = read(file)
            place = next((i for i, field in enumerate(one['fields']) if field['name'] == one['figure']), None)
            sum = 0 if place is None or len(table) == 0 else float(pandas.to_numeric(table.iloc[:, place], errors='coerce').sum())
            kind = None
            if form == 'xlsx' and day is not None and len(table) > 0:
                cells = table.iloc[:, one['fields'].index(day)].dropna()
                kind = str(cells.dtype) if len(cells) > 0 else None
            print(json.dumps(['pandas', file, len(table), sum, kind]))
        except Exception as error:
            print(json.dumps(['pandas', file, str(error).split(chr(10))[0]]))
`;

const r = `
suppressMessages({ library(jsonlite); library(readxl) })
say <- function(...) cat(toJSON(list(...), auto_unbox = TRUE, digits = 15, null = "null"), "\\n", sep = "")
for (one in fromJSON("expected.json", simplifyVector = FALSE)) {
  names <- vapply(one$fields, function(field) field$name, "")
  place <- if (is.null(one$figure)) 0 else match(one$figure, names)
  read <- list(
    csv = function(file) read.csv(file, check.names = FALSE),
    jsonl = function(file) stream_in(file(file), verbose = FALSE),
    xlsx = function(file) suppressWarnings(read_excel(file, guess_max = 100000)))
  for (form in names(read)) {
    file <- paste0(one$name, ".", form)
    tryCatch({
      table <- read[[form]](file)
      column <- if (form == "xlsx") place else if (place == 0) 0 else match(one$figure, colnames(table), nomatch = 0)
      sum <- if (column == 0 || nrow(table) == 0) 0 else sum(suppressWarnings(as.numeric(table[[column]])), na.rm = TRUE)
      say("R", file, nrow(table), sum, NULL)
    }, error = function(problem) say("R", file, conditionMessage(problem)))
  }
}
`;

type Line = readonly [reader: string, file: string, rows: number | string, sum?: number, day?: string | null];

/** Days are days where a form has types. */
const dayTypes: Readonly<Record<string, readonly string[]>> = {
  'DuckDB csv': ['DATE'],
  'DuckDB jsonl': ['DATE'],
  'DuckDB parquet': ['DATE'],
  'DuckDB xlsx': ['DATE', 'TIMESTAMP'],
  'pandas xlsx': ['datetime64[ns]'],
};

function judge(
  [reader, file, rows, sum = 0, day = null]: Line,
  expected: ReadonlyMap<string, Expected>,
): string | null {
  const [name = '', form = ''] = file.split('.');
  const set = expected.get(name);
  if (set === undefined || typeof rows === 'string') return `${reader} ${file}: ${rows}`;
  if (rows !== set.rows) return `${reader} ${file}: ${rows} rows, not ${set.rows}`;
  const types = dayTypes[`${reader} ${form}`];
  if (day !== null && types !== undefined && rows > 0 && !types.includes(day))
    return `${reader} ${file}: a day is ${day}`;
  return Math.abs(sum - set.sum) <= 1e-9 * Math.abs(set.sum) + 1e-9
    ? null
    : `${reader} ${file}: ${sum}, not ${set.sum}`;
}

function readLines(program: string, args: readonly string[], folder: string): readonly Line[] {
  const { stdout, stderr, status } = spawnSync(program, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
  return stdout
    .trim()
    .split('\n')
    .map((line): Line => JSON.parse(line));
}

function has(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args).status === 0;
}

/*
 * Clients read the volume of the first row, and compile without a cast.
 */

const uses = {
  'openapi-typescript': `
import createClient from 'openapi-fetch';
import type { paths } from './openapi-typescript/schema.js';
const client = createClient<paths>({ baseUrl: process.argv[2] ?? '' });
const { data } = await client.GET('/data/v1/beef-one.json', { params: { query: { edition: 'en' } } });
const volume: number | null | undefined = data?.rows[0]?.volume;
console.log(volume);
`,
  'hey-api': `
import { client } from './hey-api/client.gen.js';
import { beefOne } from './hey-api/index.js';
client.setConfig({ baseUrl: process.argv[2] ?? '' });
const { data } = await beefOne({ query: { edition: 'en' } });
const volume: number | null | undefined = data?.rows[0]?.volume;
console.log(volume);
`,
  orval: `
import { beefOne } from './orval/client.js';
const answer = await beefOne({ edition: 'en' });
const volume: number | null | undefined = answer.status === 200 ? answer.data.rows[0]?.volume : undefined;
console.log(volume);
`,
  swagger: `
import { Api } from './swagger/client.js';
const { data } = await new Api({ baseUrl: process.argv[2] ?? '' }).data.beefOne({ edition: 'en' });
const volume: number | null | undefined = data.rows[0]?.volume;
console.log(volume);
`,
};

const compilerOptions = {
  strict: true,
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  types: ['node'],
  skipLibCheck: true,
  noEmit: true,
};

function tryClients(folder: string, address: string): readonly string[] {
  const output = { target: './orval/client.ts', client: 'fetch', baseUrl: address };
  writeFileSync(
    join(folder, 'orval.config.mjs'),
    `export default ${JSON.stringify({ btc: { input: './openapi.json', output } })};`,
  );
  const generate = (program: string, ...args: readonly string[]) => {
    execFileSync(join(folder, 'node_modules/.bin', program), args, { cwd: folder, stdio: 'pipe' });
  };
  generate('openapi-typescript', 'openapi.json', '-o', 'openapi-typescript/schema.d.ts');
  generate('openapi-ts', '-i', 'openapi.json', '-o', 'hey-api');
  generate('orval', '--config', 'orval.config.mjs');
  generate('swagger-typescript-api', 'generate', '-p', 'openapi.json', '-o', 'swagger', '-n', 'client.ts');
  for (const [name, code] of Object.entries(uses)) writeFileSync(join(folder, `use-${name}.ts`), code);
  const files = Object.keys(uses).map((name) => `use-${name}.ts`);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const compiled = spawnSync(join(folder, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: folder, encoding: 'utf8' });
  return compiled.status === 0 ? [] : compiled.stdout.trim().split('\n');
}

const [address = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'btc-readers-'));
try {
  const headers = await signIn(address);
  const catalogue: { readonly sets: readonly Listed[] } = await (await fetch(`${address}/data/v1`)).json();
  const openApi = await fetch(`${address}/data/v1/openapi.json?edition=en`);
  writeFileSync(join(folder, 'openapi.json'), await openApi.text());
  const expected: Expected[] = [];
  for (const one of catalogue.sets) {
    const set = await fetchSet(folder, headers, one);
    if (set !== null) expected.push(set);
  }
  writeFileSync(join(folder, 'expected.json'), JSON.stringify(expected));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', ...packages], { cwd: folder });
  writeFileSync(join(folder, 'read.mjs'), javascript);
  writeFileSync(join(folder, 'read.py'), python);
  writeFileSync(join(folder, 'read.R'), r);
  const lines = [...readLines(process.execPath, ['read.mjs'], folder)];
  const others = [
    ['/usr/bin/python3', ['-c', 'import pandas, openpyxl'], ['read.py']],
    ['Rscript', ['-e', 'library(jsonlite); library(readxl)'], ['read.R']],
  ] as const;
  for (const [program, probe, args] of others) {
    if (has(program, probe)) lines.push(...readLines(program, args, folder));
    else console.log(`${program} is not here, or lacks what it reads with`);
  }
  const sets = new Map(expected.map((set) => [set.name, set]));
  const wrong = [...lines.flatMap((line) => judge(line, sets) ?? []), ...tryClients(folder, address)];
  console.log(`${expected.length} sets, ${lines.length} files read, ${Object.keys(uses).length} clients`);
  console.log(wrong.length === 0 ? 'all as in the JSON' : wrong.join('\n'));
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
