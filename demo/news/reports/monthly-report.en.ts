import type { DemoArticleText } from '../demo-articles.ts';
import type { MonthFacts, OriginFacts } from './month-facts.ts';
import { methodNotes, monthNotes, nearlyFullNote } from './monthly-notes.en.ts';
import { isNearlyFull, monthKind } from './monthly-report.zh.ts';

const number = (value: number) => Math.round(value).toLocaleString('en-US');
const percent = (value: number) => `${Math.abs(value).toFixed(1)}%`;
const signed = (value: number | null) => (value === null ? '–' : `${value < 0 ? '−' : '+'}${percent(value)}`);
const upDown = (value: number) => (value < 0 ? 'down' : 'up');
const inSentence = (en: string) => (en === 'United States' ? 'the United States' : en);
const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** One verb serves both changes where they go the same way. */
function changes(onMonth: number | null, onYear: number): string {
  const year = `${percent(onYear)} y/y`;
  if (onMonth === null) return `${upDown(onYear)} ${year}`;
  const month = `${upDown(onMonth)} ${percent(onMonth)} m/m`;
  return onMonth < 0 === onYear < 0 ? `${month} and ${year}` : `${month} but ${upDown(onYear)} ${year}`;
}

const monthNames = 'January February March April May June July August September October November December'.split(' ');
const formatMonthName = (month: number) => monthNames[(month % 100) - 1] ?? '';

function monthWords({ months, year }: MonthFacts): string {
  return months.length > 1 ? `January–February ${year}` : `${formatMonthName(months[0] ?? 1)} ${year}`;
}

function extremeWords({ onMonth, highestIn, lowestIn }: MonthFacts): string {
  const rising = (onMonth ?? 0) > 0;
  const since = rising ? highestIn : lowestIn;
  const word = rising ? 'highest' : 'lowest';
  return since === null ? `the ${word} in two years` : `the ${word} in ${since} months`;
}

function title(facts: MonthFacts): string {
  const month = monthWords(facts);
  const { tonnes, onYear, price, priceOnYear, up, down } = facts;
  const move = up.tonnes >= -down.tonnes ? up : down;
  switch (monthKind(facts)) {
    case 'extreme':
      return `${month} (demo): ${number(tonnes)} t of beef, ${extremeWords(facts)}`;
    case 'swing':
      return `${month} (demo): ${number(tonnes)} t of beef, ${upDown(onYear)} ${percent(onYear)} y/y`;
    case 'origin':
      return `${month} (demo): ${number(tonnes)} t, with ${number(Math.abs(move.tonnes))} t ${move.tonnes > 0 ? 'more' : 'less'} from ${inSentence(move.en)}`;
    case 'price':
      return `${month} (demo): beef at USD ${number(price)}/t, ${upDown(priceOnYear)} ${number(Math.abs(priceOnYear))} y/y`;
    case 'steady':
      return `${month} (demo): ${number(tonnes)} t of beef, ${upDown(onYear)} ${percent(onYear)} y/y`;
  }
}

function summary({ onMonth, onYear, price, origins }: MonthFacts): string {
  const [first] = origins;
  const text = `${changes(onMonth, onYear)}, at an average USD ${number(price)}/t. ${capital(inSentence(first?.en ?? ''))} supplied ${percent(first?.share ?? 0)}. Demonstration figures, product weight.`;
  return capital(text);
}

function lead(facts: MonthFacts): string {
  const { tonnes, price, onMonth, onYear, toDate, toDateOnYear, months, year } = facts;
  const extreme = monthKind(facts) === 'extreme' ? `, ${extremeWords(facts)}` : '';
  const soFar =
    months.length > 1
      ? ''
      : ` That makes ${number(toDate)} t from January to ${formatMonthName(months[0] ?? 1)} ${year}, ${upDown(toDateOnYear)} ${percent(toDateOnYear)}.`;
  return `China imported ${number(tonnes)} t of beef in ${monthWords(facts)} (product weight, demonstration figures), ${changes(onMonth, onYear)}${extreme}. The average price was USD ${number(price)}/t.${soFar}`;
}

