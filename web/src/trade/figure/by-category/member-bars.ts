import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import { restCode } from '@btc/contract/trade/trade-codes.ts';
import type { ViewChart } from '@btc/contract/trade/view-answer.ts';
import type { Edition } from '#i18n/edition.ts';
import { formatMarkedName, patternValue, type RankedMember, computeShare } from '../view-series.ts';
import { totalIn } from '../sentence.ts';

/** All members by size over the whole span, in one colour; the rest comes last. */
export function rankedMembers(
  chart: Pick<ViewChart, 'Patterns' | 'Total'>,
  { unit, edition, token }: { unit: SeriesUnit; edition: Edition; token: string },
): readonly RankedMember[] {
  const whole = totalIn(chart, unit);
  return chart.Patterns.map((pattern) => {
    const value = patternValue(pattern, unit);
    // Of what is shown: the answer's own share is of all members, also where some were chosen.
    return {
      code: pattern.Code,
      name: formatMarkedName(pattern, unit, edition),
      token,
      value,
      share: computeShare(value, whole),
    };
  }).toSorted(
    (one, other) =>
      Number(one.code === restCode) - Number(other.code === restCode) || (other.value ?? -1) - (one.value ?? -1),
  );
}
