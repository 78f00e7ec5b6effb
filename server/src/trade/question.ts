import type { FactDimension } from '@btc/contract/trade/dimensions.ts';
import { carcaseFactor } from '@btc/contract/trade/trade-codes.ts';
import type { FactSource, GoodsType, StorageCode, WeightBasis } from '@btc/contract/trade/trade-codes.ts';
import type { PeriodKind } from '@btc/contract/trade/period.ts';
import type { HsGroup } from '@btc/reference/goods/hs-codes.ts';

export interface Goods {
  readonly types: readonly GoodsType[];
  readonly groups: readonly HsGroup[];
  readonly storages: readonly StorageCode[];
}

/** Codes by dimension; a missing or empty list means all. */
export type FactFilters = Readonly<Partial<Record<FactDimension, readonly string[]>>>;

/** A parsed data question; empty lists and nulls mean all. */
export interface Question extends Goods {
  readonly origins: readonly string[];
  /** Codes of cuts, plants and companies as in the facts. */
  readonly filters: FactFilters;
  readonly plantsAsGiven: readonly string[];
  readonly companiesAsGiven: readonly string[];
  readonly weight: WeightBasis;
  readonly start: string | null;
  readonly end: string | null;
  readonly source: FactSource | null;
  readonly period: PeriodKind;
  readonly asPublishedOn: string | null;
  readonly isFirst: boolean;
  /** Dimensions the facts must have: those of the view and of its filters. */
  readonly dimensions: readonly FactDimension[];
}

export function weightFactor({ weight }: Pick<Question, 'weight'>): number {
  return weight === 'carcase' ? carcaseFactor : 1;
}
