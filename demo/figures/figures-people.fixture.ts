import { toDataRequest } from '@btc/contract/data/data-address.ts';
import { parse } from 'csv-parse/sync';
import readBook from 'read-excel-file/node';
import {
  type Comparison,
  compareRow,
  placeReasons,
  type Rows,
  type TextRow,
  writeCell,
} from './figures-answer.fixture.ts';
import {
  type JsonDocument,
  type Question,
  readHeading,
  parseSheet,
  toRefusal,
  writeDay,
} from './figures-doors.fixture.ts';

/*
 * Files for people: titles and names in their language, figures by the titles of their columns, reasons of gaps in words.
 */

const fileNames: Readonly<Record<string, string>> = { benchmark: 'price-benchmark' };
const filesOfSets = new Set([
  'prices',
  'price-history',
  'beef-price-index',
  'pork-price-index',
  'live-cattle',
  'benchmark',
  'price-survey',
  'landed-cost',
  'plants',
  'plant-events',
  'plant-structure',
]);

/** Months of a view's rows are in the file of its table. */
export function hasFile(name: string): boolean {
  return filesOfSets.has(name) || (/^(?:beef|pork)-/.test(name) && !name.endsWith('-periods'));
}

type Cells = readonly (readonly unknown[])[];
type ReadFile = ReturnType<typeof parseSheet>;

/** A workbook has its notes on the second sheet. */
async function readWorkbook(bytes: Buffer, document: JsonDocument | null): Promise<ReadFile> {
  const [data, notes] = await readBook(bytes);
  const [titles = [], ...rows] = data?.data ?? [];
  const isMonthly = document?.schema.fields.some(({ type }) => type === 'yearmonth') ?? false;
  const write = (cell: unknown) => writeDay(cell, isMonthly ? 'yearmonth' : 'date');
  return { heading: notes?.data ?? [], titles: titles.map(writeCell), rows: rows.map((row) => row.map(write)) };
}

async function readFile(
  { portal, query, headers }: Question,
  { form, document }: { readonly form: 'csv' | 'xlsx'; readonly document: JsonDocument | null },
): Promise<ReadFile | 'refused' | 'wrong'> {
  const { isEn: _isEn, ...fields } = toDataRequest(query).fields;
  const given = [...Object.entries(fields), ['edition', query.edition] as const].map(([name, value]) => [
    name,
    String(value),
  ]);
  const url = `/download/${fileNames[query.name] ?? query.name}.${form}?${new URLSearchParams(given).toString()}`;
  const response = await portal.app.inject({ url, headers });
  const refusal = toRefusal(response);
  if (refusal !== null) return refusal;
  if (form === 'xlsx') return readWorkbook(response.rawPayload, document);
  return parseSheet(parse(response.body, { bom: true, relax_column_count: true, skip_empty_lines: false }));
}

const unitsCn: Readonly<Record<string, string>> = {
  t: '吨',
  USD: '美元',
  CNY: '人民币元',
  'USD/t': '美元/吨',
  'USD/kg': '美元/公斤',
  'CNY/kg': '元/公斤',
  points: '点',
};
const seriesTitles: Readonly<Record<string, readonly [cn: string, en: string]>> = {
  t: ['数量', 'Volume'],
  USD: ['金额', 'Value'],
  CNY: ['金额', 'Value'],
  'USD/t': ['单价', 'Unit value'],
};
const reasons: Readonly<Record<string, readonly [cn: string, en: string]>> = {
  '(locked)': ['仅对会员开放', 'For members'],
  '(notTraded)': ['无进口', 'No imports'],
  '(noBase)': ['无可比基数', 'No base to compare with'],
};

type Edition = Question['query']['edition'];
const inLanguage = (edition: Edition, [cn, en]: readonly [cn: string, en: string]) => (edition === 'cn' ? cn : en);

function writeTitle(edition: Edition, title: string, unit: string): string {
  if (unit === '') return title;
  return edition === 'cn' ? `${title}（${unitsCn[unit] ?? unit}）` : `${title} (${unit})`;
}

interface File {
  readonly heading: ReadonlyMap<string, string>;
  readonly titles: readonly string[];
  readonly rows: Cells;
  readonly edition: Edition;
}

interface Wanted {
  readonly title: string;
  readonly label: string;
  readonly text: string;
}