function row({ en, tonnes, share, onYear, price }: OriginFacts): string {
  const cells = [number(tonnes), `${share.toFixed(1)}%`, signed(onYear), tonnes === 0 ? '–' : number(price)];
  return `<tr><td>${en}</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function table(facts: MonthFacts): string {
  const rows = [...facts.origins, facts.others].filter(({ tonnes }) => tonnes > 0).map(row);
  return `<table><caption>Beef imports, ${monthWords(facts)}, t product weight, 0201 and 0202 (demonstration figures)</caption><thead><tr><th>Origin</th><th>Tonnes</th><th>Share</th><th>y/y</th><th>USD/t</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function whoMoved({ up, down, origins }: MonthFacts): string {
  const gained =
    up.tonnes > 0
      ? `${capital(inSentence(up.en))} rose most y/y, by ${number(up.tonnes)} t`
      : 'None of the origins listed rose y/y';
  const lost = down.tonnes < 0 ? `${inSentence(down.en)} fell most, by ${number(-down.tonnes)} t` : 'none fell';
  const [first, second] = origins;
  const two = (first?.share ?? 0) + (second?.share ?? 0);
  const weight =
    two >= 70
      ? 'At that concentration, one delayed vessel from either moves the total.'
      : `The other ${(100 - two).toFixed(1)}% is where buyers can switch.`;
  return `${gained}; ${lost}. ${first?.en ?? ''} and ${second?.en ?? ''} together supplied ${two.toFixed(1)}%. ${weight}`;
}

function priceOrMix({ priceOnYear, mixEffect }: MonthFacts): string {
  const pure = priceOnYear - mixEffect;
  const word = (value: number) => `USD ${number(Math.abs(value))} ${value < 0 ? 'off' : 'on'}`;
  const reading =
    Math.abs(mixEffect) > Math.abs(pure)
      ? 'Most of the change is therefore origin mix, not price.'
      : 'Most of the change is therefore price; origin mix had little effect.';
  return `The average was USD ${number(Math.abs(priceOnYear))}/t ${priceOnYear < 0 ? 'lower' : 'higher'} than a year ago. By our calculation, origin mix accounts for ${word(mixEffect)} and like-for-like prices for ${word(pure)}. ${reading} A change of cuts within an origin still shows as price here.`;
}

function quotas({ quotas: uses }: MonthFacts): string {
  const shown = uses
    .slice(0, 3)
    .map(({ en, percent: share, quota }) => `${en} ${share.toFixed(1)}% of ${number(quota)} t`);
  const fullest = uses[0];
  const reading =
    fullest !== undefined && fullest.percent >= 90
      ? `${fullest.en} has ${number(fullest.quota - fullest.used)} t left, so cargo afloat should be scheduled by customs entry date.`
      : fullest !== undefined && fullest.percent >= 50
        ? 'At half the quota there is only a notice; the rate changes once the quota is full.'
        : 'No origin is close to the first notice; no sailing schedule needs to change.';
  return `On our demonstration figures the most used country quotas of 2026 are ${shown.join(', ')}. ${reading} Not an official count; official notices prevail.`;
}

function body(facts: MonthFacts, index: number): string {
  const calendarMonth = (facts.months.at(-1) ?? 0) % 100;
  return [
    `<p>${lead(facts)}</p>`,
    table(facts),
    '<h2>Which origins moved</h2>',
    `<p>${whoMoved(facts)}</p>`,
    '<h2>Average price: price or mix</h2>',
    `<p>${priceOrMix(facts)}</p>`,
    ...(facts.quotas.length > 0 ? ['<h2>Quota use</h2>', `<p>${quotas(facts)}</p>`] : []),
    '<h2>Reading this month</h2>',
    `<p>${isNearlyFull(facts) ? nearlyFullNote : (monthNotes[calendarMonth - 1] ?? '')}</p>`,
    `<p>${methodNotes[index % methodNotes.length] ?? ''}</p>`,
    '<p>Note: these are demonstration figures, calibrated to published annual totals. Not a customs release. Every month and origin can be viewed and downloaded on the <a href="/BTCData">data page</a>.</p>',
  ].join('\n');
}

/** `index` rotates the notes on method. */
export function monthlyReportEn(facts: MonthFacts, index: number): DemoArticleText {
  return { title: title(facts), summary: summary(facts), body: body(facts, index) };
}
