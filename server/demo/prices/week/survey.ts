import type { Opinion, SurveyHorizon, SurveyRole } from '@btc/contract/prices/week-codes.ts';
import { flatBandPercent } from '@btc/contract/prices/week-codes.ts';
import { dayPlus, fridayOf, mondayOf } from '#prices/week-days.ts';
import { type Seeded, seeded } from '../../news/seeded.ts';
import { listWeeklyIssues } from '../../news/reports/weekly-series.ts';

/** What is asked each week: the items that the weekly report follows. */
const asked = [
  { id: 'braFq6', origin: 'BRA', cut: 'fq6', horizon: 2 },
  { id: 'braShank', origin: 'BRA', cut: 'shank', horizon: 4 },
  { id: 'uryChuck', origin: 'URY', cut: 'chuck_blade', horizon: 4 },
  { id: 'argCow6', origin: 'ARG', cut: 'cow6', horizon: 2 },
] as const;

const pastWeeks = 26;
const lastMonday = '2026-11-16';
/** Deadline of an item: the Friday of its week, five in the afternoon. */
const deadlineTime = '17:00:00+08:00';

export interface DemoAnswer {
  readonly opinion: Opinion;
  readonly role: SurveyRole;
  readonly expectLow: number | null;
  readonly expectHigh: number | null;
  readonly answeredAt: Date;
}

export interface DemoItem {
  readonly id: number;
  readonly origin: string;
  readonly cut: string;
  readonly horizon: SurveyHorizon;
  readonly state: 'open' | 'closed';
  readonly opensAt: Date;
  readonly closesAt: Date;
  /** What the demonstration's own weekly report says; used where no quote does. */
  readonly basePrice: number | null;
  readonly outcomePrice: number | null;
  readonly answers: readonly DemoAnswer[];
}

type Prices = ReadonlyMap<string, number>;

function keyOf(id: string, monday: string): string {
  return `${id} ${monday}`;
}

function weeklyPrices(): Prices {
  return new Map(
    listWeeklyIssues().flatMap(({ friday, quotes }) =>
      quotes.map(({ item, mainstream }) => [keyOf(item.id, mondayOf(friday)), mainstream] as const),
    ),
  );
}

/** Half of those who answer know something; the others follow their mood. */
function opinionOf(random: Seeded, came: Opinion | null): Opinion {
  if (came !== null && random.next() < 0.35) return came;
  return random.pick(['up', 'up', 'flat', 'flat', 'flat', 'down', 'down'] as const);
}

const roles = [
  'importer',
  'importer',
  'importer',
  'importer',
  'exporter',
  'exporter',
  'processor',
  'distributor',
  'distributor',
  'other',
] as const;

function directionOf(base: number | null, later: number | null): Opinion | null {
  if (base === null || later === null) return null;
  const change = (later / base - 1) * 100;
  return Math.abs(change) <= flatBandPercent ? 'flat' : change > 0 ? 'up' : 'down';
}

function rangeOf(random: Seeded, base: number | null, opinion: Opinion) {
  if (base === null || random.next() < 0.4) return { expectLow: null, expectHigh: null };
  const shift = { up: 100, flat: 0, down: -100 }[opinion];
  const middle = Math.round((base + shift) / 50) * 50;
  return { expectLow: middle - 50 * random.whole(1, 3), expectHigh: middle + 50 * random.whole(1, 3) };
}

function answersOf(random: Seeded, item: Omit<DemoItem, 'answers'>, most: number): DemoAnswer[] {
  const came = directionOf(item.basePrice, item.outcomePrice);
  const span = item.closesAt.getTime() - item.opensAt.getTime();
  return Array.from({ length: random.whole(Math.min(7, most), most) }, () => {
    const opinion = opinionOf(random, came);
    const answeredAt = new Date(item.opensAt.getTime() + Math.floor(span * random.next() * 0.98));
    return { opinion, role: random.pick(roles), ...rangeOf(random, item.basePrice, opinion), answeredAt };
  });
}

/** Half a year of closed items with invented answers without a name, and those of the week in which the portal starts. */
export function listDemoSurvey(now: Date, seed = 20_261_121): readonly DemoItem[] {
  const random = seeded(seed);
  const prices = weeklyPrices();
  const past = Array.from({ length: pastWeeks }, (_, place) => dayPlus(lastMonday, -7 * (pastWeeks - 1 - place)));
  const closed = past.flatMap((monday, week) =>
    asked.map(({ id, ...one }, place) => {
      const item = {
        ...one,
        id: week * asked.length + place + 1,
        state: 'closed' as const,
        opensAt: new Date(`${monday}T09:00:00+08:00`),
        closesAt: new Date(`${dayPlus(monday, 4)}T${deadlineTime}`),
        basePrice: prices.get(keyOf(id, monday)) ?? null,
        outcomePrice: prices.get(keyOf(id, dayPlus(monday, 7 * one.horizon))) ?? null,
      };
      return { ...item, answers: answersOf(random, item, 34) };
    }),
  );
  return [...closed, ...openItems(random, { now, prices, firstId: closed.length + 1 })];
}

interface OpenSpan {
  readonly now: Date;
  readonly prices: Prices;
  readonly firstId: number;
}

/** Items that can be answered for a week from the start of the portal. */
function openItems(random: Seeded, { now, prices, firstId }: OpenSpan): DemoItem[] {
  const today = new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  const opensAt = new Date(`${dayPlus(today, -1)}T09:00:00+08:00`);
  return asked.map(({ id, ...one }, place) => {
    const item = {
      ...one,
      id: firstId + place,
      state: 'open' as const,
      opensAt,
      // The coming Friday, or the one after where it is hardly there.
      closesAt: new Date(`${fridayOf(dayPlus(today, 4))}T${deadlineTime}`),
      basePrice: prices.get(keyOf(id, lastMonday)) ?? null,
      outcomePrice: null,
    };
    const early = { ...item, closesAt: now };
    return { ...item, answers: answersOf(random, early, place === 3 ? 4 : 12) };
  });
}
