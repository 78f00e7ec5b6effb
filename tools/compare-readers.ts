// Reads the forty files of others (server/src/portal-tests) with pandas and DuckDB, each as a first try would, and prints the table of
// docs/sources/files-of-other-hands.md. What the portal makes of them is held by a test of the server.
// node tools/compare-readers.ts (python3 with pandas and openpyxl; PYTHON names another)
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reasons } from '@btc/server/src/platform/import/issue-reasons.ts';
import { type FileOfOthers, filesOfOthers } from '@btc/server/src/portal-tests/files-of-others.fixture.ts';
import { DuckDBInstance } from '@duckdb/node-api';

/** A table as a reader has it: of each column whose sum is wanted, null where it holds no numbers, and its values. */
type Read =
  | { readonly error: string }
  | {
      readonly rows: number;
      readonly columns: Readonly<Record<string, { readonly sum: number | null; readonly values: readonly string[] }>>;
    };

type Grade = 'right' | 'as written' | 'no figures' | 'refused' | 'not tried' | 'wrong';

const folder = mkdtempSync(join(tmpdir(), 'btc-readers-'));

function listColumns({ written }: FileOfOthers): readonly string[] {
  const { sums = {}, texts = {}, code } = written ?? {};
  return [...Object.keys(sums), ...Object.keys(texts), ...(code === undefined ? [] : [code])];
}

const python = `
import json, sys, warnings
import pandas
warnings.simplefilter('ignore')
def read(name):
    if '.json' in name: return pandas.read_json(name)
    return pandas.read_excel(name) if name.endswith('.xlsx') else pandas.read_csv(name)
answers = []
for name, titles in json.load(open('inputs.json')):
    try:
        table = read(name)
        columns = {}
        for title in titles:
            if title not in table.columns: continue
            column = table[title]
            is_number = pandas.api.types.is_numeric_dtype(column)
            columns[title] = {'sum': float(column.sum()) if is_number else None, 'values': [str(value) for value in column]}
        answers.append({'rows': len(table), 'columns': columns})
    except Exception as error:
        answers.append({'error': type(error).__name__ + ': ' + str(error).strip().split('\\n')[0]})
print(json.dumps([pandas.__version__, answers]))
`;

function readWithPandas(): readonly [version: string, answers: readonly Read[]] {
  const inputs = filesOfOthers.map((file) => [file.name, listColumns(file)]);
  writeFileSync(join(folder, 'inputs.json'), JSON.stringify(inputs));
  const printed = execFileSync(process.env['PYTHON'] ?? 'python3', ['-c', python], { cwd: folder, encoding: 'utf8' });
  return JSON.parse(printed);
}

const toName = (text: string): string => `"${text.replaceAll('"', '""')}"`;

async function readWithDuckDb(): Promise<readonly [version: string, answers: readonly Read[]]> {
  const connection = await (await DuckDBInstance.create()).connect();
  const run = async (sql: string) => (await connection.runAndReadAll(sql)).getRows();
  const read = async (file: FileOfOthers): Promise<Read> => {
    const path = join(folder, file.name).replaceAll("'", "''");
    // The reader of workbooks is an extension that is fetched.
    const source = file.name.endsWith('.xlsx')
      ? `'${path}'`
      : `${file.name.includes('.json') ? 'read_json_auto' : 'read_csv_auto'}('${path}')`;
    try {
      await run(`create or replace temp table given as from ${source}`);
      const types = new Map((await run('describe given')).map(([name, type]) => [String(name), String(type)]));
      const columns: Record<string, { sum: number | null; values: readonly string[] }> = {};
      for (const title of listColumns(file).filter((one) => types.has(one))) {
        const isNumber = /INT|DOUBLE|FLOAT|DECIMAL/.test(types.get(title) ?? '');
        const [sum] = isNumber ? await run(`select sum(${toName(title)})::double from given`) : [[null]];
        const values = await run(`select ${toName(title)}::varchar from given`);
        columns[title] = {
          sum: sum?.[0] === null ? null : Number(sum?.[0]),
          values: values.map(([value]) => String(value)),
        };
      }
      const [[rows] = [0]] = await run('select count(*)::int from given');
      return { rows: Number(rows), columns };
    } catch (error) {
      return { error: (error instanceof Error ? error.message : String(error)).replaceAll('\n', ' ') };
    }
  };
  const answers: Read[] = [];
  for (const file of filesOfOthers) answers.push(await read(file));
  const [[version] = ['']] = await run('select version()');
  return [String(version), answers];
}

interface Judged {
  readonly grade: Grade;
  readonly text: string;
  /** Tariff codes lost their zero. */
  readonly isZeroLost: boolean;
}

const format = (figure: number): string => figure.toLocaleString('en-US', { maximumFractionDigits: 2 });

