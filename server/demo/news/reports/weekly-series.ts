import { type Seeded, seeded } from '../seeded.ts';
import { dayPlus, lastFriday, springFestivalFriday, weekCount, weeklyItems, type WeeklyItem } from './weekly-items.ts';

/** One item's offers in one week, USD/t CFR. */
export interface WeeklyQuote {
  readonly item: WeeklyItem;
  readonly low: number;
  readonly mainstream: number;
  readonly high: number;
  readonly change: number;
  /** Offers that were gathered; 0 in a week whose figures are carried. */
  readonly offers: number;
}

/** All items in the week that ends on a Friday. */
export interface WeeklyIssue {
  readonly friday: string;
  readonly quotes: readonly WeeklyQuote[];
}

const step = 50;
const roundToStep = (value: number) => Math.round(value / step) * step;

/** The stocking before Spring Festival, the lull after it and the autumn's hotpot season, as a share of the price. */
function season(friday: string): number {
  const month = Number(friday.slice(5, 7)) + Number(friday.slice(8, 10)) / 31;
  const hill = (centre: number, width: number) => Math.exp(-(((month - centre) / width) ** 2));
  return 0.035 * (hill(12.9, 1.1) + hill(0.9, 0.9)) - 0.04 * hill(3.6, 1) + 0.03 * hill(10, 1.2) - 0.015 * hill(7, 0.9);
}

interface ItemState {
  level: number;
  mainstream: number;
}

function nextQuote(item: WeeklyItem, state: ItemState, random: Seeded, drift: number): WeeklyQuote {
  const before = state.mainstream;
  // Pulled back to the anchor, so that a year of chance does not leave what the trade pays.
  state.level = state.level * 0.94 + random.bell() * 0.012 * item.liveliness;
  const wanted = item.anchor * (1 + drift + state.level);
  // Offers follow late and in steps: small wishes leave the price where it is.
  if (Math.abs(wanted - before) >= step * 0.8) state.mainstream = before + roundToStep((wanted - before) * 0.7);
  return {
    item,
    low: state.mainstream - step * random.whole(1, 3),
    mainstream: state.mainstream,
    high: state.mainstream + step * random.whole(1, 4),
    change: state.mainstream - before,
    offers: random.whole(4, 14),
  };
}

function carried({ item, low, mainstream, high }: WeeklyQuote): WeeklyQuote {
  return { item, low, mainstream, high, change: 0, offers: 0 };
}

const runUpWeeks = 12;

/** The weeks of the demonstration, oldest first: a seeded walk around prices that trade reports printed in 2025. */
export function listWeeklyIssues(seed = 20_261_120): readonly WeeklyIssue[] {
  const random = seeded(seed);
  const states = new Map(weeklyItems.map((item) => [item.id, { level: 0, mainstream: item.anchor }]));
  const issues: WeeklyIssue[] = [];
  let common = 0;
  for (let back = weekCount + runUpWeeks - 1; back >= 0; back -= 1) {
    const friday = dayPlus(lastFriday, -7 * back);
    common = common * 0.93 + random.bell() * 0.009;
    const quotes = weeklyItems.map((item, place) => {
      const last = issues.at(-1)?.quotes[place];
      if (friday === springFestivalFriday && last !== undefined) return carried(last);
      const state = states.get(item.id) ?? { level: 0, mainstream: item.anchor };
      return nextQuote(item, state, random, common + season(friday));
    });
    issues.push({ friday, quotes });
  }
  return issues;
}
