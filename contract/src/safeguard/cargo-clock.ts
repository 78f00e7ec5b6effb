import { addDays } from '../time.ts';
import { clearingDays, type DischargePort, findSailingDays, sailingSlack } from './cargo-days.ts';
import { findChanceBefore, type QuotaFill } from './fill-projection.ts';
import type { SafeguardRecord } from './measure.ts';
import { ruleSafeguard, type SafeguardQuestion, type SafeguardRuling } from './ruling.ts';

/*
 * The chance that a cargo is declared within the quota. A cargo has a few days on which it may be declared, each with its weight; each
 * day's chance is that of the projection. Chances are 0 to 1.
 */

/** A latest safe day leaves this chance of being within the quota. */
export const safeChance = 0.9;

export type CargoDay =
  | { readonly kind: 'arrival'; readonly day: string }
  | { readonly kind: 'bill'; readonly day: string; readonly port: DischargePort };

export interface Cargo {
  readonly origin: string;
  /** Code of the tariff, four digits or more. */
  readonly goods: string;
  readonly day: CargoDay;
}

/** A day on which a cargo may be declared; the weights of all are 1 together. */
export interface DeclarationDay {
  readonly day: string;
  readonly weight: number;
}

export interface CargoAnswer {
  readonly earliest: string;
  readonly likely: string;
  readonly latest: string;
  /** Of the likely day. */
  readonly ruling: SafeguardRuling;
  /** Null where there is nothing to go by: no count of that year yet. */
  readonly chance: number | null;
  /** With the other count of the third day; null where it is the same. */
  readonly otherChance: number | null;
  /** The latest day, of the kind asked by, that is safe in the year of the likely declaration; null: none, or no quota holds. */
  readonly latestSafe: string | null;
}

/** The days on which a cargo may be declared: rising to the likely one, and falling from it. */
export function listDeclarationDays({ origin, day }: Pick<Cargo, 'origin' | 'day'>): readonly DeclarationDay[] {
  const { earliest, usual, latest } = clearingDays;
  const slack = day.kind === 'bill' ? sailingSlack : 0;
  const sea = day.kind === 'bill' ? findSailingDays(origin, day.port) : 0;
  const [before, after] = [usual - earliest + slack, latest - usual + slack];
  const heights = Array.from({ length: before + after + 1 }, (_, index) => {
    const away = index - before;
    return away <= 0 ? 1 + away / (before + 1) : 1 - away / (after + 1);
  });
  const whole = heights.reduce((sum, height) => sum + height, 0);
  const first = addDays(day.day, sea + usual - before);
  return heights.map((height, index) => ({ day: addDays(first, index), weight: height / whole }));
}

/** Projections by line and year. */
export type FindFill = (line: string, year: number) => QuotaFill | null;

interface DayChance {
  readonly chance: number | null;
  readonly otherChance: number | null;
}

/** The chance that goods declared on a day are within the quota, by either count of the third day. */
export function findDayChance(question: SafeguardQuestion, record: SafeguardRecord, findFill: FindFill): DayChance {
  const ruling = ruleSafeguard(question, record);
  const { line, year, declaredOn } = ruling;
  const fill = line === null ? null : findFill(line, year);
  if (line === null) return { chance: 1, otherChance: 1 };
  if (ruling.restsOn === 'notice' && ruling.surchargeFrom !== null) {
    const chance = declaredOn < ruling.surchargeFrom ? 1 : 0;
    return { chance, otherChance: declaredOn < (ruling.otherSurchargeFrom ?? ruling.surchargeFrom) ? 1 : 0 };
  }
  if (fill === null || fill.chances.length === 0) return { chance: null, otherChance: null };
  // Full by the end of the day before yesterday: from today on, the third day, there is the surcharge.
  const isWithin = (firstFree: string): number =>
    firstFree < `${year}-01-01` ? 1 : 1 - (findChanceBefore(fill, firstFree) ?? 0);
  return { chance: isWithin(addDays(declaredOn, -1)), otherChance: isWithin(addDays(declaredOn, -2)) };
}

function weigh(parts: readonly { readonly weight: number; readonly chance: number | null }[]): number | null {
  const known = parts.flatMap(({ weight, chance }) => (chance === null ? [] : [{ weight, chance }]));
  const whole = known.reduce((sum, { weight }) => sum + weight, 0);
  if (whole === 0) return null;
  return Math.min(1, known.reduce((sum, { weight, chance }) => sum + weight * chance, 0) / whole);
}

/** The chance of a cargo over all its days; null where its likely day has none, days without are not looked at. */
function findCargoChance(
  { origin, goods, day }: Cargo,
  chanceOn: (question: SafeguardQuestion) => DayChance,
): DayChance & { readonly days: readonly DeclarationDay[]; readonly likely: string } {
  const days = listDeclarationDays({ origin, day });
  const likely = days.reduce((most, one) => (one.weight > most.weight ? one : most)).day;
  if (chanceOn({ origin, goods, declaredOn: likely }).chance === null)
    return { days, likely, chance: null, otherChance: null };
  const parts = days.map((one) => ({ weight: one.weight, ...chanceOn({ origin, goods, declaredOn: one.day }) }));
  const otherChance = weigh(parts.map(({ weight, otherChance: chance }) => ({ weight, chance })));
  return { days, likely, chance: weigh(parts), otherChance };
}

/** When a cargo is likely declared, how likely that is within the quota, and until when it would be safe. */
export function askCargoClock(cargo: Cargo, record: SafeguardRecord, findFill: FindFill): CargoAnswer {
  const known = new Map<string, DayChance>();
  const chanceOn = (question: SafeguardQuestion): DayChance => {
    const found = known.get(question.declaredOn) ?? findDayChance(question, record, findFill);
    known.set(question.declaredOn, found);
    return found;
  };
  const { days, likely, chance, otherChance } = findCargoChance(cargo, chanceOn);
  const { origin, goods, day } = cargo;
  const ruling = ruleSafeguard({ goods, origin, declaredOn: likely }, record);
  return {
    earliest: days[0]?.day ?? likely,
    likely,
    latest: days.at(-1)?.day ?? likely,
    ruling,
    chance,
    otherChance: otherChance === chance ? null : otherChance,
    latestSafe: ruling.line === null || chance === null ? null : findLatestSafe(cargo, { day, likely, chanceOn }),
  };
}

/** Within a year the chance never rises from one day to the next: the last safe one is looked for from its end. */
function findLatestSafe(
  cargo: Cargo,
  {
    day,
    likely,
    chanceOn,
  }: {
    readonly day: CargoDay;
    readonly likely: string;
    readonly chanceOn: (question: SafeguardQuestion) => DayChance;
  },
): string | null {
  const year = likely.slice(0, 4);
  for (let declared = `${year}-12-31`; declared >= `${year}-01-01`; declared = addDays(declared, -1)) {
    if ((chanceOn({ ...cargo, declaredOn: declared }).chance ?? 0) < safeChance) continue;
    const shifted = shiftDay(cargo, day, declared);
    const { chance } = findCargoChance({ ...cargo, day: shifted }, chanceOn);
    if (chance !== null && chance >= safeChance) return shifted.day;
  }
  return null;
}

/** The day, of the kind asked by, that makes a day the likely one of the declaration. */
function shiftDay({ origin }: Cargo, day: CargoDay, declared: string): CargoDay {
  const sea = day.kind === 'bill' ? findSailingDays(origin, day.port) : 0;
  return { ...day, day: addDays(declared, -clearingDays.usual - sea) };
}
