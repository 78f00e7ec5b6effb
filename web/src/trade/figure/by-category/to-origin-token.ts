import type { ViewPattern } from '@btc/contract/trade/view-answer.ts';
import { originToken, otherOrigin } from '#charts/origin-colors.ts';
import type { LegendEntry } from '#charts/export/png-legend.ts';
import type { Edition } from '#i18n/edition.ts';

export function toOriginToken({ OriginCode }: Pick<ViewPattern, 'OriginCode'>): string {
  return originToken(OriginCode ?? otherOrigin);
}

/** Origins of companies with their colours, by trade; those without a colour of their own are combined. */
export function originLegend(
  patterns: readonly ViewPattern[],
  edition: Edition,
  others: string,
): readonly LegendEntry[] {
  const sums = new Map<string, { name: string; volume: number }>();
  for (const pattern of patterns) {
    const token = toOriginToken(pattern);
    const name = (edition === 'cn' ? pattern.OriginCn : pattern.OriginEn) ?? others;
    const known = sums.get(token);
    sums.set(token, {
      name: known === undefined || known.name === name ? name : others,
      volume: (known?.volume ?? 0) + (pattern.Volume ?? 0),
    });
  }
  const last = originToken(otherOrigin);
  return [...sums]
    .toSorted(([a, one], [b, other]) => Number(a === last) - Number(b === last) || other.volume - one.volume)
    .map(([token, { name }]) => ({ token, name }));
}
