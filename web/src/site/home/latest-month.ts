import type { ViewChart } from '@btc/contract/trade/view-answer.ts';

const monthsShown = 13;

export type LatestMonth = NonNullable<ReturnType<typeof toLatestMonth>>;

/** The latest customs month of imports by origin, a year before it, and the months between. */
export function toLatestMonth({ Dates, Total, Dict, Patterns }: ViewChart) {
  const last = Total.Volumes.findLastIndex((volume) => volume !== null);
  const [period, volume] = [Dates[last], Total.Volumes[last] ?? null];
  if (period === undefined || volume === null) return null;
  const from = Math.max(0, last + 1 - monthsShown);
  const before = Total.Volumes[last - 12] ?? null;
  return {
    period,
    volume,
    yoy: before === null || before === 0 ? null : (volume / before - 1) * 100,
    months: Dates.slice(from, last + 1).map((date, index) => ({ date, volume: Total.Volumes[from + index] ?? null })),
    scope: { TitleCn: Dict.Scope.TitleCn, TitleEn: Dict.Scope.TitleEn },
    source: { cn: Dict.SourceNameCn, en: Dict.SourceNameEn },
    demo: Dict.Demo,
    origins: Patterns.slice(0, 5).map(({ Code, NameCn, NameEn, Share }) => ({ Code, NameCn, NameEn, Share })),
  };
}
