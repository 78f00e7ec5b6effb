import { addDays } from '../time.ts';
import { clearingDays, type DischargePort, findSailingDays, sailingSlack } from './cargo-days.ts';
import { findChanceBefore, type QuotaFill } from './fill-projection.ts';
import type { SafeguardRecord } from './measure.ts';
import { ruleSafeguard, type SafeguardQuestion, type SafeguardRuling } from './ruling.ts';

/*
 * The chance that a cargo is declared within the quota. A cargo has a few days on which it may be declared, each with its weight; each
 * day's chance is that of the projection. Chances are 0 to 1.
 */

/** Minimum chance of being within the quota on a "latest safe day". */
export const safeChance = 0.9;

export type CargoDay =
  | { readonly kind: 'arrival'; readonly day: string }
  | { readonly kind: 'bill'; readonly day: string; readonly port: DischargePort };

export interface Cargo {
  readonly origin: string;
  /** Tariff code, four digits or more. */
  readonly goods: string;
  readonly day: CargoDay;
}

/** A possible day of declaration; the weights of all add up to 1. */
export interface DeclarationDay {
  readonly day: string;
  readonly weight: number;
}

export interface CargoAnswer {
  readonly earliest: string;
  readonly likely: string;
  readonly latest: string;
  readonly ruling: SafeguardRuling;
  /** Null without a count for that year. */
  readonly chance: number | null;
  /** By the other way of counting the third day; null where equal. */
  readonly otherChance: number | null;
  /** Latest safe arrival or bill day in the year of the likely declaration; null: none, or no quota applies. */
  readonly latestSafe: string | null;
}

/** Possible days of declaration; weights rise to the likely day and fall after it. */
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

export type FindProjection = (line: string, year: number) => QuotaFill | null;

interface DayChance {
  readonly chance: number | null;
  readonly otherChance: number | null;
}

/** Chance that goods declared on a day are within the quota, by both ways of counting the third day. */
export function findDayChance(
  question: SafeguardQuestion,
  record: SafeguardRecord,
  findFill: FindProjection,
): DayChance {
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

/** Weighted chance over a cargo's days; null where the likely day has none; other days without are skipped. */
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

export function evaluateCargo(cargo: Cargo, record: SafeguardRecord, findFill: FindProjection): CargoAnswer {
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

/** Searches from the year's end, because the chance never rises within a year. */
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

/** The arrival or bill day for which `declared` is the likely day of declaration. */
function shiftDay({ origin }: Cargo, day: CargoDay, declared: string): CargoDay {
  const sea = day.kind === 'bill' ? findSailingDays(origin, day.port) : 0;
  return { ...day, day: addDays(declared, -clearingDays.usual - sea) };
}
