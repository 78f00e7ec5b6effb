import { type DataQuery, dataPages } from '@btc/contract/data/data-address.ts';
import { parse } from 'csv-parse/sync';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import readBook from 'read-excel-file/node';
import type { LightMyRequestResponse } from 'fastify';
import { type Answer, type Marks, placeReasons, readMarks, type TextRow, writeCell } from './figures-answer.fixture.ts';
import type { Demonstration } from '../demonstration.fixture.ts';
import { toSearch } from '../doors/data-queries.fixture.ts';

/*
 * The doors for programs and assistants, each parsed from its last bytes by a reader that is not ours.
 */

export interface Question {
  readonly portal: Demonstration;
  readonly query: DataQuery;
  readonly headers: Readonly<Record<string, string>>;
}

export function toRefusal({ statusCode, body }: LightMyRequestResponse): 'refused' | 'wrong' | null {
  if (statusCode === 200) return null;
  if (statusCode === 401 || statusCode === 403) return 'refused';
  if (statusCode === 400 || statusCode === 404) return 'wrong';
  throw new Error(`${statusCode} ${body}`);
}

/** Trials spend an item on each question, as the calls do. */
function fetchForm({ portal, query, headers }: Question, form: string): Promise<LightMyRequestResponse> {
  return portal.app.inject({ url: `/data/v1/${query.name}${form}?${toSearch(query)}&spend=yes`, headers });
}

interface Column {
  readonly name: string;
  readonly role: string;
  readonly type: string;
  readonly title: string;
  readonly unit?: string;
}

export interface JsonDocument {
  readonly schema: { readonly fields: readonly Column[] };
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly total: Readonly<Record<string, unknown>> | null;
  readonly totals?: readonly Readonly<Record<string, unknown>>[];
}

/** The other formats are parsed with the help of the set's JSON, which is returned beside its answer. */
export async function readJson(
  question: Question,
): Promise<{ readonly answer: Answer; readonly document: JsonDocument | null }> {
  const response = await fetchForm(question, '.json');
  const refusal = toRefusal(response);
  if (refusal !== null) return { answer: refusal, document: null };
  const document: JsonDocument = response.json();
  return { answer: { rows: document.rows.map(placeReasons), marks: readMarks(document) }, document };
}

/** Removes the apostrophe that protects text a spreadsheet would take for a formula. */
export function readText(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '');
}

/** CSV has its marks in the metadata file. */
async function readCsv(question: Question): Promise<Answer> {
  const response = await fetchForm(question, '.csv');
  const refusal = toRefusal(response);
  if (refusal !== null) return refusal;
  const rows: readonly TextRow[] = parse(response.body, { columns: true, cast: readText });
  return { rows: rows.map(placeReasons), marks: readMarks((await fetchForm(question, '/metadata.json')).json()) };
}

/** A day or month as JSON writes it; a month is its first day in files with types. */
export function writeDay(cell: unknown, type: string | undefined): unknown {
  if (!(cell instanceof Date)) return cell;
  const day = cell.toISOString();
  if (type === 'date' && day.endsWith('T00:00:00.000Z')) return day.slice(0, 10);
  return type === 'yearmonth' && day.endsWith('-01T00:00:00.000Z') ? day.slice(0, 7) : `a moment, ${day}`;
}

async function readParquet(question: Question, fields: readonly Column[]): Promise<Answer> {
  const response = await fetchForm(question, '.parquet');
  const refusal = toRefusal(response);
  if (refusal !== null) return refusal;
  const file = new Uint8Array(response.rawPayload).buffer;
  const about = parquetMetadata(file).key_value_metadata?.find(({ key }) => key === 'about')?.value ?? '';
  const types = new Map(fields.map(({ name, type }) => [name, type]));
  const read = await parquetReadObjects({ file });
  const rows = read.map((row) =>
    placeReasons(
      Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, writeDay(cell, types.get(name))])),
    ),
  );
  return { rows, marks: readMarks(JSON.parse(about)) };
}

const headingWords = {
  source: ['来源', 'Source'],
  span: ['日期', '时段', 'Date', 'Period'],
  publishedOn: ['发布日期', 'Published on'],
  asOf: ['按此日已发布的数据', 'As published on'],
  provisional: ['可能修订的时期', 'Provisional periods'],
  partial: ['仅部分公布的时期', 'Partly published periods'],
} as const;

