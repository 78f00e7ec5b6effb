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
import { aheadNotes, monthNotes, readingTips } from './weekly-notes.en.ts';

const upDown = (change: number) => (change > 0 ? 'up' : 'down');
const numberWords = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];
const inWords = (count: number) => numberWords[count] ?? String(count);
const monthNames = 'January February March April May June July August September October November December'.split(' ');

function dayWords(day: string): string {
  return `${Number(day.slice(8, 10))} ${monthNames[Number(day.slice(5, 7)) - 1] ?? ''}`;
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

function since({ day, previousDay }: Pick<QuotedWeek, 'day' | 'previousDay'>): string {
  return countDays(previousDay, day) > 8 ? `against ${dayWords(previousDay)}` : 'w/w';
}

function moveWords(quote: QuoteFacts): string {
  return `${quote.item.en} ${upDown(quote.change)} USD ${quoteFigure(quote, 'previous abs bare')}`;
}

function title(facts: QuotedWeek): string {
  const { week, kind, quotes, ups, downs, mover, lead } = facts;
  const all = inWords(quotes.length);
  const leadPrice = `${lead.item.en} USD ${quoteFigure(lead)}/t`;
  const words: Readonly<Record<WeekKind, string>> = {
    flat: `all ${all} hold, ${leadPrice}`,
    allUp: `all ${all} up, ${leadPrice}`,
    allDown: `all ${all} down, ${leadPrice}`,
    up: `${inWords(ups.length)} of ${all} higher, ${moveWords(mover)}`,
    down: `${inWords(downs.length)} of ${all} lower, ${moveWords(mover)}`,
    single: `only one move, ${moveWords(mover)}`,
    mixed: `${inWords(ups.length)} up, ${inWords(downs.length)} down, ${moveWords(mover)}`,
  };
  return `Week ${week} review: ${words[kind]}`;
}

function formatGap({ compared, day }: QuotedWeek): string {
  return gapBetween(...compared, day);
}

function summary(facts: QuotedWeek): string {
  const { lead, spread } = facts;
  const change =
    lead.change === 0
      ? `unchanged ${since(facts)}`
      : `${upDown(lead.change)} USD ${quoteFigure(lead, 'previous abs bare')} ${since(facts)}`;
  const over =
    spread === null ? '' : `; USD ${formatGap(facts)} ${spread < 0 ? 'under' : 'over'} Uruguay chuck and blade`;
  return `${lead.item.en} at USD ${quoteFigure(lead)}/t CFR, ${change}, a landed cost of CNY ${landedFigure(lead)}/kg${over}. Demonstration figures.`;
}

const ordinal = (count: number) =>
  ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'][count - 3] ?? `${count}th`;

function formatHistory(quote: QuoteFacts): string {
  const parts: string[] = [];
  const word = quote.change > 0 ? 'rise' : 'fall';
  if (quote.streak >= 3) parts.push(`the ${ordinal(quote.streak)} ${word} running`);
  else if (quote.streak === 2) parts.push(`the second ${word} in a row`);
  const weeks = quote.change > 0 ? quote.highestIn : quote.lowestIn;
  const extreme = quote.change > 0 ? 'highest' : 'lowest';
  if (weeks === null) parts.push(`the ${extreme} in three months`);
  else if (weeks >= 6) parts.push(`the ${extreme} in ${weeks} weeks`);
  return parts.length === 0 ? '' : `, ${parts.join(' and ')}`;
}

function leadParagraph(facts: QuotedWeek): string {
  const { kind, quotes, ups, downs, stills, mover, day } = facts;
  const all = inWords(quotes.length);
  if (kind === 'flat') {
    return `None of the ${all} forward quotes to China that we follow moved ${since(facts)} on ${dayWords(day)}. Bids and offers are both out; neither side has moved.`;
  }
  const counts = listed([
    ...(ups.length > 0 ? [`${inWords(ups.length)} rose`] : []),
    ...(downs.length > 0 ? [`${inWords(downs.length)} fell`] : []),
    ...(stills.length > 0 ? [`${inWords(stills.length)} held`] : []),
  ]);
  return `${mover.item.en} went ${upDown(mover.change)} USD ${quoteFigure(mover, 'previous abs bare')} to a mainstream price of USD ${quoteFigure(mover)}/t${formatHistory(mover)}. Of the ${all} forward quotes to China that we follow, ${counts} ${since(facts)} on ${dayWords(day)}.`;
}

function table(facts: QuotedWeek): string {
  const rows = facts.quotes.map((quote) => {
    const cells = [
      quote.item.en,
      quoteFigure(quote, 'low bare'),
      quoteFigure(quote),
      quoteFigure(quote, 'high bare'),
      quoteFigure(quote, 'previous ? +# | −# | unch.'),
    ];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<table><caption>Forward quotes to China, ${dayWords(facts.day)}, USD/t, CFR (demonstration figures)</caption><thead><tr><th>Item</th><th>Low</th><th>Mainstream</th><th>High</th><th>${since(facts)}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const headings: Readonly<Record<WeekKind, string>> = {
  flat: 'A flat week',
  allUp: 'Up across the board',
  allDown: 'Down across the board',
  up: 'What rose',
  down: 'What fell',
  single: 'One mover, the rest flat',
  mixed: 'Mixed',
};

function group(quotes: readonly QuoteFacts[], word: string): string {
  if (quotes.length === 0) return '';
  const parts = quotes.map(
    (quote) => `${quote.item.en} (${quoteFigure(quote, 'previous ? +# | −# | unch.')} to ${quoteFigure(quote)})`,
  );
  return `${word}: ${listed(parts)}. `;
}

function moves({ ups, downs, stills, quotes }: QuotedWeek): string {
  const longest = stills.toSorted((left, right) => right.still - left.still)[0];
  const resting =
    longest !== undefined && longest.still >= 3
      ? `; ${longest.item.en} has held at ${quoteFigure(longest)} for ${longest.still} quotes running`
      : '';
  const still = stills.length === 0 ? '' : `${listed(stills.map(({ item }) => item.en))} held${resting}. `;
  const monthLong = furthestInMonth(quotes);
  const over4 =
    monthLong === undefined
      ? ''
      : `Over four weeks ${monthLong.item.en} has moved most: ${upDown(monthLong.changeIn4)} USD ${moveOver(monthLong, 4)}.`;
  return `${group(ups, 'Higher')}${group(downs, 'Lower')}${still}${over4}`.trim();
}

/** A range this wide, as a share of the mainstream price, means different goods. */
const wideRange = 0.03;

function ranges({ widest, fewest, quotes }: QuotedWeek): string {
  const reading =
    widest.high - widest.low >= widest.mainstream * wideRange
      ? 'A range that wide usually reflects different plants, production dates and vessels; the midpoint is not a tradable price.'
      : 'That is narrow enough for the mainstream prices to be compared directly.';
  const thin = fewest.quoteCount < 3 ? '; with fewer than three it is left out of the index' : '';
  return `The widest range is in ${widest.item.en}, USD ${quoteFigure(widest, 'low bare')} to ${quoteFigure(widest, 'high bare')}. ${reading} The table rests on ${quotesTogether(quotes)} quotes, fewest (${quoteFigure(fewest, 'quotes bare')}) for ${fewest.item.en}${thin}.`;
}

function cost(facts: QuotedWeek): string {
  const { costed: quote, day } = facts;
  const change = landedMove(quote, `, CNY # more ${since(facts)} | , CNY # less ${since(facts)} |`);
  const over = isUnderSafeguard(day)
    ? ` That assumes duty within the quota. If the origin’s quota is full and the surcharge in force on the day of declaration, ${formatDuty(quote, 'surcharge bare')} points more make it CNY ${landedOverQuota(quote)}.`
    : '';
  return `At the ${dayWords(day)} rate of CNY ${rateOn(day)} to the dollar, ${quote.item.en} at USD ${quoteFigure(quote)}/t costs CNY ${landedFigure(quote)}/kg ex cold store, duty and VAT paid${change} (duty ${formatDuty(quote)}, VAT 9%, port and cold store CNY ${landedFigure(quote, 'port bare')}).${over}`;
}

const spreadNotes = [
  'They are different goods, so watch the direction; the gap at which a buyer switches depends on the cutting room.',
  'Sets go to processing lines, chuck and blade to slicers; the gap shows which of the two is short of raw material.',
  'Bear the plants in mind: many plant numbers supply the set, only a few the Uruguayan offer.',
  'Freight and duty are similar for both, so a move in the gap is a move in beef prices.',
];

function spread(facts: QuotedWeek): string {
  const { spread: now, spreadBefore: before, week } = facts;
  if (now === null || before === null) return '';
  const direction = now === before ? 'unchanged' : now > before ? 'wider' : 'narrower';
  return `The gap between the Brazil forequarter 6-cut set and Uruguay chuck and blade is USD ${formatGap(facts)}, ${direction} ${since(facts)}. ${spreadNotes[week % spreadNotes.length] ?? ''}`;
}

const note =
  '<p>Note: the quotes are demonstration figures, the same as on the <a href="/BTCPrice">price page</a>, and not concluded deals. For the arithmetic see <a href="/BTCInfo/ArticleFree/1021">landed cost, line by line</a>; for all lines together, the <a href="/BTCPrice/Report">weekly report</a>.</p>';

function ahead({ friday, week, ahead: next }: QuotedWeek | ClosedWeek): readonly string[] {
  const month = Number(friday.slice(5, 7));
  const tip = readingTips[week % readingTips.length] ?? '';
  return ['<h2>Next week</h2>', `<p>${aheadNotes[next]}</p>`, `<p>${monthNotes[month - 1] ?? ''} ${tip}</p>`, note];
}

export function weeklyReportEn(facts: QuotedWeek): DemoArticleText {
  const body = [
    `<p>${leadParagraph(facts)}</p>`,
    table(facts),
    `<h2>${headings[facts.kind]}</h2>`,
    `<p>${moves(facts)}</p>`,
    `<p>${ranges(facts)}</p>`,
    '<h2>As landed cost</h2>',
    `<p>${cost(facts)}</p>`,
    `<p>${spread(facts)}</p>`,
    ...ahead(facts),
  ].join('\n');
  return { title: title(facts), summary: summary(facts), body };
}

export function closedWeekEn(facts: ClosedWeek): DemoArticleText {
  const last = facts.lastDay === null ? '' : ` The last quotes are from ${dayWords(facts.lastDay)}.`;
  return {
    title: `Week ${facts.week} review: closed for Spring Festival, no quotes`,
    summary: `No quotes this week. Tables and charts show a gap, not zero and not “unchanged”.${last} Demonstration figures.`,
    body: [
      `<p>The market was closed for Spring Festival from ${dayWords(facts.monday)} to ${dayWords(facts.friday)}. Nobody quoted, and we do not carry old figures forward.${last} The next quotes will be compared with those, so the change will cover more than one week of sailings and exchange rates.</p>`,
      '<h2>A week without quotes</h2>',
      '<p>Most pre-holiday offers are collected two or three days before it, and the first sellers back are usually those who need to move product. Wait for both sides to quote before calling a direction.</p>',
      ...ahead(facts),
    ].join('\n'),
  };
}
