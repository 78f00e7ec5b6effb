import type { Edition } from '@btc/contract/members/access.ts';
import { periodText } from '../facts/vintage.ts';
import type { Changes } from './changes.ts';
import { reasons } from './fault.ts';
import type { Fault } from './fault.ts';
import type { ImportReport } from './import-file.ts';

/** Faults printed; the rest are counted, and all are in the file of `--errors`. */
const mostPrinted = 20;

/** Puts what came of an import into words, a line each. */
export function formatReport(report: ImportReport, edition: Edition): readonly string[] {
  const say = edition === 'cn' ? chinese : english;
  const number = new Intl.NumberFormat(edition === 'cn' ? 'zh-CN' : 'en-US', { maximumFractionDigits: 3 });
  const shown = report.faults.slice(0, mostPrinted).map((fault) => `  ${say.fault(fault)}`);
  return [
    say.file(report, number),
    ...(report.outcome === 'unchanged' ? [] : [say.rows(report, number)]),
    ...shown,
    ...(report.faultCount > shown.length ? [`  ${say.more(number.format(report.faultCount - shown.length))}`] : []),
    ...(report.coverage === null ? [] : [say.coverage(report)]),
    ...(report.changes === null ? [] : say.changes(report.changes, number)),
    say.outcome(report),
  ];
}

interface Words {
  readonly file: (report: ImportReport, number: Intl.NumberFormat) => string;
  readonly rows: (report: ImportReport, number: Intl.NumberFormat) => string;
  readonly fault: (fault: Fault) => string;
  readonly more: (count: string) => string;
  readonly coverage: (report: ImportReport) => string;
  readonly changes: (changes: Changes, number: Intl.NumberFormat) => readonly string[];
  readonly outcome: (report: ImportReport) => string;
}

const english: Words = {
  file: ({ inputName, format, bytes, checksum }, number) =>
    `${inputName}: ${format}, ${number.format(bytes)} bytes, SHA-256 ${checksum.slice(0, 16)}…`,
  rows: ({ rowsRead, facts, outOfScope, aggregates, badRows, encoding }, number) =>
    `${number.format(rowsRead)} data rows (${encoding}): ${number.format(facts)} facts, ${number.format(outOfScope)} out of scope, ` +
    `${number.format(aggregates)} sums or breakdowns left out, ${number.format(badRows)} bad`,
  fault: ({ line, column, value, reason }) =>
    `line ${line}${column === '' ? '' : `, column ${column}`}: ${reasons[reason].en}${value === '' ? '' : ` (${value})`}`,
  more: (count) => `and ${count} more; --errors FILE lists all`,
  coverage: ({ coverage, publishedOn }) =>
    coverage === null
      ? ''
      : `${periodText(coverage.periodFrom)} to ${periodText(coverage.periodTo)}, HS ${coverage.hsCodes.join(', ')}, ` +
        `${coverage.origins.length} origins, published on ${publishedOn}`,
  changes: ({ added, changed, same, gone, hidden, before, after }, number) => [
    `cells: ${number.format(added)} new, ${number.format(changed)} changed, ${number.format(same)} the same, ${number.format(gone)} gone`,
    ...(hidden === 0 ? [] : [`${number.format(hidden)} facts stay behind figures published later`]),
    ...[['before', before] as const, ['after', after] as const].map(
      ([name, { kg, usd, cny }]) =>
        `${name}: ${number.format(Number(kg))} kg, USD ${number.format(Number(usd))}, CNY ${number.format(Number(cny))}`,
    ),
  ],
  outcome: ({ outcome, preview, vintageId }) => {
    switch (outcome) {
      case 'loaded':
        return preview ? 'Preview only: nothing was changed.' : `Loaded as vintage ${vintageId}.`;
      case 'unchanged':
        return `The same bytes were loaded before, as vintage ${vintageId}: nothing changed.`;
      case 'empty':
        return 'No row is within the commodity scope: nothing to load.';
      case 'refused':
        return 'Nothing was loaded: every row must pass.';
    }
  },
};

const chinese: Words = {
  file: ({ inputName, format, bytes, checksum }, number) =>
    `${inputName}：${format}，${number.format(bytes)} 字节，SHA-256 ${checksum.slice(0, 16)}…`,
  rows: ({ rowsRead, facts, outOfScope, aggregates, badRows, encoding }, number) =>
    `数据行 ${number.format(rowsRead)}（${encoding}）：事实 ${number.format(facts)}，超出商品范围 ${number.format(outOfScope)}，` +
    `略去合计或细分 ${number.format(aggregates)}，错误 ${number.format(badRows)}`,
  fault: ({ line, column, value, reason }) =>
    `第 ${line} 行${column === '' ? '' : `“${column}”列`}：${reasons[reason].cn}${value === '' ? '' : `（${value}）`}`,
  more: (count) => `另有 ${count} 条；用 --errors 文件 列出全部`,
  coverage: ({ coverage, publishedOn }) =>
    coverage === null
      ? ''
      : `${periodText(coverage.periodFrom)} 至 ${periodText(coverage.periodTo)}，HS ${coverage.hsCodes.join('、')}，` +
        `${coverage.origins.length} 个来源，发布于 ${publishedOn}`,
  changes: ({ added, changed, same, gone, hidden, before, after }, number) => [
    `单元格：新增 ${number.format(added)}，变更 ${number.format(changed)}，不变 ${number.format(same)}，消失 ${number.format(gone)}`,
    ...(hidden === 0 ? [] : [`${number.format(hidden)} 条事实排在更晚发布的数据之后`]),
    ...[['之前', before] as const, ['之后', after] as const].map(
      ([name, { kg, usd, cny }]) =>
        `${name}：${number.format(Number(kg))} 千克，${number.format(Number(usd))} 美元，${number.format(Number(cny))} 元人民币`,
    ),
  ],
  outcome: ({ outcome, preview, vintageId }) => {
    switch (outcome) {
      case 'loaded':
        return preview ? '仅预览：没有任何改动。' : `已载入，版本号 ${vintageId}。`;
      case 'unchanged':
        return `相同内容此前已载入（版本号 ${vintageId}）：没有任何改动。`;
      case 'empty':
        return '没有属于商品范围的行：无可载入。';
      case 'refused':
        return '未载入任何内容：须全部行通过。';
    }
  },
};
