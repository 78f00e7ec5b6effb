import type { FrozenFigures, ReportFigure } from '@btc/contract/prices/market-report.ts';
import type { ReportSection } from '@btc/contract/prices/week-codes.ts';
import { fallers, flatOnes, formatNumberText, risers, strongest } from './report-moves.ts';

function price({ Value, Decimals, UnitCn }: ReportFigure): string {
  return `${formatNumberText(Value ?? 0, Decimals)}${UnitCn ?? ''}`;
}

function move({ Change, Decimals }: ReportFigure): string {
  if (Change === null) return '上周没有报价可比';
  if (Change === 0) return '与上周持平';
  return `较上周${Change > 0 ? '上涨' : '下跌'}${formatNumberText(Math.abs(Change), Decimals)}`;
}

function named(figures: readonly ReportFigure[], max = 3): string {
  return figures
    .slice(0, max)
    .map(({ NameCn }) => NameCn)
    .join('、');
}

function quotes(figures: readonly ReportFigure[], market: string): string {
  if (figures.length === 0) return '';
  const [up, down, flat] = [risers(figures), fallers(figures), flatOnes(figures)];
  const top = strongest(figures);
  if (up.length + down.length + flat.length === 0)
    return `本周${figures.length}个${market}品种有报价，上周没有报价，涨跌无从比较。`;
  const counts = `本周跟踪的${figures.length}个${market}品种中，${up.length}个上涨，${down.length}个下跌，${flat.length}个持平。`;
  const lead =
    top === undefined ? '主流价与上周相同。' : `变动最大的是${top.NameCn}，主流价${price(top)}，${move(top)}。`;
  return counts + lead;
}

const writers: Readonly<Record<ReportSection, (figures: FrozenFigures) => string>> = {
  summary: (figures) => {
    const forward = figures.forward ?? [];
    const indices = (figures.summary ?? [])
      .filter(({ UnitCn }) => UnitCn === null)
      .map((one) => `${one.NameCn}${formatNumberText(one.Value ?? 0, one.Decimals)}点，${move(one)}`);
    if (forward.length === 0) return '本周没有采集报价，指数与上周相同。';
    if (forward.every(({ Change }) => Change === null)) return '本周恢复报价，上周没有报价，涨跌无从比较。';
    const tone =
      risers(forward).length > fallers(forward).length
        ? '本周对华牛肉报盘以涨为主，买方按需补货，追高意愿不强。'
        : risers(forward).length < fallers(forward).length
          ? '本周对华牛肉报盘以跌为主，部分卖方为成交让价，买方多在观望。'
          : '本周对华牛肉报盘涨跌互现，成交平稳。';
    return indices.length === 0 ? tone : `${tone}${indices.join('；')}。`;
  },
  forward: (figures) => quotes(figures.forward ?? [], '期货'),
  spot: (figures) => quotes(figures.spot ?? [], '现货'),
  customs: (figures) =>
    (figures.customs ?? []).length === 0
      ? '本周没有影响通关的新政策，各口岸查验节奏正常。'
      : '本周值得留意的政策与贸易消息如下。',
  plants: (figures) => {
    const lines = figures.plants ?? [];
    return lines.length === 0 ? '本周没有工厂状态变化。' : '本周有工厂状态变化，装船前请核对厂号与生效日期。';
  },
  quota: (figures) =>
    (figures.quota ?? []).length === 0
      ? ''
      : '保障措施国别配额如下，超出部分在现行税率之上加征55个百分点。用量以海关公布为准。',
  liveCattle: (figures) => {
    const lines = figures.liveCattle ?? [];
    const [up, down] = [risers(lines), fallers(lines)];
    if (lines.length === 0) return '';
    if (up.length === 0 && down.length === 0) return '主要产区活牛价格折美元后与上周持平。';
    const parts = [...(up.length > 0 ? [`${named(up)}上涨`] : []), ...(down.length > 0 ? [`${named(down)}下跌`] : [])];
    return `折成美元/公斤胴体计，${parts.join('，')}。`;
  },
  fx: (figures) => {
    const dollar = (figures.fx ?? []).find(({ NameCn }) => NameCn === '美元');
    if (dollar === undefined) return '';
    const effect =
      (dollar.Change ?? 0) > 0
        ? '进口成本随之略增'
        : (dollar.Change ?? 0) < 0
          ? '进口成本随之略降'
          : '对进口成本没有影响';
    return `1美元兑${formatNumberText(dollar.Value ?? 0, 4)}元人民币，${move(dollar)}，${effect}。`;
  },
  survey: (figures) => {
    const lines = figures.survey ?? [];
    if (lines.length === 0) return '';
    const hopeful = lines.filter(({ Value }) => (Value ?? 50) > 50);
    return `扩散指数50为中性。本周${lines.length}个调查题目中${hopeful.length}个高于50。`;
  },
  calendar: (figures) =>
    (figures.calendar ?? []).length === 0 ? '下周没有定期发布的海关数据。' : '下周将发布以下数据。',
};

export function demoTextCn(section: ReportSection, figures: FrozenFigures): string {
  return writers[section](figures);
}

/** The title uses an index that everybody may read. */
export function demoTitleCn(week: number, { summary = [] }: FrozenFigures): string {
  const forward = summary.find(({ NameCn }) => NameCn === '牛肉期货指数');
  const name = `进口牛肉市场周报第${week}周`;
  return forward === undefined ? name : `${name}：期货指数${price(forward)}点，${move(forward)}`;
}
