import { listMonths } from '@btc/contract/time.ts';
import type { FactDimension } from '@btc/contract/trade/dimensions.ts';
import { listPeriods } from '@btc/contract/trade/period.ts';
import { type FactSource, factSources } from '@btc/contract/trade/trade-codes.ts';
import type { HsGroup } from '@btc/reference/hs-codes.ts';
import { formatPeriodText, type Grain, type Vintage } from './vintage.ts';

/** What the facts of a period (month `YYYY-MM` or year) and tariff code of a source tell beside origin and goods. */
export interface PublishedCell {
  readonly source: string;
  readonly unit: string;
  readonly code: string;
  readonly dimensions: readonly FactDimension[];
  /** Dollars of some of them were converted from yuan. */
  readonly isConverted: boolean;
  /** A value of some of them is a share of a published sum. */
  readonly isApportioned: boolean;
}

/** A vintage with the months `YYYY-MM`, or years `YYYY`, that it speaks for. */
interface DatedVintage extends Vintage {
  readonly units: readonly string[];
}

/** What one source has published by months, or by years. */
export interface CataloguePart {
  readonly source: FactSource;
  readonly grain: Grain;
  readonly vintages: readonly DatedVintage[];
  readonly cells: readonly PublishedCell[];
}

/** What has been published at all, laid out once for all questions. */
export interface Catalogue {
  /** The best source first, months before years. */
  readonly parts: readonly CataloguePart[];
  /** All tariff codes that anything speaks for. */
  readonly codes: readonly string[];
  /** The groups of goods of which the demonstration is no source. */
  readonly withoutDemo: readonly HsGroup[];
}

const grains = ['month', 'year'] as const satisfies readonly Grain[];

/** Lays out vintages and what their facts tell. */
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
