import type { DemoArticleText } from '../demo-article.ts';
import { exampleRate, landedCost } from './landed-cost.ts';
import type { QuoteFacts, WeekFacts, WeekKind } from './weekly-facts.ts';
import { aheadNotes, monthNotes, readingTips } from './weekly-notes.en.ts';

const usd = (value: number) => value.toLocaleString('en-US');
const cny = (value: number) => value.toFixed(2);
const signed = (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : 'unch.');
const numberWords = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];
const inWords = (count: number) => numberWords[count] ?? String(count);
const monthNames = 'January February March April May June July August September October November December'.split(' ');

function dayWords(day: string): string {
  return `${Number(day.slice(8, 10))} ${monthNames[Number(day.slice(5, 7)) - 1] ?? ''}`;
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

function leadItem({ quotes, mover }: WeekFacts): QuoteFacts {
  return quotes[0] ?? mover;
}

function moveWords({ item, change }: QuoteFacts): string {
  return `${item.en} ${change > 0 ? 'up' : 'down'} USD ${Math.abs(change)}`;
}

function title(facts: WeekFacts): string {
  const { week, kind, ups, downs, mover } = facts;
  const lead = leadItem(facts);
  const leadPrice = `${lead.item.en} at USD ${usd(lead.mainstream)}/t`;
  const words: Readonly<Record<WeekKind, string>> = {
    carried: 'Spring Festival, and six offers carried over',
    flat: `nothing moves, ${leadPrice}`,
    allUp: `all six up, ${leadPrice}`,
    allDown: `all six down, ${leadPrice}`,
    up: `${inWords(ups.length)} of six higher, ${moveWords(mover)}`,
    down: `${inWords(downs.length)} of six lower, ${moveWords(mover)}`,
    single: `only one move, ${moveWords(mover)}`,
    mixed: `${inWords(ups.length)} up, ${inWords(downs.length)} down, ${moveWords(mover)}`,
  };
  return `Week ${week}: ${words[kind]}`;
}

function summary(facts: WeekFacts): string {
  const lead = leadItem(facts);
  const cost = cny(landedCost(lead.mainstream).inQuota);
  if (facts.kind === 'carried') {
    return `No offers were gathered over the holiday. The figures are those of 13 February: ${lead.item.en} USD ${usd(lead.mainstream)}/t, or CNY ${cost}/kg landed.`;
  }
  const change = lead.change === 0 ? 'unchanged' : `${lead.change > 0 ? 'up' : 'down'} USD ${Math.abs(lead.change)}`;
  return `${lead.item.en} at USD ${usd(lead.mainstream)}/t CFR, ${change} on the week, or CNY ${cost}/kg landed; USD ${usd(facts.spread)} over Uruguayan chuck and blade. Demonstration figures.`;
}

const ordinal = (count: number) =>
  ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'][count - 3] ?? `${count}th`;

function historyOf(quote: QuoteFacts): string {
  const parts: string[] = [];
  if (quote.streak >= 3) parts.push(`the ${ordinal(quote.streak)} ${quote.change > 0 ? 'rise' : 'fall'} running`);
  else if (quote.streak === 2) parts.push(`the second ${quote.change > 0 ? 'rise' : 'fall'} in a row`);
  const since = quote.change > 0 ? quote.highestIn : quote.lowestIn;
  const extreme = quote.change > 0 ? 'highest' : 'lowest';
  if (since === null) parts.push(`the ${extreme} since this series began`);
  else if (since >= 6) parts.push(`the ${extreme} in ${since} weeks`);
  return parts.length === 0 ? '' : `, ${parts.join(' and ')}`;
}

function leadParagraph(facts: WeekFacts): string {
  const { kind, ups, downs, stills, mover, monday, lastDay } = facts;
  const span = `from ${dayWords(monday)} to ${dayWords(lastDay)}`;
  if (kind === 'carried') {
    return `The market was closed ${span}. The table carries the mainstream of the week to 13 February. “Unchanged” here means that nobody quoted, and says nothing of what anybody thinks.`;
  }
  if (kind === 'flat') {
    return `Not one of the six forward offers to China that we follow moved ${span}. Bids and offers are still up; neither side has taken a step.`;
  }
  const counts = listed([
    ...(ups.length > 0 ? [`${inWords(ups.length)} rose`] : []),
    ...(downs.length > 0 ? [`${inWords(downs.length)} fell`] : []),
    ...(stills.length > 0 ? [`${inWords(stills.length)} stood still`] : []),
  ]);
  return `${mover.item.en} went ${mover.change > 0 ? 'up' : 'down'} by USD ${Math.abs(mover.change)} to a mainstream of USD ${usd(mover.mainstream)}/t${historyOf(mover)}. Of the six forward offers to China that we follow, ${counts} in the week ${span}.`;
}

function table({ quotes }: WeekFacts): string {
  const rows = quotes.map(
    ({ item, low, mainstream, high, change }) =>
      `<tr><td>${item.en}</td><td>${usd(low)}</td><td>${usd(mainstream)}</td><td>${usd(high)}</td><td>${signed(change)}</td></tr>`,
  );
  return `<table><caption>Forward offers to China, USD/t, CFR (demonstration figures)</caption><thead><tr><th>Item</th><th>Low</th><th>Mainstream</th><th>High</th><th>On the week</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const headings: Readonly<Record<WeekKind, string>> = {
  carried: 'Reading a carried price',
  flat: 'What a still week tells',
  allUp: 'Six of six',
  allDown: 'Six of six, downwards',
  up: 'What rose',
  down: 'What fell',
  single: 'One moved, five waited',
  mixed: 'Both ways at once',
};

function group(quotes: readonly QuoteFacts[], word: string): string {
  if (quotes.length === 0) return '';
  const parts = quotes.map(({ item, change, mainstream }) => `${item.en} (${signed(change)} to ${usd(mainstream)})`);
  return `${word}: ${listed(parts)}. `;
}

function moves(facts: WeekFacts): string {
  const { ups, downs, stills, kind } = facts;
  if (kind === 'carried') {
    return 'Most offers of the last week before the holiday were gathered by 11 February. Three weeks of sailings and exchange rates lie between them and the next ones, so the coming change will be no change of one week.';
  }
  const longest = stills.toSorted((left, right) => right.still - left.still)[0];
  const still = stills.length === 0 ? '' : `${capital(listed(stills.map(({ item }) => item.en)))} did not move`;
  const resting =
    longest !== undefined && longest.still >= 3
      ? `; ${longest.item.en} has rested at ${usd(longest.mainstream)} for ${longest.still} weeks`
      : '';
  const monthLong = facts.quotes.toSorted((left, right) => Math.abs(right.changeIn4) - Math.abs(left.changeIn4))[0];
  const over4 =
    monthLong === undefined || monthLong.changeIn4 === 0
      ? ''
      : `Over four weeks nothing has moved further than ${monthLong.item.en}: USD ${Math.abs(monthLong.changeIn4)} ${monthLong.changeIn4 > 0 ? 'up' : 'down'}.`;
  return `${group(ups, 'Higher')}${group(downs, 'Lower')}${still === '' ? '' : `${still}${resting}. `}${over4}`.trim();
}

function ranges({ widest, offers, quotes, kind }: WeekFacts): string {
  const width = widest.high - widest.low;
  const reading =
    width >= 300
      ? 'A gap of that size usually comes from plant, production date and vessel; its middle is nobody’s price.'
      : 'That is narrow enough for the mainstream to be compared as it stands.';
  const fewest = quotes.toSorted((left, right) => left.offers - right.offers)[0];
  const counted =
    kind === 'carried' || fewest === undefined
      ? ''
      : ` We gathered ${offers} offers in all, fewest (${fewest.offers}) for ${fewest.item.en}${fewest.offers < 6 ? '; below six, one or two deals can carry the mainstream with them' : ''}.`;
  return `The widest range is that of ${widest.item.en}, USD ${usd(widest.low)} to ${usd(widest.high)}. ${reading}${counted}`;
}

function cost(facts: WeekFacts): string {
  const quote = facts.kind === 'carried' || facts.kind === 'flat' ? leadItem(facts) : facts.mover;
  const { inQuota, overQuota } = landedCost(quote.mainstream);
  const before = landedCost(quote.mainstream - quote.change).inQuota;
  const change =
    quote.change === 0
      ? ''
      : `, CNY ${cny(Math.abs(inQuota - before))} ${quote.change > 0 ? 'more' : 'less'} than a week ago`;
  const over = facts.knowsQuota
    ? ` If its origin is over quota on the day of declaration, 55 points more make it CNY ${cny(overQuota)}.`
    : '';
  return `At an example rate of CNY ${cny(exampleRate)} a dollar, ${quote.item.en} at USD ${usd(quote.mainstream)}/t lands at CNY ${cny(inQuota)}/kg${change} (duty 12%, VAT 9%, port and cold store CNY 1).${over}`;
}

const spreadNotes = [
  'They are different goods, so watch the direction: at which gap a buyer switches is for each cutting room to say.',
  'A set is bought for the line and chuck and blade for the slicer; the gap tells which of the two is short of raw material.',
  'Read it with the plants in mind: a range of numbers stands behind the set, a few behind the Uruguayan offer.',
  'Freight and duty are alike for both, so a move in the gap is a move in the beef.',
];

function spread({ spread: now, spreadBefore: before, week }: WeekFacts): string {
  const direction =
    now === before
      ? 'as a week ago'
      : now > before
        ? `USD ${now - before} wider than a week ago`
        : `USD ${before - now} narrower than a week ago`;
  return `Brazilian six-cut forequarter stands USD ${usd(now)} over Uruguayan chuck and blade, ${direction}. ${spreadNotes[week % spreadNotes.length] ?? ''}`;
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
    '<h2>As landed cost</h2>',
    `<p>${cost(facts)}</p>`,
    `<p>${spread(facts)}</p>`,
    '<h2>Next week, and how to read this one</h2>',
    `<p>${aheadNotes[facts.ahead]}</p>`,
    `<p>${monthNotes[month - 1] ?? ''} ${tip}</p>`,
    '<p>Note: the offers are demonstration figures, generated around forward offers to China that market reports printed in 2025. They are no deals. For the arithmetic see <a href="/BTCInfo/ArticleFree/1021">landed cost, line by line</a>.</p>',
  ].join('\n');
}

/** The English weekly report. */
export function weeklyReportEn(facts: WeekFacts): DemoArticleText {
  return { title: title(facts), summary: summary(facts), body: body(facts) };
}
