import type { PeriodKind } from '@btc/contract/trade/period.ts';
import { integerOf } from '../../facts/duckdb.ts';
import type { FactsSnapshot } from '../../facts/facts-store.ts';
import { quote } from '../../facts/mask.ts';
import type { Sum } from '../../sums.ts';
import { conditionOf, factTable, memberCode, memberKey, periodsIn } from '../figures/fact-conditions.ts';
import type { Asked } from '../figures/fact-conditions.ts';
import { periodSql, presentSum } from '../figures/figures.queries.ts';
import type { MemberKind } from '../view-shape.ts';

/** Where a member stands among all of its kind in a period. */
export interface Place {
  /** As the store numbers periods; 0 for all of them together. */
  readonly period: number;
  /** Null where the member has no trade. */
  readonly rank: number | null;
  readonly all: Sum;
}

export interface PlaceQuestion {
  readonly member: MemberKind;
  readonly code: string;
  readonly units: readonly string[];
  readonly period: PeriodKind;
}

/** Ranks a member among all of its kind by period, with what they brought in together. */
export async function listPlaces(
  snapshot: FactsSnapshot,
  asked: Asked,
  { member, code, units, period }: PlaceQuestion,
): Promise<readonly Place[]> {
  if (units.length === 0) return [];
  const table = factTable([member], asked);
  const [g, usd, cny, gp, uw, , gc] = table.sums;
  const rows = await snapshot.read(`with c as materialized (
      select p, ${memberCode(member)} as m, g, usd, cny, gp, uw, gc from (
        select ${periodSql(period)} as p, ${memberKey(member)},
          ${g} as g, ${usd} as usd, ${cny} as cny, ${gp} as gp, ${uw} as uw, ${gc} as gc
        from ${table.name} where ${conditionOf(asked)} and ${periodsIn(units)} group by all
      )
    ), ranked as (
      select *, rank() over (partition by p order by case when (select count(g) from c) > 0 then coalesce(g, 0) else coalesce(usd, cny, 0) end desc) as place from c
    )
    select p, coalesce(max(place) filter (where m = ${quote(code)}), 0), sum(g), sum(usd), sum(cny), sum(gp), sum(uw), sum(gc)
    from ranked group by p`);
  return rows.map((row) => {
    const rank = integerOf(row[1]);
    return { period: integerOf(row[0]), rank: rank === 0 ? null : rank, all: presentSum(row, 2) };
  });
}
