import type { FactDimension } from '@btc/contract/trade/dimensions.ts';
import { carcaseFactor } from '@btc/contract/trade/trade-codes.ts';
import type { FactSource, GoodsType, StorageCode, WeightBasis } from '@btc/contract/trade/trade-codes.ts';
import type { PeriodKind } from '@btc/contract/trade/period.ts';
import type { HsGroup } from '@btc/reference/hs-codes.ts';

/** The goods of a question. */
export interface Goods {
  readonly types: readonly GoodsType[];
  readonly groups: readonly HsGroup[];
  readonly storages: readonly StorageCode[];
}

/** The codes of which facts must have one; an empty list, or none, means all. */
export type FactFilters = Readonly<Partial<Record<FactDimension, readonly string[]>>>;

/** A data question with its codes read; empty lists and nulls mean that all is asked for. */
export interface Question extends Goods {
  readonly origins: readonly string[];
  /** Codes of cuts, plants and companies, as the facts have them. */
  readonly filters: FactFilters;
  /** Plants and companies as the reader named them. */
  readonly plantsAsGiven: readonly string[];
  readonly companiesAsGiven: readonly string[];
  readonly weight: WeightBasis;
  readonly start: string | null;
  readonly end: string | null;
  readonly source: FactSource | null;
  readonly period: PeriodKind;
  readonly asPublishedOn: string | null;
  readonly isFirst: boolean;
  /** What facts must tell to answer it: the view's dimensions and those of its filters. */
  readonly dimensions: readonly FactDimension[];
}

/** By how much weights as shipped are multiplied for the answer. */
export function weightFactor({ weight }: Pick<Question, 'weight'>): number {
  return weight === 'carcase' ? carcaseFactor : 1;
}