/** Also checks that a missing figure has its reason. */
function compareFigures(
  comparison: Comparison,
  where: string,
  { file, place, wanted }: { readonly file: File; readonly place: number; readonly wanted: readonly Wanted[] },
): void {
  const { heading, titles, rows, edition } = file;
  const cells = (rows[place] ?? []).map(writeCell);
  const gaps = titles.at(-1) === inLanguage(edition, ['缺失原因', 'Gaps']) ? (cells.at(-1) ?? '') : '';
  for (const { title, label, text } of wanted) {
    comparison.cells += 1;
    const column = titles.indexOf(title);
    const isMissing = text === '' || text.startsWith('(');
    const reason = reasons[text];
    // What all rows have alike, and that something is locked, stands above the table; a column of nothing is left out.
    const found = column === -1 ? (heading.get(label) ?? '') : (cells[column] ?? '');
    const hasReason =
      column === -1 ||
      reason === undefined ||
      gaps.includes(`${title}${inLanguage(edition, ['：', ': '])}${inLanguage(edition, reason)}`);
    if (isMissing ? found !== '' || !hasReason : found !== text)
      comparison.different.push(`${where}: ${title} is "${found}" (${gaps}), not "${text}"`);
  }
}

function listWanted(document: JsonDocument, edition: Edition): readonly (readonly Wanted[])[] {
  const { fields } = document.schema;
  const numbers = fields.filter(({ type }) => type === 'number' || type === 'integer');
  const keys = fields.filter(({ role }) => role === 'dimension').map(({ name }) => name);
  const toKey = (row: TextRow) => keys.map((name) => row[name] ?? '').join(' ');
  const rows = document.rows.map(placeReasons);
  const known = new Set(rows.map(toKey));
  const total = document.total === null ? [] : [placeReasons(document.total)].filter((row) => !known.has(toKey(row)));
  return [...rows, ...total].map((row) =>
    numbers.map(({ name, title, unit = '' }) => ({
      title: writeTitle(edition, title, unit),
      label: title,
      text: row[name] ?? '',
    })),
  );
}

/** A row of a file of series has all units of a period and member. */
function compareSeries(
  comparison: Comparison,
  where: string,
  { document, file }: { document: JsonDocument; file: File },
) {
  const { titles, rows } = file;
  const places = new Map(rows.map((row, index) => [`${writeCell(row[0])} ${writeCell(row[1])}`, index]));
  for (const row of [...document.rows, ...(document.totals ?? [])].map(placeReasons)) {
    const { period = '', code = '', unit = '', value = '' } = row;
    const [cn, en] = seriesTitles[unit] ?? ['', ''];
    const title = writeTitle(file.edition, inLanguage(file.edition, [cn, en]), unit);
    const wanted = [{ title, label: title, text: value }];
    const place = places.get(`${period} ${code}`);
    if (place === undefined) comparison.different.push(`${where}: no row ${period} ${code} among ${titles.join()}`);
    else compareFigures(comparison, `${where} ${period} ${code}`, { file, place, wanted });
  }
}

export async function compareFiles(
  comparison: Comparison,
  where: string,
  { question, answer, document }: { question: Question; answer: Rows | string; document: JsonDocument | null },
): Promise<void> {
  const { edition, name } = question.query;
  for (const form of ['csv', 'xlsx'] as const) {
    const read = await readFile(question, { form, document });
    comparison.cells += 1;
    if (typeof read === 'string' || typeof answer === 'string' || document === null) {
      if (read !== answer)
        comparison.different.push(
          `${where} file ${form}: ${typeof read === 'string' ? read : 'rows'} in the place of ${typeof answer === 'string' ? answer : 'rows'}`,
        );
      continue;
    }
    const { heading, titles, rows } = read;
    const above = new Map(heading.map(([label, text]) => [writeCell(label), writeCell(text)]));
    const file = { heading: above, titles, rows, edition };
    const { source, from, to, publishedOn, asOf, provisional, partial, demo } = answer.marks;
    const marks = { source, from, to, publishedOn, asOf, provisional, partial, demo };
    const texts = Object.fromEntries(Object.entries(marks).map(([mark, text]) => [mark, text ?? '']));
    compareRow(comparison, `${where} file ${form}`, {
      found: { ...readHeading(heading) },
      wanted: texts,
      columns: Object.keys(texts),
    });
    if (name.endsWith('-series')) compareSeries(comparison, `${where} file ${form}`, { document, file });
    else {
      const wanted = listWanted(document, edition);
      if (wanted.length !== rows.length)
        comparison.different.push(`${where} file ${form}: ${rows.length} rows, not ${wanted.length}`);
      for (const [place, row] of wanted.entries())
        compareFigures(comparison, `${where} file ${form} row ${place + 1}`, { file, place, wanted: row });
    }
  }
}
