import { listMonths } from '@btc/contract/time.ts';
import type { FactDimension } from '@btc/contract/trade/dimensions.ts';
import { listPeriods } from '@btc/contract/trade/period.ts';
import { type FactSource, factSources } from '@btc/contract/trade/trade-codes.ts';
import type { HsGroup } from '@btc/reference/goods/hs-codes.ts';
import { formatPeriodText, type Grain, type Vintage } from './vintage.ts';

export interface PublishedCell {
  readonly source: string;
  readonly unit: string;
  readonly code: string;
  readonly dimensions: readonly FactDimension[];
  /** Some of their USD values were converted from CNY. */
  readonly isConverted: boolean;
  /** Some of their values are shares of a published total. */
  readonly isApportioned: boolean;
}

/** `units`: months `YYYY-MM` or years `YYYY` that the vintage covers. */
interface DatedVintage extends Vintage {
  readonly units: readonly string[];
}

export interface CataloguePart {
  readonly source: FactSource;
  readonly grain: Grain;
  readonly vintages: readonly DatedVintage[];
  readonly cells: readonly PublishedCell[];
}

export interface Catalogue {
  /** Best source first, months before years. */
  readonly parts: readonly CataloguePart[];
  readonly codes: readonly string[];
  /** Goods groups for which demonstration facts are not used. */
  readonly withoutDemo: readonly HsGroup[];
}

const grains = ['month', 'year'] as const satisfies readonly Grain[];

export function toCatalogue({
  vintages,
  published,
  withoutDemo,
}: {
  readonly vintages: readonly Vintage[];
  readonly published: readonly PublishedCell[];
  readonly withoutDemo: readonly HsGroup[];
}): Catalogue {
  const parts = factSources.flatMap((source) =>
    grains.map((grain) => ({
      source,
      grain,
      vintages: vintages
        .filter((vintage) => vintage.source === source && vintage.grain === grain)
        .map((vintage) => ({ ...vintage, units: listUnits(vintage) })),
      cells: published.filter((cell) => cell.source === source && toGrain(cell.unit) === grain),
    })),
  );
  const codes = [...vintages.flatMap(({ hsCodes }) => hsCodes), ...published.map(({ code }) => code)];
  return { parts, codes: [...new Set(codes)], withoutDemo };
}

function toGrain(unit: string): Grain {
  return unit.length === 4 ? 'year' : 'month';
}

function listUnits({ grain, periodFrom, periodTo }: Vintage): readonly string[] {
  const [from, to] = [formatPeriodText(periodFrom), formatPeriodText(periodTo)];
  return grain === 'month' ? listMonths(from, to) : listPeriods(`${from}-01`, `${to}-12`, 'year');
}
