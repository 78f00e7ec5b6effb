// Opens every workbook of a running demonstration with LibreOffice and Gnumeric, in both editions, as a paying member: those of the data
// address, and those for people. Both read the header in row 1, days as dates, and figures as in the JSON; in print no cell is too narrow
// and pages are one table wide. With DATA_DIR, the portal's own, every template is filled and saved by both, and imported for a preview.
// node tools/open-workbooks.ts http://127.0.0.1:3000 (LibreOffice Calc, Gnumeric, poppler-utils)
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpApi } from '@btc/contract/client.ts';
import { encodePassword } from '@btc/contract/wire/password.ts';
import { plantListTemplate } from '@btc/server/src/plants/list/plant-list-template.ts';
import type { Template } from '@btc/server/src/platform/import/template/write-template.ts';
import { quoteTemplate } from '@btc/server/src/prices/import/quote-columns.data.ts';
import { templates as tradeTemplates } from '@btc/server/src/trade/import/template/template.ts';
import { parse } from 'csv-parse/sync';

const [portal = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'btc-workbooks-'));
const root = join(import.meta.dirname, '..');
const editions = ['cn', 'en'] as const;

const asCsv = 'Text - txt - csv (StarCalc):44,34,76,1';
const filesAStart = 50;

/** LibreOffice converts many files in one start, but not all of them: of 262 it left out the last without a word. */
function runOffice(to: string, files: readonly string[]): void {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  for (let start = 0; start < files.length; start += filesAStart) {
    const some = files.slice(start, start + filesAStart);
    const from = some.every((file) => file.endsWith('.csv')) ? [`--infilter=${asCsv}`] : [];
    execFileSync('soffice', ['--headless', profile, ...from, '--convert-to', to, '--outdir', folder, ...some], {
      cwd: folder,
      stdio: 'pipe',
    });
  }
}

function runGnumeric(type: string, from: string, to: string): void {
  execFileSync('ssconvert', [`--export-type=${type}`, from, to], { cwd: folder, stdio: 'pipe' });
}

const firstSheet = `csv:${asCsv}`;

async function signIn(): Promise<Record<string, string>> {
  const apiKey = 'btc-portal';
  const bases = { systemBase: `${portal}/api/system`, managementBase: `${portal}/api/management` };
  const api = createHttpApi({ ...bases, apiKey, token: () => null });
  const { Token } = await api('UserLogin', { UserName: 'demo_paid', Password: encodePassword('Beef2026demo') });
  return { Token, Authorization: apiKey };
}

async function ask(url: string, headers: Record<string, string>): Promise<Response> {
  const answer = await fetch(url, { headers });
  if (answer.status !== 429) return answer;
  await new Promise((resolve) => setTimeout(resolve, 61_000));
  return ask(url, headers);
}

