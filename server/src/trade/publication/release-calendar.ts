import { addMonths, addDays, formatMonthNumber, toMonthNumber, toWeekday } from '@btc/contract/time.ts';
import type { ReleaseKind } from '@btc/contract/trade/trade-codes.ts';

interface RuledRelease {
  readonly kind: ReleaseKind;
  /** `YYYY-MM-DD`; `YYYY-MM` where only the month can be said. */
  readonly date: string;
  readonly from: string;
  readonly to: string;
}

export interface Release extends RuledRelease {
  readonly ruleDate: string;
  readonly isAnnounced: boolean;
}

/** The announced day of a release, identified by its kind and the last month of its figures. */
export interface AnnouncedDay {
  readonly kind: ReleaseKind;
  readonly to: string;
  readonly date: string;
}

export const maxMonthsFromRule = 12;

/** Months until China's monthly figures are usually in Comtrade, and the month of the next year for yearly ones. */
const comtradeLag = { months: 3, yearlyIn: '06' } as const;

/** Releases that the rules give for these months, earliest first; an announced day replaces the rule's. */
function listInMonths(first: number, last: number, announced: readonly AnnouncedDay[]): readonly Release[] {
  const months = Array.from({ length: last - first + 1 }, (_, index) => formatMonthNumber(first + index));
  const days = new Map(announced.map(({ kind, to, date }) => [`${kind} ${to}`, date]));
  return months
    .flatMap((month) => [...customsReleases(month), ...comtradeReleases(month)])
    .map((release) => {
      const day = days.get(`${release.kind} ${release.to}`);
      return { ...release, date: day ?? release.date, ruleDate: release.date, isAnnounced: day !== undefined };
    })
    .toSorted((one, other) => findPosition(one).localeCompare(findPosition(other)));
}

function isToCome({ date }: RuledRelease, today: string): boolean {
  return date >= today.slice(0, date.length);
}

/** The releases from a day to the end of the next year. */
export function listReleases(today: string, announced: readonly AnnouncedDay[] = []): readonly Release[] {
  // What was to come before today may have been put off.
  const first = toMonthNumber(today.slice(0, 7)) - (announced.length === 0 ? 0 : maxMonthsFromRule);
  const last = toMonthNumber(`${Number(today.slice(0, 4)) + 1}-12`);
  return listInMonths(first, last, announced).filter((release) => isToCome(release, today));
}

export function listPastReleases(today: string, announced: readonly AnnouncedDay[] = []): readonly Release[] {
  const last = toMonthNumber(today.slice(0, 7));
  return listInMonths(last - 12, last, announced).filter((release) => !isToCome(release, today));
}

/** A release without a day sorts to the end of its month. */
function findPosition({ date }: RuledRelease): string {
  return date.padEnd(10, '~');
}

/** Customs publish January and February together in March; in January comes December, and with it the year. */
function customsReleases(month: string): readonly RuledRelease[] {
  const number = Number(month.slice(5));
  if (number === 2) return [];
  const to = addMonths(month, -1);
  const span = { from: number === 3 ? addMonths(month, -2) : to, to };
  return [
    { kind: 'preliminary', date: preliminaryDay(month), ...span },
    { kind: 'detail', date: `${month}-18`, ...span },
    { kind: 'partner', date: `${month}-20`, ...span },
  ];
}

/** The 7th; in May the 9th; after a quarter about the 13th, with the press conference; at weekends a nearby working day. */
function preliminaryDay(month: string): string {
  const number = Number(month.slice(5));
  const afterQuarter = [1, 4, 7, 10].includes(number);
  const day = `${month}-${afterQuarter ? '13' : number === 5 ? '09' : '07'}`;
  const weekday = toWeekday(day);
  return addDays(day, weekday === 5 ? (afterQuarter ? -1 : 2) : weekday === 6 ? 1 : 0);
}

function comtradeReleases(month: string): readonly RuledRelease[] {
  const of = addMonths(month, -comtradeLag.months);
  const year = String(Number(month.slice(0, 4)) - 1);
  const yearly: RuledRelease = { kind: 'comtradeYearly', date: month, from: `${year}-01`, to: `${year}-12` };
  return [
    { kind: 'comtradeMonthly', date: month, from: of, to: of },
    ...(month.endsWith(`-${comtradeLag.yearlyIn}`) ? [yearly] : []),
  ];
}
