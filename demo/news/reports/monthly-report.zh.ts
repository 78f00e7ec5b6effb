import type { DemoArticleText } from '../demo-articles.ts';
import type { MonthFacts, OriginFacts } from './month-facts.ts';
import { methodNotes, monthNotes, nearlyFullNote } from './monthly-notes.zh.ts';

const number = (value: number) => Math.round(value).toLocaleString('en-US');
const wan = (tonnes: number) => `${(tonnes / 10_000).toFixed(1)}万吨`;
const percent = (value: number) => `${Math.abs(value).toFixed(1)}%`;
const signed = (value: number | null) => (value === null ? '–' : `${value < 0 ? '−' : '+'}${percent(value)}`);
const grow = (value: number) => (value < 0 ? '降' : '增');

function monthWords({ months, year }: MonthFacts): string {
  return months.length > 1 ? `${year}年1—2月` : `${year}年${(months[0] ?? 0) % 100}月`;
}

export type MonthKind = 'extreme' | 'swing' | 'origin' | 'price' | 'steady';

/** An extreme of the total, a swing on the year, one origin, the price, or none of these. */
export function monthKind({
  onYear,
  onMonth,
  highestIn,
  lowestIn,
  up,
  down,
  tonnes,
  price,
  priceOnYear,
}: MonthFacts): MonthKind {
  const isExtreme = onMonth !== null && ((highestIn ?? 99) >= 12 || (lowestIn ?? 99) >= 12);
  if (isExtreme) return 'extreme';
  if (Math.abs(onYear) >= 12) return 'swing';
  if (Math.max(up.tonnes, -down.tonnes) >= tonnes * 0.08) return 'origin';
  return Math.abs(priceOnYear) >= price * 0.06 ? 'price' : 'steady';
}

export function isNearlyFull({ quotas: uses }: MonthFacts): boolean {
  return uses.some(({ percent: share }) => share >= 90);
}

function mainMove({ up, down }: MonthFacts) {
  return up.tonnes >= -down.tonnes ? up : down;
}

function extremeWords({ onMonth, highestIn, lowestIn }: MonthFacts): string {
  const rising = (onMonth ?? 0) > 0;
  const since = rising ? highestIn : lowestIn;
  const word = rising ? '高' : '低';
  return since === null ? `两年来最${word}` : `${since}个月来最${word}`;
}

function title(facts: MonthFacts): string {
  const month = monthWords(facts);
  const { tonnes, onYear, price, priceOnYear } = facts;
  const move = mainMove(facts);
  switch (monthKind(facts)) {
    case 'extreme':
      return `${month}牛肉${wan(tonnes)}（演示），${extremeWords(facts)}`;
    case 'swing':
      return `${month}牛肉${wan(tonnes)}（演示），同比${grow(onYear)}${percent(onYear)}`;
    case 'origin':
      return `${month}牛肉${wan(tonnes)}（演示），${move.cn}${move.tonnes > 0 ? '多' : '少'}${wan(Math.abs(move.tonnes))}`;
    case 'price':
      return `${month}牛肉均价${number(price)}美元（演示），同比${priceOnYear > 0 ? '高' : '低'}${number(Math.abs(priceOnYear))}`;
    case 'steady':
      return `${month}牛肉${wan(tonnes)}（演示），同比${grow(onYear)}${percent(onYear)}`;
  }
}

function summary(facts: MonthFacts): string {
  const { onMonth, onYear, price, origins } = facts;
  const [first] = origins;
  const month = onMonth === null ? '' : `环比${grow(onMonth)}${percent(onMonth)}，`;
  return `${month}同比${grow(onYear)}${percent(onYear)}，均价${number(price)}美元/吨；${first?.cn ?? ''}占${percent(first?.share ?? 0)}。演示数据，产品重量。`;
}

function lead(facts: MonthFacts): string {
  const { tonnes, price, onMonth, onYear, toDate, toDateOnYear, months, year } = facts;
  const change = onMonth === null ? '' : `环比${grow(onMonth)}${percent(onMonth)}，`;
  const extreme = monthKind(facts) === 'extreme' ? `，为${extremeWords(facts)}` : '';
  const toDateWords =
    months.length > 1 || (months[0] ?? 0) % 100 === 1
      ? ''
      : `${year}年${(months[0] ?? 0) % 100 === 12 ? '全年' : `前${(months[0] ?? 0) % 100}个月累计`}${wan(toDate)}，同比${grow(toDateOnYear)}${percent(toDateOnYear)}。`;
  return `${monthWords(facts)}进口牛肉${number(tonnes)}吨（产品重量，演示数据），${change}同比${grow(onYear)}${percent(onYear)}${extreme}；均价${number(price)}美元/吨。${toDateWords}`;
}

