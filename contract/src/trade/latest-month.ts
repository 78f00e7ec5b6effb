import type { ViewChart } from './view-answer.ts';

const monthsShown = 13;

export type LatestMonth = NonNullable<ReturnType<typeof toLatestMonth>>;

/** Latest customs month of imports by origin, with the months back to a year before. */
export function toLatestMonth({ Dates, Total, Dict, Patterns }: ViewChart) {
  const last = Total.Volumes.findLastIndex((volume) => volume !== null);
  const [period, volume] = [Dates[last], Total.Volumes[last] ?? null];
  if (period === undefined || volume === null) return null;
  const from = Math.max(0, last + 1 - monthsShown);
  const compare = (before: number | null) => (before === null || before === 0 ? null : (volume / before - 1) * 100);
  return {
    period,
    volume,
    /** Percent; null where the month compared with is missing or zero. */
    yoy: compare(Total.Volumes[last - 12] ?? null),
    mom: compare(Total.Volumes[last - 1] ?? null),
    months: Dates.slice(from, last + 1).map((date, index) => ({ date, volume: Total.Volumes[from + index] ?? null })),
    scope: { TitleCn: Dict.Scope.TitleCn, TitleEn: Dict.Scope.TitleEn },
    source: { cn: Dict.SourceNameCn, en: Dict.SourceNameEn },
    demo: Dict.Demo,
    origins: Patterns.slice(0, 5).map(({ Code, NameCn, NameEn, Share }) => ({ Code, NameCn, NameEn, Share })),
  };
}
