import type { Edition } from '@btc/contract/members/access.ts';
import { factSourceNames } from '@btc/contract/trade/trade-codes.ts';
import type { DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import type { Caller } from '#platform/api/binding.ts';
import { presentDict } from './answer-dict.present.ts';
import { rankOrigins } from './beef-one.present.ts';
import type { BeefOneAnswer, BeefOneService } from './beef-one.service.ts';
import { money, percentOf, tonnes, usdPerTonne } from './sums.ts';

/** A file for a reader to keep: UTF-8 with its mark, so that spreadsheets read the Chinese. */
export interface Download {
  readonly filename: string;
  readonly body: string;
}

/** Writes Beef One as CSV: what the figures are first, then a line for each period and origin. */
export async function beefOneCsv(service: BeefOneService, input: DataQuestion, caller: Caller): Promise<Download> {
  const edition: Edition = input.isEn ? 'en' : 'cn';
  const answer = await service(input, caller);
  const { StartDate, EndDate } = presentDict(answer).Selection;
  const lines = [...headLines(answer, edition), [], columnTitles[edition], ...factLines(answer, edition)];
  const span = [StartDate, EndDate].filter((month) => month !== '').join('_');
  return {
    filename: ['beef-imports-by-origin', answer.question.period, span].filter((part) => part !== '').join('_') + '.csv',
    body: `\ufeff${lines.map(csvLine).join('')}`,
  };
}

type Cell = string | number | null;

const words = {
  cn: {
    title: ['标题', '国别进口'],
    scope: '范围',
    unit: ['单位', '数量：吨（产品重量）；金额：美元、人民币元；单价：美元/吨'],
    source: '来源',
    published: '发布日期',
    updated: '更新时间',
    provisional: ['暂定数据', '无'],
    partial: ['未满期', '无'],
    missing: '重量未公布的单元格数',
    locked: (month: string) => ['权限', `${month}之前的数据仅对开通数据模块的会员开放`],
    demo: ['说明', '演示数据，并非统计数字'],
    marks: { provisional: '暂定', partial: '未满期' },
  },
  en: {
    title: ['Title', 'Imports by origin'],
    scope: 'Scope',
    unit: ['Units', 'volume: tonnes (product weight); value: USD, CNY; unit value: USD/t'],
    source: 'Source',
    published: 'Published on',
    updated: 'Updated',
    provisional: ['Provisional', 'none'],
    partial: ['Incomplete periods', 'none'],
    missing: 'Cells without a published weight',
    locked: (month: string) => ['Access', `Months before ${month} are open to members with the Data module`],
    demo: ['Note', 'Demonstration data, not statistics'],
    marks: { provisional: 'provisional', partial: 'incomplete' },
  },
} as const satisfies Record<Edition, object>;

const columnTitles: Readonly<Record<Edition, readonly string[]>> = {
  cn: [
    '时期',
    '来源国代码',
    '来源国',
    '数量（吨）',
    '占当期全部来源（%）',
    '金额（美元）',
    '金额（人民币元）',
    '单价（美元/吨）',
    '标记',
  ],
  en: [
    'Period',
    'Origin code',
    'Origin',
    'Volume (t)',
    'Share of all origins in the period (%)',
    'Value (USD)',
    'Value (CNY)',
    'Unit value (USD/t)',
    'Mark',
  ],
};

function headLines(answer: BeefOneAnswer, edition: Edition): readonly (readonly Cell[])[] {
  const say = words[edition];
  const dict = presentDict(answer);
  const source = dict.Source === null ? '' : factSourceNames[dict.Source][edition === 'cn' ? 'nameCn' : 'nameEn'];
  return [
    say.title,
    [say.scope, edition === 'cn' ? dict.Scope.TitleCn : dict.Scope.TitleEn],
    say.unit,
    [say.source, source],
    [say.published, dict.PublishedOn],
    [say.updated, dict.UpdatedAt],
    [say.provisional[0], dict.Provisional.join(' ') || say.provisional[1]],
    [say.partial[0], dict.Partial.join(' ') || say.partial[1]],
    ...(dict.MissingVolumes > 0 ? [[say.missing, dict.MissingVolumes]] : []),
    ...(dict.LockedBefore === null ? [] : [say.locked(dict.LockedBefore)]),
    ...(dict.Demo ? [say.demo] : []),
  ];
}

function factLines(answer: BeefOneAnswer, edition: Edition): readonly (readonly Cell[])[] {
  const { found } = answer;
  if (found === null) return [];
  const dict = presentDict(answer);
  const marks = words[edition].marks;
  const ranked = rankOrigins(found);
  return found.window.periods.flatMap((period) => {
    const units = found.unitsOf.get(period) ?? [];
    const mark = [
      ...(dict.Provisional.includes(period) ? [marks.provisional] : []),
      ...(dict.Partial.includes(period) ? [marks.partial] : []),
    ].join(' ');
    const all = found.cells.sumOfAll(units, null);
    return ranked.map(({ Code, NameCn, NameEn }) => {
      const sum = found.cells.sumOfAll(units, [Code]);
      const name = edition === 'cn' ? NameCn : NameEn;
      const share = percentOf(sum.grams, all.grams);
      return [
        period,
        Code,
        name,
        tonnes(sum.grams),
        share,
        money(sum.usdCents),
        money(sum.cnyCents),
        usdPerTonne(sum),
        mark,
      ];
    });
  });
}

function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A text that a spreadsheet would take for a formula is kept a text. */
function csvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
