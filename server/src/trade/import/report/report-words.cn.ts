import { memberNames } from '@btc/contract/trade/dimensions.ts';
import type { LossKind } from '@btc/contract/trade/desk/import-rule.ts';
import { toSpans } from '@btc/contract/trade/period.ts';
import { findPartner } from '@btc/reference/places/other-areas.ts';
import { formatPeriodText } from '../../facts/vintage.ts';
import { fileWords } from '#platform/import/file-words.ts';
import { leftOutNames } from '@btc/contract/trade/desk/left-out.ts';
import { isPartOfOrigins, type Loss, toStated } from '../losses.ts';
import type { Opening, OpeningSpan } from '../public-effect.ts';
import type { ReportWords } from './report-words.ts';

export const chinese: ReportWords = {
  ...fileWords.cn,
  file: ({ inputName, format, bytes, checksum }, number) =>
    `${inputName}：${format}，${number.format(bytes)} 字节，SHA-256 ${checksum.slice(0, 16)}…`,
  rows: ({ rowsRead, facts, outOfScope, aggregates, badRows, encoding }, number) =>
    `数据行 ${number.format(rowsRead)}（${encoding}）：事实 ${number.format(facts)}，范围之外 ${number.format(outOfScope)}，` +
    `略去合计或细分 ${number.format(aggregates)}，错误 ${number.format(badRows)}`,
  leftOut: ({ reason, code, name, rows, tonnes, usd, cny }, number) =>
    `  ${leftOutNames[reason].cn}：${[code, name].filter((text) => text !== '').join(' ') || '其余'}：` +
    [
      `${number.format(rows)} 行`,
      ...(tonnes === null ? [] : [`${number.format(tonnes)} 吨`]),
      ...(usd === null ? [] : [`${number.format(usd)} 美元`]),
      ...(cny === null ? [] : [`${number.format(cny)} 元人民币`]),
    ].join('，'),
  moreLeftOut: (count) => `  另有 ${count} 类`,
  more: (count) => `另有 ${count} 条；用 --errors 文件 列出全部`,
  coverage: ({ coverage, publishedOn }) =>
    coverage === null
      ? ''
      : `${formatPeriodText(coverage.periodFrom)} 至 ${formatPeriodText(coverage.periodTo)}，HS ${coverage.hsCodes.join('、')}，` +
        `${coverage.origins.length} 个来源，发布于 ${publishedOn}`,
  changes: ({ added, changed, same, gone, hidden, before, after }, number) => [
    `单元格：新增 ${number.format(added)}，变更 ${number.format(changed)}，不变 ${number.format(same)}，消失 ${number.format(gone)}`,
    ...(hidden === 0 ? [] : [`${number.format(hidden)} 条事实排在更晚发布的数据之后`]),
    ...[['之前', before] as const, ['之后', after] as const].map(([name, { kg, usd, cny }]) =>
      [
        `${name}：${number.format(Number(kg))} 千克`,
        // No value at all is one that is not published, and not zero.
        ...(Number(usd) === 0 ? [] : [`${number.format(Number(usd))} 美元`]),
        ...(Number(cny) === 0 ? [] : [`${number.format(Number(cny))} 元人民币`]),
      ].join('，'),
    ),
  ],
  tableChanges: ({ added, changed, same, hidden, periodFrom, periodTo, before, after }, number) => [
    `${periodFrom} 至 ${periodTo} 的数据行：新增 ${number.format(added)}，变更 ${number.format(changed)}，不变 ${number.format(same)}`,
    ...(hidden === 0 ? [] : [`${number.format(hidden)} 行排在更晚发布的数据之后`]),
    ...(before === null || after === null
      ? []
      : [`之前：${number.format(Number(before))} 吨`, `之后：${number.format(Number(after))} 吨`]),
  ],
  values: ({ retained, fromEarlier, apportioned, byRate, withoutRate }, number) => [
    ...(retained === 0 ? [] : [`保留 ${number.format(retained)} 条重量一致、分类更细的事实`]),
    ...(fromEarlier === 0 ? [] : [`${number.format(fromEarlier)} 条事实的另一币种金额取自此前公布、重量相同的数据`]),
    ...(apportioned === 0 ? [] : [`${number.format(apportioned)} 条事实的金额由已公布的合计分摊得出，已作标注`]),
    ...(byRate === 0 ? [] : [`${number.format(byRate)} 条事实的美元金额按当月海关折算汇率由人民币换算，已作标注`]),
    ...(withoutRate === 0
      ? []
      : [`${number.format(withoutRate)} 条人民币事实没有美元金额：请先导入当月汇率，再重新导入本文件`]),
  ],
  losses: ({ losses, coverage, outcome }, number) =>
    losses.length === 0
      ? []
      : [
          outcome === 'loaded' ? '已移除：' : '文件中没有、导入后将失去：',
          ...losses.map((loss) => `  ${formatLossText(loss, number)}`),
          ...(isPartOfOrigins(losses, coverage)
            ? [`  若文件只查询了这些产地，请注明：--origins ${toStated(coverage).join('|')}`]
            : []),
        ],
  effects: (effects, number) =>
    effects.length === 0
      ? []
      : [
          '公开页面的变化：',
          ...effects.map(
            ({ views, before, after }) =>
              `  ${views.join('、')}：${formatOpeningText(before, number)} → ${formatOpeningText(after, number)}`,
          ),
        ],
  heldBack: (month) => `海关将1月与2月合并公布：${month} 在2月数据导入之前不对外显示`,
  waiting: '另有导入正在比对或进行，完成后自动继续……',
  set: (count) => `${count} 个文件一并导入，有一个不能导入则都不导入：`,
  keptOut: (file) => `不能导入的文件：${file}。`,
  names: ({ newCompanies, newCompanyCount, merged, newPlants, newPlantCount }, number) => [
    `企业：新增 ${number.format(newCompanyCount)} 家${toList(newCompanies.map(({ kind, name }) => `${name}（${kind === 'exporter' ? '出口商' : '进口商'}）`))}`,
    ...merged.slice(0, maxListed).map(({ name, spellings }) => `  并入“${name}”：${spellings.join('；')}`),
    `工厂：${number.format(newPlantCount)} 家尚不在工厂名单中${toList(newPlants)}`,
  ],
  outcome: ({ outcome, preview, vintageId, unaccepted = [] }) => {
    switch (outcome) {
      case 'loaded':
        if (preview) return '仅预览：没有任何改动。';
        return vintageId === null ? '已导入。' : `已导入，版本号 ${vintageId}。`;
      case 'unchanged':
        return vintageId === null
          ? '内容均已导入过：没有任何改动。'
          : `相同内容此前已导入（版本号 ${vintageId}）：没有任何改动。`;
      case 'empty':
        return '没有属于商品范围的行：没有可导入的内容。';
      case 'wouldLose':
        return '未导入任何内容：导入后将失去以上数据。如确可移除，请加 --take-away 重新导入。';
      case 'refused':
        if (unaccepted.length > 0) return '未导入任何内容。';
        return '未导入任何内容：须全部行通过。';
    }
  },
};

