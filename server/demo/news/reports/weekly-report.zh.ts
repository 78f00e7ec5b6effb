import type { DemoArticleText } from '../demo-article.ts';
import { exampleRate, landedCost } from './landed-cost.ts';
import type { QuoteFacts, WeekFacts, WeekKind } from './weekly-facts.ts';
import { aheadNotes, monthNotes, readingTips } from './weekly-notes.zh.ts';

const usd = (value: number) => value.toLocaleString('en-US');
const cny = (value: number) => value.toFixed(2);
const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '平');
const verb = (change: number) => (change > 0 ? '涨' : '跌');
const dayWords = (day: string) => `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`;
const numerals = ['零', '一', '两', '三', '四', '五', '六'];
const inWords = (count: number) => numerals[count] ?? String(count);
const names = (quotes: readonly QuoteFacts[]) => quotes.map(({ item }) => item.cn).join('、');

function leadItem({ quotes, mover }: WeekFacts): QuoteFacts {
  return quotes[0] ?? mover;
}

function title(facts: WeekFacts): string {
  const { week, kind, ups, downs, mover } = facts;
  const lead = leadItem(facts);
  const leadPrice = `${lead.item.cn}报${usd(lead.mainstream)}美元`;
  const moved = `${mover.item.cn}${verb(mover.change)}${Math.abs(mover.change)}美元`;
  const words: Readonly<Record<WeekKind, string>> = {
    carried: '春节休市，六项报盘沿用节前价',
    flat: `六项全平，${leadPrice}`,
    allUp: `六项全涨，${leadPrice}`,
    allDown: `六项全跌，${leadPrice}`,
    up: `${inWords(ups.length)}项上涨，${moved}`,
    down: `${inWords(downs.length)}项下跌，${moved}`,
    single: `只有一项动，${moved}`,
    mixed: `${inWords(ups.length)}涨${inWords(downs.length)}跌，${moved}`,
  };
  return `第${week}周：${words[kind]}`;
}

function summary(facts: WeekFacts): string {
  const lead = leadItem(facts);
  const cost = cny(landedCost(lead.mainstream).inQuota);
  if (facts.kind === 'carried')
    return `本周不收集报盘，数字沿用2月13日；巴西前六件${usd(lead.mainstream)}美元/吨，折到岸${cost}元/公斤。`;
  const change = lead.change === 0 ? '与上周持平' : `周环比${verb(lead.change)}${Math.abs(lead.change)}美元`;
  return `${lead.item.cn}主流价${usd(lead.mainstream)}美元/吨（CFR），${change}，折到岸${cost}元/公斤；比乌拉圭上脑肩胛贵${usd(facts.spread)}美元。演示数据。`;
}

function historyOf(quote: QuoteFacts): string {
  const parts: string[] = [];
  if (quote.streak >= 3) parts.push(`连续第${quote.streak}周${verb(quote.change)}`);
  else if (quote.streak === 2) parts.push(`连${verb(quote.change)}两周`);
  const since = quote.change > 0 ? quote.highestIn : quote.lowestIn;
  if (since === null) parts.push(`为本序列开始以来最${quote.change > 0 ? '高' : '低'}`);
  else if (since >= 6) parts.push(`为${since}周以来最${quote.change > 0 ? '高' : '低'}`);
  return parts.length === 0 ? '' : `，${parts.join('，')}`;
}

function leadParagraph(facts: WeekFacts): string {
  const { kind, ups, downs, stills, mover, monday, lastDay } = facts;
  const span = `${dayWords(monday)}至${dayWords(lastDay)}`;
  if (kind === 'carried')
    return `${span}春节休市，没有新报盘。下表沿用2月13日当周的主流价，变动一栏记为平，不代表市场没有意见，只代表没有人报价。`;
  if (kind === 'flat')
    return `${span}，本站跟踪的六项对华远期报盘没有一项变动。买卖双方的价都还挂着，谁也没有往前走一步。`;
  const count = [
    ups.length > 0 ? `${inWords(ups.length)}涨` : '',
    downs.length > 0 ? `${inWords(downs.length)}跌` : '',
    stills.length > 0 ? `${inWords(stills.length)}平` : '',
  ].join('');
  return `${mover.item.cn}${verb(mover.change)}${Math.abs(mover.change)}美元，主流价到${usd(mover.mainstream)}美元/吨${historyOf(mover)}。${span}这一周，本站跟踪的六项对华远期报盘${count}。`;
}

