import type { MarginWeek } from '@btc/contract/prices/cut-margins.ts';
import { type Cell, cellKey, computeStandings, type Land } from './chain.ts';
import { round } from '../convert/convert-price.ts';

export interface MarginTerms {
  readonly atPort: Land;
  readonly land: Land;
  readonly landOver: Land;
  readonly stock: Land;
}

function toShown(value: number | null): number | null {
  return value === null ? null : round(value);
}

/**
 * The weeks of a cut from an origin in which it has a forward or a spot price, by the rules of the indices: enough quotes, and a price
 * that holds for two weeks. The margin is the spread of that cut and origin alone.
 */
export function computeMargins(
  { forward, spot }: { readonly forward: readonly Cell[]; readonly spot: readonly Cell[] },
  { origin, cut }: { readonly origin: string; readonly cut: string },
  terms: MarginTerms,
): MarginWeek[] {
  const own = (cells: readonly Cell[]) => computeStandings(cells.filter((cell) => cell.origin === origin));
  const [offers, stocks] = [own(forward), own(spot)];
  const key = cellKey(origin, cut);
  const weeks = [...new Set([...offers.keys(), ...stocks.keys()])].toSorted();
  return weeks.flatMap((week): MarginWeek[] => {
    const offer = offers.get(week)?.get(key)?.price ?? null;
    const stock = stocks.get(week)?.get(key)?.price ?? null;
    if (offer === null && stock === null) return [];
    const convert = (price: number | null, by: Land) => (price === null ? null : by(price, { origin, cut, week }));
    const landed = convert(offer, terms.land);
    const over = convert(offer, terms.landOver);
    const sold = convert(stock, terms.stock);
    return [
      {
        Week: week,
        Forward: toShown(offer),
        AtPort: toShown(convert(offer, terms.atPort)),
        Landed: toShown(landed),
        LandedOver: over === landed ? null : toShown(over),
        Spot: toShown(sold),
        Margin: landed === null || sold === null ? null : round(sold - landed),
      },
    ];
  });
}