function judge(file: FileOfOthers, read: Read): Judged {
  const { written, ours } = file;
  if ('error' in read && /Extension/.test(read.error))
    return { grade: 'not tried', text: 'not tried', isZeroLost: false };
  if ('error' in read) return { grade: 'refused', text: `refused: ${formatError(read.error)}`, isZeroLost: false };
  if (written === null) return { grade: 'wrong', text: `**wrong**: ${countRows(read.rows)}`, isZeroLost: false };
  const { rows, sums = {}, texts = {}, code } = written;
  const codes = read.columns[code ?? '']?.values ?? [];
  const isZeroLost = codes.some((value) => /^[2-9]/.test(value));
  const found = Object.keys(sums).map((title) => [title, read.columns[title]] as const);
  const missing = [...found, ...Object.keys(texts).map((title) => [title, read.columns[title]] as const)].filter(
    ([, column]) => column === undefined,
  );
  if (missing.length > 0) return { grade: 'no figures', text: `no column ${formatTitle(missing[0]?.[0])}`, isZeroLost };
  const asText = found.filter(([, column]) => column?.sum === null);
  if (asText.length > 0) return { grade: 'no figures', text: `${formatTitle(asText[0]?.[0])} is text`, isZeroLost };
  const off = found.find(([title, column]) => Math.abs((column?.sum ?? 0) - (sums[title] ?? 0)) > 0.005);
  const changed = Object.entries(texts).find(
    ([title, values]) => values.join() !== (read.columns[title]?.values ?? []).toSorted().join(),
  );
  const faults = [
    ...(read.rows === rows ? [] : [countRows(read.rows)]),
    ...(off === undefined ? [] : [`${formatTitle(off[0])} ${format(off[1]?.sum ?? 0)}`]),
    ...(changed === undefined ? [] : [`${formatTitle(changed[0])} changed`]),
  ];
  if (faults.length > 0) return { grade: 'wrong', text: `**wrong**: ${faults.join(', ')}`, isZeroLost };
  const isMeant = !('refused' in ours) || ours.refused === 'missingColumn';
  const isSame = isMeant && ('refused' in ours || file.isWhole !== false);
  return isSame
    ? { grade: 'right', text: 'right', isZeroLost }
    : { grade: 'as written', text: 'as written', isZeroLost };
}

/** What is wrong with a file that was refused, in short. */
function formatError(error: string): string {
  if (/not utf-8|UnicodeDecodeError/i.test(error)) return 'not UTF-8';
  return shorten(error.replace(/^(?:ValueError|ParserError|Invalid Input Error): /, ''));
}

const countRows = (rows: number): string => `${rows} ${rows === 1 ? 'row' : 'rows'}`;
const formatTitle = (title: string | undefined): string => (title ?? '').replaceAll('\n', ' ');
const shorten = (text: string): string => text.replaceAll(folder, '').replaceAll('|', '/').slice(0, 70).trim();

function formatOurs({ ours }: FileOfOthers): string {
  if ('refused' in ours) return `refused: ${reasons[ours.refused].en.split(/[:(,]/)[0]?.trim()}`;
  return 'right';
}

function formatRight({ ours, written }: FileOfOthers): string {
  if ('refused' in ours && ours.refused !== 'missingColumn') return 'to refuse';
  if ('refused' in ours) return countRows(written?.rows ?? 0);
  const figures = [
    ...(ours.kg === undefined ? [] : [`${format(ours.kg)} kg`]),
    ...(ours.usd === undefined ? [] : [`USD ${format(ours.usd)}`]),
    ...(ours.total === undefined ? [] : [`sum ${format(ours.total)}`]),
  ];
  return [countRows(ours.rows), ...figures].join(', ');
}

const grades: readonly Grade[] = ['right', 'as written', 'no figures', 'refused', 'not tried', 'wrong'];

async function compare(): Promise<void> {
  for (const { name, content } of filesOfOthers) writeFileSync(join(folder, name), content);
  const readers = [readWithPandas(), await readWithDuckDb()] as const;
  const judged = filesOfOthers.map((file, index) =>
    readers.map(([, answers]) => judge(file, answers[index] ?? { error: 'nothing' })),
  );
  const mark = ({ text, isZeroLost }: Judged): string => (isZeroLost ? `${text} ⁰` : text);
  const cells = filesOfOthers.map((file, index) => [
    `\`${file.name}\``,
    file.of,
    formatRight(file),
    formatOurs(file),
    ...(judged[index] ?? []).map(mark),
  ]);
  const titles = ['file', 'what it is', 'right', 'portal', `pandas ${readers[0][0]}`, `DuckDB ${readers[1][0]}`];
  const rows = [titles, titles.map(() => '---'), ...cells];
  console.log(rows.map((row) => `| ${row.join(' | ')} |`).join('\n'));
  for (const [at, name] of ['pandas', 'DuckDB'].entries()) {
    const own = judged.map((both) => both[at]);
    const counts = grades.map((grade) => `${grade} ${own.filter((one) => one?.grade === grade).length}`);
    console.log(`${name}: ${counts.join(', ')}; zero lost ${own.filter((one) => one?.isZeroLost).length}`);
  }
}

try {
  await compare();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
