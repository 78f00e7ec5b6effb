import { countDays } from '@btc/contract/time.ts';
import type { DemoArticleText } from '../demo-articles.ts';
import {
  formatDuty,
  gapBetween,
  landedFigure,
  landedMove,
  landedOverQuota,
  moveOver,
  quoteFigure,
  quotesTogether,
  rateOn,
} from './week-references.ts';
import {
  type ClosedWeek,
  isUnderSafeguard,
  type QuotedWeek,
  furthestInMonth,
  type QuoteFacts,
  type WeekKind,
} from './weekly-facts.ts';
import { aheadNotes, monthNotes, readingTips } from './weekly-notes.zh.ts';

const verb = (change: number) => (change > 0 ? '涨' : '跌');
const dayWords = (day: string) => `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`;
const numerals = ['零', '一', '两', '三', '四', '五', '六'];
const inWords = (count: number) => numerals[count] ?? String(count);
const names = (quotes: readonly QuoteFacts[]) => quotes.map(({ item }) => item.cn).join('、');

function since({ day, previousDay }: Pick<QuotedWeek, 'day' | 'previousDay'>): string {
  return countDays(previousDay, day) > 8 ? `较节前（${dayWords(previousDay)}）` : '较上周';
}

function title(facts: QuotedWeek): string {
  const { week, kind, quotes, ups, downs, mover, lead } = facts;
  const all = inWords(quotes.length);
  const leadPrice = `${lead.item.cn}报${quoteFigure(lead)}美元`;
  const moved = `${mover.item.cn}${verb(mover.change)}${quoteFigure(mover, 'previous abs bare')}美元`;
  const words: Readonly<Record<WeekKind, string>> = {
    flat: `${all}项全平，${leadPrice}`,
    allUp: `${all}项全涨，${leadPrice}`,
    allDown: `${all}项全跌，${leadPrice}`,
    up: `${inWords(ups.length)}项上涨，${moved}`,
    down: `${inWords(downs.length)}项下跌，${moved}`,
    single: `只有一项动，${moved}`,
    mixed: `${inWords(ups.length)}涨${inWords(downs.length)}跌，${moved}`,
  };
  return `第${week}周周评：${words[kind]}`;
}

function formatGap({ compared, day }: QuotedWeek): string {
  return gapBetween(...compared, day);
}

function summary(facts: QuotedWeek): string {
  const { lead, spread } = facts;
  const change =
    lead.change === 0
      ? `${since(facts)}持平`
      : `${since(facts)}${verb(lead.change)}${quoteFigure(lead, 'previous abs bare')}美元`;
  const over = spread === null ? '' : `；比乌拉圭上脑肩胛${spread < 0 ? '便宜' : '贵'}${formatGap(facts)}美元`;
  return `${lead.item.cn}主流价${quoteFigure(lead)}美元/吨（CFR），${change}，折完税成本${landedFigure(lead)}元/公斤${over}。演示数据。`;
}

function formatHistory(quote: QuoteFacts): string {
  const parts: string[] = [];
  if (quote.streak >= 3) parts.push(`连续第${quote.streak}次${verb(quote.change)}`);
  else if (quote.streak === 2) parts.push(`连${verb(quote.change)}两次`);
  const weeks = quote.change > 0 ? quote.highestIn : quote.lowestIn;
  const word = quote.change > 0 ? '高' : '低';
  if (weeks === null) parts.push(`为近三个月以来最${word}`);
  else if (weeks >= 6) parts.push(`为${weeks}周以来最${word}`);
  return parts.length === 0 ? '' : `，${parts.join('，')}`;
}

function leadParagraph(facts: QuotedWeek): string {
  const { kind, quotes, ups, downs, stills, mover, day } = facts;
  const all = inWords(quotes.length);
  if (kind === 'flat')
    return `${dayWords(day)}，本站跟踪的${all}项对华期货报价${since(facts)}没有一项变动。买卖双方的价都还挂着，谁也没有让步。`;
  const count = [
    ups.length > 0 ? `${inWords(ups.length)}涨` : '',
    downs.length > 0 ? `${inWords(downs.length)}跌` : '',
    stills.length > 0 ? `${inWords(stills.length)}平` : '',
  ].join('');
  return `${mover.item.cn}${verb(mover.change)}${quoteFigure(mover, 'previous abs bare')}美元，主流价到${quoteFigure(mover)}美元/吨${formatHistory(mover)}。${dayWords(day)}，本站跟踪的${all}项对华期货报价${since(facts)}${count}。`;
}