export function readHeading(lines: readonly (readonly unknown[])[]): Partial<Marks> {
  const say = (words: readonly string[]) =>
    writeCell(lines.findLast(([label]) => words.includes(writeCell(label)))?.[1]);
  const source = say(headingWords.source);
  const [from = '', to = from] = say(headingWords.span).split(' – ');
  return {
    source,
    from,
    to,
    publishedOn: say(headingWords.publishedOn),
    asOf: say(headingWords.asOf),
    provisional: say(headingWords.provisional),
    partial: say(headingWords.partial),
    demo: String(/虚构|invented/.test(source)),
  };
}

/** In a text the column titles follow the first empty line. */
export function parseSheet(cells: readonly (readonly unknown[])[]) {
  const place = cells.findIndex((row) => row.every((cell) => writeCell(cell) === ''));
  // Where there is neither a row nor a column there are no titles.
  if (place === -1) return { heading: cells, titles: [], rows: [] };
  const titles = (cells[place + 1] ?? []).map(writeCell);
  return { heading: cells.slice(0, place), titles, rows: cells.slice(place + 2) };
}

/** In a workbook a mark is a word, or left out. */
function readTyped(cell: unknown, { type }: Column): unknown {
  if (cell instanceof Date) return writeDay(cell, type);
  if (type === 'date' || type === 'yearmonth') return cell === null ? null : `a text, ${writeCell(cell)}`;
  if (typeof cell === 'string' && type !== 'boolean') return readText(cell);
  if (type !== 'boolean') return cell;
  return cell === '是' || cell === 'yes';
}

async function readWorkbook(question: Question, fields: readonly Column[]): Promise<Answer> {
  const response = await fetchForm(question, '.xlsx');
  const refusal = toRefusal(response);
  if (refusal !== null) return refusal;
  const [data, notes] = await readBook(response.rawPayload);
  const [, ...rows] = data?.data ?? [];
  const toRow = (row: readonly unknown[]) =>
    placeReasons(Object.fromEntries(fields.map((field, index) => [field.name, readTyped(row[index] ?? null, field)])));
  return { rows: rows.map(toRow), marks: readHeading(notes?.data ?? []) };
}

/** Limit of rows in a tool's answer. */
const maxToolRows = 500;

/** Marks that a tool leaves out where they do not apply. */
const noMarks = { provisional: [], partial: [], span: null, locked: null };

interface ToolResult {
  readonly isError?: boolean;
  readonly content: readonly { readonly text: string }[];
  readonly structuredContent: {
    readonly rows: readonly Readonly<Record<string, unknown>>[];
    readonly total: number;
  };
}

async function readTool({ portal, query, headers }: Question): Promise<Readonly<Record<'tool' | 'toolText', Answer>>> {
  const { name: set, edition, params: parameters } = query;
  const tool = dataPages[set].path === '/BTCData' ? 'get_view' : 'get_series';
  const { body } = await portal.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { ...headers, accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
    payload: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: tool, arguments: { set, edition, parameters, limit: maxToolRows, order: 'set', spend: true } },
    },
  });
  const { result }: { readonly result: ToolResult } = JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body);
  const text = result.content[0]?.text ?? '';
  if (result.isError === true) {
    const refusal = /会员|member|本人|own account/i.test(text) ? 'refused' : 'wrong';
    return { tool: refusal, toolText: refusal };
  }
  const toAnswer = (found: ToolResult['structuredContent']): Answer => {
    return { rows: found.rows.map(placeReasons), marks: readMarks({ ...noMarks, ...found }) };
  };
  return { tool: toAnswer(result.structuredContent), toolText: toAnswer(JSON.parse(text)) };
}

export function cutToTool(answer: Answer): Answer {
  return typeof answer === 'string' ? answer : { ...answer, rows: answer.rows.slice(0, maxToolRows) };
}

export const machineFormats = ['csv', 'parquet', 'workbook', 'tool', 'toolText'] as const;

export const readers: Readonly<
  Record<(typeof machineFormats)[number], (question: Question, document: JsonDocument | null) => Promise<Answer>>
> = {
  csv: readCsv,
  parquet: (question, document) => readParquet(question, document?.schema.fields ?? []),
  workbook: (question, document) => readWorkbook(question, document?.schema.fields ?? []),
  tool: async (question) => (await readTool(question)).tool,
  toolText: async (question) => (await readTool(question)).toolText,
};
