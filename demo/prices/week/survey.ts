import type { Opinion, SurveyHorizon, SurveyRole } from '@btc/contract/prices/week-codes.ts';
import { flatBandPercent } from '@btc/contract/prices/week-codes.ts';
import { addDays, toFriday, toMonday } from '@btc/contract/time.ts';
import { shanghaiDay } from '@btc/server/src/platform/clock/shanghai-time.ts';
import { type Seeded, seeded } from '../../news/seeded.ts';
import { lastQuoteDay } from '../demo-quotes.ts';

const requests = [
  { origin: 'BRA', cut: 'fq6', horizon: 2 },
  { origin: 'BRA', cut: 'shank', horizon: 4 },
  { origin: 'URY', cut: 'chuck_blade', horizon: 4 },
  { origin: 'ARG', cut: 'cow6', horizon: 2 },
] as const;

const pastWeeks = 26;
const lastMonday = toMonday(lastQuoteDay);
/** Deadline: Friday of the week, 17:00 in Shanghai. */
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
  readonly answers: readonly DemoAnswer[];
}

/** Weekly price from quotes, by Monday; undefined where nothing was quoted. */
export type FindWeeklyPrice = (cell: {
  readonly origin: string;
  readonly cut: string;
  readonly monday: string;
}) => number | undefined;

/** Half of the respondents know something; the others follow their mood. */
function drawOpinion(random: Seeded, came: Opinion | null): Opinion {
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

function findDirection(base: number | undefined, later: number | undefined): Opinion | null {
  if (base === undefined || later === undefined) return null;
  const change = (later / base - 1) * 100;
  return Math.abs(change) <= flatBandPercent ? 'flat' : change > 0 ? 'up' : 'down';
}

function toRange(random: Seeded, base: number | undefined, opinion: Opinion) {
  if (base === undefined || random.next() < 0.4) return { expectLow: null, expectHigh: null };
  const shift = { up: 100, flat: 0, down: -100 }[opinion];
  const middle = Math.round((base + shift) / 50) * 50;
  return { expectLow: middle - 50 * random.whole(1, 3), expectHigh: middle + 50 * random.whole(1, 3) };
}

interface Prices {
  readonly base: number | undefined;
  readonly outcome: number | undefined;
}

function listAnswers(
  random: Seeded,
  { opensAt, closesAt }: Pick<DemoItem, 'opensAt' | 'closesAt'>,
  { base, outcome, maxAnswers }: Prices & { readonly maxAnswers: number },
): DemoAnswer[] {
  const came = findDirection(base, outcome);
  const span = closesAt.getTime() - opensAt.getTime();
  return Array.from({ length: random.whole(Math.min(7, maxAnswers), maxAnswers) }, () => {
    const opinion = drawOpinion(random, came);
    const answeredAt = new Date(opensAt.getTime() + Math.floor(span * random.next() * 0.98));
    return { opinion, role: random.pick(roles), ...toRange(random, base, opinion), answeredAt };
  });
}

/** Half a year of closed items with anonymous answers, and items open from the start of the portal. */
export function listDemoSurvey(now: Date, findPrice: FindWeeklyPrice, seed = 20_261_121): readonly DemoItem[] {
  const random = seeded(seed);
  const past = Array.from({ length: pastWeeks }, (_, week) => addDays(lastMonday, -7 * (pastWeeks - 1 - week)));
  const closed = past.flatMap((monday, week) =>
    requests.map((one, index) => {
      const item = {
        ...one,
        id: week * requests.length + index + 1,
        state: 'closed' as const,
        opensAt: new Date(`${monday}T09:00:00+08:00`),
        closesAt: new Date(`${addDays(monday, 4)}T${deadlineTime}`),
      };
      const base = findPrice({ ...one, monday });
      const outcome = findPrice({ ...one, monday: addDays(monday, 7 * one.horizon) });
      return { ...item, answers: listAnswers(random, item, { base, outcome, maxAnswers: 34 }) };
    }),
  );
  return [...closed, ...openItems(random, { now, findPrice, firstId: closed.length + 1 })];
}

interface OpenSpan {
  readonly now: Date;
  readonly findPrice: FindWeeklyPrice;
  readonly firstId: number;
}

function openItems(random: Seeded, { now, findPrice, firstId }: OpenSpan): DemoItem[] {
  const today = shanghaiDay(now);
  const dayOpened = [addDays(lastQuoteDay, 1), addDays(today, -1)].toSorted()[0] ?? today;
  const opensAt = new Date(`${dayOpened}T09:00:00+08:00`);
  return requests.map((one, index) => {
    const item = {
      ...one,
      id: firstId + index,
      state: 'open' as const,
      opensAt,
      // The coming Friday, or the one after where it is hardly there.
      closesAt: new Date(`${toFriday(addDays(today, 4))}T${deadlineTime}`),
    };
    const base = findPrice({ ...one, monday: lastMonday });
    const early = { opensAt, closesAt: now };
    return {
      ...item,
      answers: listAnswers(random, early, { base, outcome: undefined, maxAnswers: index === 3 ? 4 : 12 }),
    };
  });
}
