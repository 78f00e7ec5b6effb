import type { getWebPriceLivecattleIndex } from '@btc/contract/prices/benchmarks/live-cattle.ts';
import { toFriday } from '@btc/contract/time.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';

/** A market in a week, for files and the data API. */
export interface CattleWeek {
  /** Friday. */
  readonly date: string;
  readonly code: string;
  readonly name: string;
  /** In the market's own unit; null where the week has no price. */
  readonly local: number | null;
  readonly usdPerKg: number | null;
}

/** Every week of every market; the latest one only where the history is locked. */
export function listCattleWeeks(answer: OutputOf<typeof getWebPriceLivecattleIndex>): readonly CattleWeek[] {
  const { Rows, Dates, Datas, Dict } = answer;
  if (Dict.Locked !== null) {
    return Rows.map(({ Date: day, Code, Name, LocalPrice, UsdPerKg }) => {
      return { date: toFriday(day), code: Code, name: Name, local: LocalPrice, usdPerKg: UsdPerKg };
    });
  }
  return Datas.flatMap(({ Code, Name, Local, UsdPerKg }) =>
    Dates.map((date, week) => {
      return { date, code: Code, name: Name, local: Local[week] ?? null, usdPerKg: UsdPerKg[week] ?? null };
    }),
  );
}