function row({ cn, tonnes, share, onYear, price }: OriginFacts): string {
  const cells = [number(tonnes), `${share.toFixed(1)}%`, signed(onYear), tonnes === 0 ? '–' : number(price)];
  return `<tr><td>${cn}</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function table(facts: MonthFacts): string {
  const rows = [...facts.origins, facts.others].filter(({ tonnes }) => tonnes > 0).map(row);
  return `<table><caption>${monthWords(facts)}牛肉进口，吨，产品重量，0201与0202（演示数据）</caption><thead><tr><th>来源</th><th>数量</th><th>份额</th><th>同比</th><th>均价，美元/吨</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function whoMoved({ up, down, origins }: MonthFacts): string {
  const gained =
    up.tonnes > 0 ? `比上年同期增加最多的是${up.cn}，多${number(up.tonnes)}吨` : '单列的来源没有一个比上年同期增加';
  const lost = down.tonnes < 0 ? `减少最多的是${down.cn}，少${number(-down.tonnes)}吨` : '没有一个单列来源减少';
  const [first, second] = origins;
  const two = (first?.share ?? 0) + (second?.share ?? 0);
  const weight =
    two >= 70
      ? '集中到这个程度，两国任何一国的船期变动都会变成总数的变动。'
      : `其余来源合起来还有${(100 - two).toFixed(1)}%，换货的余地在这里。`;
  return `${gained}；${lost}。前两大来源${first?.cn ?? ''}和${second?.cn ?? ''}合计占${two.toFixed(1)}%。${weight}`;
}

function priceOrMix({ priceOnYear, mixEffect }: MonthFacts): string {
  const pure = priceOnYear - mixEffect;
  const word = (value: number) => `${value < 0 ? '拉低' : '抬高'}${number(Math.abs(value))}美元`;
  const reading =
    Math.abs(mixEffect) > Math.abs(pure)
      ? '多半是来源换了，不是同一来源的肉变贵或变便宜。'
      : '主要是各来源自己的价格在动，结构只占一小部分。';
  return `均价同比${priceOnYear < 0 ? '低' : '高'}${number(Math.abs(priceOnYear))}美元/吨。按来源拆开（本站计算）：来源结构变化${word(mixEffect)}，各来源自身价格${word(pure)}。${reading}部位结构的变化仍在“自身价格”里，按来源拆不出来。`;
}

function quotas({ quotas: uses }: MonthFacts): string {
  const shown = uses
    .slice(0, 3)
    .map(({ cn, percent: share, quota }) => `${cn}${share.toFixed(1)}%（配额${number(quota)}吨）`);
  const fullest = uses[0];
  const reading =
    fullest !== undefined && fullest.percent >= 90
      ? `${fullest.cn}离满额只差${number(fullest.quota - fullest.used)}吨，在途的货要按申报日逐船排。`
      : fullest !== undefined && fullest.percent >= 50
        ? '过半只触发通报，不改变税率；改变税率的是100%。'
        : '离半数通报还有距离，眼下不必为加税改船期。';
  return `按本站演示数据，2026年国别配额已用比例最高的三家：${shown.join('、')}。${reading}这不是官方计数，官方以主管部门通报为准。`;
}

function body(facts: MonthFacts, index: number): string {
  const calendarMonth = (facts.months.at(-1) ?? 0) % 100;
  return [
    `<p>${lead(facts)}</p>`,
    table(facts),
    '<h2>哪些来源在动</h2>',
    `<p>${whoMoved(facts)}</p>`,
    '<h2>均价：价格还是结构</h2>',
    `<p>${priceOrMix(facts)}</p>`,
    ...(facts.quotas.length > 0 ? ['<h2>配额用到哪里</h2>', `<p>${quotas(facts)}</p>`] : []),
    '<h2>怎么读这个月</h2>',
    `<p>${isNearlyFull(facts) ? nearlyFullNote : (monthNotes[calendarMonth - 1] ?? '')}</p>`,
    `<p>${methodNotes[index % methodNotes.length] ?? ''}</p>`,
    '<p>说明：数字为演示数据，按公开的年度总量与已知月份校准生成，不是海关公布数。逐月逐国可在<a href="/cn/BTCData">数据页</a>查看与下载。</p>',
  ].join('\n');
}

/** `index` rotates the notes on method. */
export function monthlyReportZh(facts: MonthFacts, index: number): DemoArticleText {
  return { title: title(facts), summary: summary(facts), body: body(facts, index) };
}