interface Json {
  readonly schema: {
    readonly fields: readonly { readonly name: string; readonly type: string; readonly title: string }[];
  };
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

interface Book {
  /** Of its files, without an ending. */
  readonly name: string;
  /** Null for a file for people, whose columns are its own. */
  readonly json: Json | null;
}

async function fetchBook(name: string, url: string, headers: Record<string, string>): Promise<boolean> {
  const answer = await ask(url, headers);
  if (!answer.ok) return false;
  writeFileSync(join(folder, `${name}.xlsx`), Buffer.from(await answer.arrayBuffer()));
  return true;
}

interface Listed {
  readonly name: string;
  readonly data: Readonly<Record<string, string>>;
}

async function fetchBooks(headers: Record<string, string>): Promise<readonly Book[]> {
  const { sets }: { readonly sets: readonly Listed[] } = await (await fetch(`${portal}/data/v1`)).json();
  const books: Book[] = [];
  for (const { name, data } of sets) {
    for (const edition of editions) {
      const of = (form: string) => (data[form] ?? '').replace('edition=en', `edition=${edition}`);
      const own = `${name}-${edition}`;
      if (await fetchBook(own, of('xlsx'), headers))
        books.push({ name: own, json: await (await ask(of('json'), headers)).json() });
      const { search } = new URL(of('xlsx'));
      const file = name === 'benchmark' ? 'price-benchmark' : name;
      const people = `people-${own}`;
      if (await fetchBook(people, `${portal}/download/${file}.xlsx${search}`, headers))
        books.push({ name: people, json: null });
    }
  }
  return books;
}

const day = /^\d{4}[-/]\d{1,2}[-/]\d{1,2}$/;
const number = (text: string) => Number(text.replaceAll(',', '').replace('%', ''));

/** A cell as the program shows it, against the JSON: a figure to its shown decimals, a day as a day. */
function isAs(shown: string, wanted: unknown, type: string): boolean {
  if (wanted === null || wanted === undefined) return true;
  if (type === 'date') return day.test(shown) && shown.replaceAll('/', '-') === wanted;
  if (type === 'yearmonth') return typeof wanted === 'string' && shown.replaceAll('/', '-').startsWith(wanted);
  if (typeof wanted !== 'number') return true;
  const decimals = shown.split('.')[1]?.replace(/\D/g, '').length ?? 0;
  return Math.abs(number(shown) - wanted) <= 0.5 * 10 ** -decimals + 1e-9 * Math.abs(wanted);
}

function compare(where: string, text: string, { json }: Book): readonly string[] {
  const [header = [], ...rows]: readonly (readonly string[])[] = parse(text, { bom: true, relax_column_count: true });
  if (json === null) return header.some((title) => title !== '') ? [] : [`${where}: no header in the first row`];
  const { fields } = json.schema;
  if (rows.length !== json.rows.length) return [`${where}: ${rows.length} rows, not ${json.rows.length}`];
  return fields.flatMap(({ name, type, title }, index) => {
    if (!(header[index] ?? '').startsWith(title)) return [`${where}: the column ${title} is ${header[index]}`];
    const at = rows.findIndex((row, line) => !isAs(row[index] ?? '', json.rows[line]?.[name], type));
    return at === -1
      ? []
      : [`${where} ${name}, row ${at + 1}: ${rows[at]?.[index]}, not ${String(json.rows[at]?.[name])}`];
  });
}

function readCells(books: readonly Book[]): readonly string[] {
  runOffice(
    firstSheet,
    books.map(({ name }) => `${name}.xlsx`),
  );
  const wrong = books.flatMap((book) => {
    const text = join(folder, `${book.name}.csv`);
    return existsSync(text)
      ? compare(`LibreOffice ${book.name}`, readFileSync(text, 'utf8'), book)
      : [`LibreOffice ${book.name}: not opened`];
  });
  const others = books.flatMap((book) => {
    const text = join(folder, `${book.name}-gnumeric.csv`);
    try {
      runGnumeric('Gnumeric_stf:stf_csv', `${book.name}.xlsx`, text);
      return compare(`Gnumeric ${book.name}`, readFileSync(text, 'utf8'), book);
    } catch (error) {
      return [`Gnumeric ${book.name}: ${String(error)}`];
    }
  });
  return [...wrong, ...others];
}

/** In print: no `###`, landscape, the last column on the first page, and the heading on the second page of a long table. */
function readPrint(books: readonly Book[]): readonly string[] {
  const short = books.filter(({ json }) => (json?.rows.length ?? 0) <= 500);
  runOffice(
    'pdf',
    short.map(({ name }) => `${name}.xlsx`),
  );
  return short.flatMap(({ name, json }) => {
    const print = join(folder, `${name}.pdf`);
    if (!existsSync(print)) return [`${name}: not printed`];
    const text = execFileSync('pdftotext', ['-layout', print, '-'], { encoding: 'utf8', maxBuffer: 1e9 });
    const about = execFileSync('pdfinfo', [print], { encoding: 'utf8' });
    const [, width = '0', height = '0'] = /Page size:\s+([\d.]+) x ([\d.]+)/.exec(about) ?? [];
    const [first = '', second = ''] = text.split('\f');
    const titles = json?.schema.fields.map(({ title }) => title.slice(0, 3)) ?? [];
    const faults = [
      [/#{3,}/.test(text), 'a cell is too narrow in print'],
      [Number(width) <= Number(height), `the page is ${width} × ${height}`],
      [!first.includes(titles.at(-1) ?? ''), 'the last column is on another page'],
      [(json?.rows.length ?? 0) > 200 && !second.includes(titles[0] ?? ''), 'the second page has no heading'],
    ] as const;
    return faults.flatMap(([isTrue, what]) => (isTrue ? [`${name}: ${what}`] : []));
  });
}

const templates: Readonly<Record<string, Template>> = {
  quotes: quoteTemplate,
  plants: plantListTemplate,
  ...tradeTemplates,
};

function runImport(args: readonly string[]): { readonly status: number | null; readonly text: string } {
  const run = spawnSync(process.execPath, [join(root, 'server/src/commands/import.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: folder },
  });
  return { status: run.status, text: (run.stdout + run.stderr).trim() };
}

/** The columns with their examples, as typed into each program and saved by it; and the empty workbook opened and saved again. */
function tryTemplate(kind: string, edition: (typeof editions)[number], { columns }: Template): readonly string[] {
  const own = `template-${kind}-${edition}`;
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const lines = [columns.map((column) => column[edition]), columns.map(({ example }) => example)];
  writeFileSync(join(folder, `${own}.csv`), `${lines.map((cells) => cells.map(quote).join(',')).join('\r\n')}\r\n`);
  runImport([kind, '--template', `${own}-empty.xlsx`, '--lang', edition]);
  runOffice('xlsx:Calc MS Excel 2007 XML', [`${own}.csv`]);
  runGnumeric('Gnumeric_Excel:xlsx', `${own}.csv`, `${own}-gnumeric.xlsx`);
  runGnumeric('Gnumeric_Excel:xlsx', `${own}-empty.xlsx`, `${own}-empty-gnumeric.xlsx`);
  return [`${own}.xlsx`, `${own}-gnumeric.xlsx`, `${own}-empty-gnumeric.xlsx`].flatMap((file) => {
    const { status, text } = runImport([kind, file, '--preview', '--lang', 'en']);
    const isRight = file.includes('-empty') ? text.includes('no data rows') : status === 0;
    return isRight ? [] : [`${file}: ${text}`];
  });
}

try {
  const books = await fetchBooks(await signIn());
  const wrong = [...readCells(books), ...readPrint(books)];
  const hasData = process.env['DATA_DIR'] !== undefined;
  const tried = hasData ? Object.entries(templates) : [];
  for (const [kind, template] of tried)
    for (const edition of editions) wrong.push(...tryTemplate(kind, edition, template));
  console.log(`${books.length} workbooks, ${tried.length} templates in both editions`);
  console.log(wrong.length === 0 ? 'all as in the JSON, with both programs' : wrong.join('\n'));
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