function table({ quotes }: WeekFacts): string {
  const rows = quotes.map(
    ({ item, low, mainstream, high, change }) =>
      `<tr><td>${item.cn}</td><td>${usd(low)}</td><td>${usd(mainstream)}</td><td>${usd(high)}</td><td>${signed(change)}</td></tr>`,
  );
  return `<table><caption>对华远期报盘，美元/吨，CFR（演示数据）</caption><thead><tr><th>项目</th><th>低</th><th>主流</th><th>高</th><th>较上周</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const headings: Readonly<Record<WeekKind, string>> = {
  carried: '沿用的价怎么读',
  flat: '不动的一周看什么',
  allUp: '六项一起涨',
  allDown: '六项一起跌',
  up: '涨的是哪几项',
  down: '跌的是哪几项',
  single: '一项先动，五项在等',
  mixed: '谁涨谁跌',
};

function group(quotes: readonly QuoteFacts[], word: string): string {
  if (quotes.length === 0) return '';
  const listed = quotes.map(({ item, change, mainstream }) => `${item.cn}（${signed(change)}，至${usd(mainstream)}）`);
  return `${word}的有${listed.join('、')}。`;
}

function moves(facts: WeekFacts): string {
  const { ups, downs, stills, kind } = facts;
  if (kind === 'carried')
    return '节前最后一周的报盘多在2月11日以前收集。拿它与节后第一份比，中间隔着三周的船期和汇率，环比不能当作一周的变动。';
  const longest = stills.toSorted((left, right) => right.still - left.still)[0];
  const still = stills.length === 0 ? '' : `${names(stills)}没有动`;
  const resting =
    longest !== undefined && longest.still >= 3
      ? `，其中${longest.item.cn}已有${longest.still}周停在${usd(longest.mainstream)}美元`
      : '';
  const monthLong = facts.quotes.toSorted((left, right) => Math.abs(right.changeIn4) - Math.abs(left.changeIn4))[0];
  const over4 =
    monthLong === undefined || monthLong.changeIn4 === 0
      ? ''
      : `把时间放到四周，变动最大的是${monthLong.item.cn}，累计${verb(monthLong.changeIn4)}${Math.abs(monthLong.changeIn4)}美元。`;
  return `${group(ups, '上涨')}${group(downs, '下跌')}${still === '' ? '' : `${still}${resting}。`}${over4}`;
}

function ranges({ widest, offers, quotes, kind }: WeekFacts): string {
  const width = widest.high - widest.low;
  const reading =
    width >= 300 ? '差这么多，多半是厂号、产期和船期不同，不宜取中间值当行情。' : '区间不宽，主流价可以直接拿来比较。';
  const fewest = quotes.toSorted((left, right) => left.offers - right.offers)[0];
  const counted =
    kind === 'carried' || fewest === undefined
      ? ''
      : `六项共收集${offers}个报盘，最少的${fewest.item.cn}只有${fewest.offers}个${fewest.offers < 6 ? '，少于六个时主流价容易被一两张单子带动' : ''}。`;
  return `报盘区间最宽的是${widest.item.cn}，${usd(widest.low)}至${usd(widest.high)}美元。${reading}${counted}`;
}

function cost(facts: WeekFacts): string {
  const quote = facts.kind === 'carried' || facts.kind === 'flat' ? leadItem(facts) : facts.mover;
  const { inQuota, overQuota } = landedCost(quote.mainstream);
  const before = landedCost(quote.mainstream - quote.change).inQuota;
  const change =
    quote.change === 0 ? '' : `，比上周${quote.change > 0 ? '高' : '低'}${cny(Math.abs(inQuota - before))}元`;
  const over = facts.knowsQuota ? `若申报时该来源已超出国别配额，再加55个百分点，则为${cny(overQuota)}元。` : '';
  return `按1美元兑${cny(exampleRate)}元的示例汇率，${quote.item.cn}${usd(quote.mainstream)}美元折到岸${cny(inQuota)}元/公斤${change}（关税12%，增值税9%，港口与冷库按1元）。${over}`;
}

const spreadNotes = [
  '两者不是同一规格，看方向，不看绝对值：价差收窄到多少会有人换货，各家加工厂的答案不同。',
  '套装供流水线，上脑肩胛供切片。价差往哪边走，说明哪一头更缺原料。',
  '比较时想着厂号：套装背后是一串厂号，乌拉圭报盘背后只有几家。',
  '两边的关税和运费相近，价差动了，动的就是肉价本身。',
];

function spread({ spread: now, spreadBefore: before, week }: WeekFacts): string {
  const direction =
    now === before ? '与上周相同' : now > before ? `比上周扩大${now - before}美元` : `比上周收窄${before - now}美元`;
  return `巴西前六件与乌拉圭上脑肩胛的价差为${usd(now)}美元，${direction}。${spreadNotes[week % spreadNotes.length] ?? ''}`;
}

function body(facts: WeekFacts): string {
  const month = Number(facts.friday.slice(5, 7));
  const tip = readingTips[facts.week % readingTips.length] ?? '';
  return [
    `<p>${leadParagraph(facts)}</p>`,
    table(facts),
    `<h2>${headings[facts.kind]}</h2>`,
    `<p>${moves(facts)}</p>`,
    `<p>${ranges(facts)}</p>`,
    '<h2>折成到岸成本</h2>',
    `<p>${cost(facts)}</p>`,
    `<p>${spread(facts)}</p>`,
    '<h2>下周与读法</h2>',
    `<p>${aheadNotes[facts.ahead]}</p>`,
    `<p>${monthNotes[month - 1] ?? ''}${tip}</p>`,
    '<p>说明：报盘为演示数据，以2025年公开行情报告刊登的对华远期报盘为锚，由程序生成，不是真实成交。到岸成本的算法见<a href="/cn/BTCInfo/ArticleFree/1021">到岸成本逐项算</a>。</p>',
  ].join('\n');
}

/** The Chinese weekly report. */
export function weeklyReportZh(facts: WeekFacts): DemoArticleText {
  return { title: title(facts), summary: summary(facts), body: body(facts) };
}
