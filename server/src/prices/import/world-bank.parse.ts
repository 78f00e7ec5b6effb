import { roundTo } from '@btc/contract/round-to.ts';
import { toIssue, type Issue } from '#platform/import/issue.ts';
import { toColumnLetter } from '#platform/import/text/column-letter.ts';
import type { TitleAccount } from '#platform/import/text/header.ts';
import {
  type FileBenchmark,
  type FileLine,
  type FileValue,
  type PriceFileContent,
  type PriceRows,
  readFigure,
} from './price-file.ts';

type WorldBankContent = PriceRows & Pick<PriceFileContent, 'rowsRead' | 'issues' | 'titles'>;

/** Sheet of the workbook with monthly prices. */
export const worldBankSheet = 'Monthly Prices';

/** Meat and feed only; titles as in the workbook, without footnote marks. */
const columns = [
  { title: 'Beef', code: 'wb-beef', cn: '牛肉（世界银行）', en: 'Beef (World Bank)' },
  { title: 'Chicken', code: 'wb-chicken', cn: '鸡肉（世界银行）', en: 'Chicken (World Bank)' },
  { title: 'Lamb', code: 'wb-lamb', cn: '羊肉（世界银行）', en: 'Lamb (World Bank)' },
  { title: 'Maize', code: 'wb-maize', cn: '玉米（世界银行）', en: 'Maize (World Bank)' },
  { title: 'Soybean meal', code: 'wb-soybean-meal', cn: '豆粕（世界银行）', en: 'Soybean meal (World Bank)' },
] as const;

function formatPlainTitle(title: string): string {
  return title.replace(/[\s*]+$/, '').trim();
}

interface Column extends FileBenchmark {
  readonly index: number;
  readonly title: string;
}

function findColumns(titles: FileLine, units: FileLine): readonly Column[] {
  return columns.flatMap(({ title, code, cn, en }, order) => {
    const index = titles.fields.findIndex((field) => formatPlainTitle(field) === title);
    if (index < 0) return [];
    const unit = (units.fields[index] ?? '').replace(/[()]/g, '').replace('$', 'USD').replace('/mt', '/t');
    return [
      {
        index,
        title,
        code,
        name_cn: cn,
        name_en: en,
        unit,
        frequency: 'month' as const,
        source_cn: '世界银行《大宗商品价格（粉单）》',
        source_en: 'World Bank Commodity Price Data (The Pink Sheet)',
        sort_key: order,
      },
    ];
  });
}

export function isWorldBankHeader(fields: readonly string[]): boolean {
  return fields.some((field) => formatPlainTitle(field) === 'Beef');
}

/** The content of the sheet `Monthly Prices`: a header, a line of units, one line a month. */
export function parseWorldBank(lines: readonly FileLine[]): WorldBankContent {
  const [titles, units, ...rows] = lines;
  if (titles === undefined || units === undefined || !isWorldBankHeader(titles.fields)) {
    const issues = [{ line: 0, ...toIssue('missingColumn', 'Beef', '') }];
    return { rowsRead: 0, issues, quotes: [], benchmarks: [], values: [], titles: null };
  }
  const columns = findColumns(titles, units);
  const issues: Issue[] = lines.flatMap(({ line, cellIssues = [] }) =>
    cellIssues.map(({ index, reason, value }) => {
      return { line, ...toIssue(reason, titles.fields[index] || toColumnLetter(index), value) };
    }),
  );
  const values: FileValue[] = [];
  const months = rows.filter(({ fields }) => fields.some((field) => field !== ''));
  for (const { line, fields } of months) {
    const month = /^(\d{4})M(0[1-9]|1[0-2])$/.exec(fields[0] ?? '');
    if (month === null) {
      issues.push({ line, ...toIssue('badPeriod', titles.fields[0] ?? '', fields[0] ?? '') });
      continue;
    }
    for (const { index, title, code } of columns) {
      const read = readFigure(fields[index] ?? '', title);
      if (read.kind === 'bad') issues.push({ line, ...read.issue });
      else if (read.value !== null) {
        const value = roundTo(read.value, 4);
        values.push({
          code,
          day: `${month[1]}-${month[2]}-01`,
          value,
          open: null,
          high: null,
          low: null,
          volume: null,
        });
      }
    }
  }
  const benchmarks = columns.map(({ index: _index, title: _title, ...benchmark }) => benchmark);
  return { rowsRead: months.length, issues, quotes: [], benchmarks, values, titles: accountFor(titles, columns) };
}

/** Other goods are of no use here, and the months have no title. */
function accountFor({ fields }: FileLine, columns: readonly Column[]): TitleAccount {
  const isRead = (index: number) => columns.some((column) => column.index === index);
  const given = [...fields.entries()].filter(([, title]) => title !== '');
  const list = (wanted: boolean) => given.flatMap(([index, title]) => (isRead(index) === wanted ? [title] : []));
  return { read: list(true), notNeeded: list(false), notUnderstood: [], stopping: [] };
}