function table(facts: QuotedWeek): string {
  const rows = facts.quotes.map((quote) => {
    const cells = [
      quote.item.cn,
      quoteFigure(quote, 'low bare'),
      quoteFigure(quote),
      quoteFigure(quote, 'high bare'),
      quoteFigure(quote, 'previous ? +# | −# | 平'),
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<table><caption>对华期货报价，${dayWords(facts.day)}，美元/吨，CFR（演示数据）</caption><thead><tr><th>项目</th><th>低</th><th>主流</th><th>高</th><th>${since(facts)}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const headings: Readonly<Record<WeekKind, string>> = {
  flat: '不动的一周看什么',
  allUp: '全线上涨',
  allDown: '全线下跌',
  up: '涨的是哪几项',
  down: '跌的是哪几项',
  single: '一项先动，其余在等',
  mixed: '谁涨谁跌',
};

function group(quotes: readonly QuoteFacts[], word: string): string {
  if (quotes.length === 0) return '';
  const listed = quotes.map(
    (quote) => `${quote.item.cn}（${quoteFigure(quote, 'previous ? +# | −# | 平')}，至${quoteFigure(quote)}）`,
  );
  return `${word}的有${listed.join('、')}。`;
}

function moves({ ups, downs, stills, quotes }: QuotedWeek): string {
  const longest = stills.toSorted((left, right) => right.still - left.still)[0];
  const resting =
    longest !== undefined && longest.still >= 3
      ? `，其中${longest.item.cn}已有${longest.still}次报价停在${quoteFigure(longest)}美元`
      : '';
  const still = stills.length === 0 ? '' : `${names(stills)}没有动${resting}。`;
  const monthLong = furthestInMonth(quotes);
  const over4 =
    monthLong === undefined
      ? ''
      : `拉长到四周看，变动最大的是${monthLong.item.cn}，累计${verb(monthLong.changeIn4)}${moveOver(monthLong, 4)}美元。`;
  return `${group(ups, '上涨')}${group(downs, '下跌')}${still}${over4}`;
}

/** A range this wide, as a share of the mainstream price, means different goods. */
const wideRange = 0.03;

function ranges({ widest, fewest, quotes }: QuotedWeek): string {
  const reading =
    widest.high - widest.low >= widest.mainstream * wideRange
      ? '差这么多，多半是厂号、产期和船期不同，不宜取中间值当行情。'
      : '区间不宽，主流价可以直接拿来比较。';
  const thin = fewest.quoteCount < 3 ? '，少于三个的不进指数' : '';
  return `报价区间最宽的是${widest.item.cn}，${quoteFigure(widest, 'low bare')}至${quoteFigure(widest, 'high bare')}美元。${reading}${inWords(quotes.length)}项共有样本${quotesTogether(quotes)}个，最少的${fewest.item.cn}有${quoteFigure(fewest, 'quotes bare')}个${thin}。`;
}

function cost(facts: QuotedWeek): string {
  const { costed: quote, day } = facts;
  const than = since(facts).replace('较', '比');
  const change = landedMove(quote, `，${than}高#元 | ，${than}低#元 |`);
  const over = isUnderSafeguard(day)
    ? `以上按配额内税率；若申报时该国别配额已经用满并已加征，再加${formatDuty(quote, 'surcharge bare')}个百分点，则为${landedOverQuota(quote)}元。`
    : '';
  return `按${dayWords(day)}汇率1美元兑${rateOn(day)}元，${quote.item.cn}${quoteFigure(quote)}美元折完税成本${landedFigure(quote)}元/公斤${change}（关税${formatDuty(quote)}，增值税9%，港口与冷库${landedFigure(quote, 'port bare')}元，冷库出库、含税）。${over}`;
}

const spreadNotes = [
  '两者不是同一规格，看方向，不看绝对值：价差收窄到多少会有人换货，各家加工厂的答案不同。',
  '套装供流水线，上脑肩胛供切片。价差往哪边走，说明哪一头更缺原料。',
  '比较时别忘了厂号：套装背后是一串厂号，乌拉圭报价背后只有几家。',
  '两边的关税和运费相近，价差动了，动的就是肉价本身。',
];

function spread(facts: QuotedWeek): string {
  const { spread: now, spreadBefore: before, week } = facts;
  if (now === null || before === null) return '';
  const direction = now === before ? '相同' : now > before ? '扩大' : '收窄';
  return `巴西前六件与乌拉圭上脑肩胛的价差为${formatGap(facts)}美元，${since(facts)}${direction}。${spreadNotes[week % spreadNotes.length] ?? ''}`;
}

const note =
  '<p>说明：报价为演示数据，与<a href="/cn/BTCPrice">价格页</a>同源，不是真实成交。完税成本的算法见<a href="/cn/BTCInfo/ArticleFree/1021">完税成本逐项算</a>，各部位合计的涨跌见当周<a href="/cn/BTCPrice/Report">市场周报</a>。</p>';

function ahead({ friday, week, ahead: next }: QuotedWeek | ClosedWeek): readonly string[] {
  const month = Number(friday.slice(5, 7));
  const tip = readingTips[week % readingTips.length] ?? '';
  return ['<h2>下周与读法</h2>', `<p>${aheadNotes[next]}</p>`, `<p>${monthNotes[month - 1] ?? ''}${tip}</p>`, note];
}

export function weeklyReportZh(facts: QuotedWeek): DemoArticleText {
  const body = [
    `<p>${leadParagraph(facts)}</p>`,
    table(facts),
    `<h2>${headings[facts.kind]}</h2>`,
    `<p>${moves(facts)}</p>`,
    `<p>${ranges(facts)}</p>`,
    '<h2>折成完税成本</h2>',
    `<p>${cost(facts)}</p>`,
    `<p>${spread(facts)}</p>`,
    ...ahead(facts),
  ].join('\n');
  return { title: title(facts), summary: summary(facts), body };
}

export function closedWeekZh(facts: ClosedWeek): DemoArticleText {
  const last = facts.lastDay === null ? '' : `上一次报价是${dayWords(facts.lastDay)}，`;
  return {
    title: `第${facts.week}周周评：春节休市，没有报价`,
    summary: `本周不收集报价，表和图上都是空格，不是零，也不是持平。${last}节后第一份报价在下一周。演示数据。`,
    body: [
      `<p>${dayWords(facts.monday)}至${dayWords(facts.friday)}春节休市，没有人报价，本站也不沿用节前的数字充数。${last}节后第一份报价与它比较，中间隔着两周的船期和汇率，不能当作一周的变动。</p>`,
      '<h2>没有报价的一周看什么</h2>',
      '<p>节前最后一份报盘多在放假前两三天收集，节后先回来的往往是急着走货的卖方。等两边都报了，再谈涨跌。</p>',
      ...ahead(facts),
    ].join('\n'),
  };
}