const lossNames: Readonly<Record<LossKind, string>> = {
  ...memberNames.cn,
  rows: '全部数据',
  hs: '更细的商品编码',
  usd: '美元金额',
  cny: '人民币金额',
  weight: '重量',
  duty: '配额内税率',
  surcharge: '超配额加征税率',
};

function formatLossText({ kind, periods, origins, grams }: Loss, number: Intl.NumberFormat): string {
  const names = origins.map((code) => findPartner(code)?.nameCn ?? code);
  const spans = toSpans(periods).map(({ from, to }) => (from === to ? from : `${from} 至 ${to}`));
  const unit = periods[0]?.length === 4 ? '年' : '个月';
  return [
    `${lossNames[kind]}：${number.format(periods.length)} ${unit}（${spans.join('、')}）`,
    names.join('、'),
    ...(grams === null ? [] : [`${number.format(grams / 1e6)} 吨`]),
  ].join('；');
}

function formatOpeningText(opening: Opening | null, number: Intl.NumberFormat): string {
  if (opening === null) return '没有数据';
  const spans = [opening, ...(opening.against === null ? [] : [opening.against])];
  return `${opening.source} ${spans.map((span) => formatSpanText(span, number)).join('，对比 ')}`;
}

function formatSpanText({ origin, from, to, tonnes, usd }: OpeningSpan, number: Intl.NumberFormat): string {
  return [
    ...(origin === null ? [] : [findPartner(origin)?.nameCn ?? origin]),
    `${from} 至 ${to}`,
    ...(tonnes === null ? [] : [`${number.format(tonnes)} 吨`]),
    ...(usd === null ? [] : [`${number.format(usd)} 美元`]),
  ].join('，');
}

const maxListed = 20;

function toList(names: readonly string[]): string {
  if (names.length === 0) return '';
  return `：${names.slice(0, maxListed).join('、')}${names.length > maxListed ? '……' : ''}`;
}
