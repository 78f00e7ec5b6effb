import type { PeriodKind } from '@btc/contract/trade/period.ts';
import type { FactSource, GoodsType, SeriesUnit, StorageCode, WeightBasis } from '@btc/contract/trade/trade-codes.ts';
import type { ViewCode } from '@btc/contract/trade/views.ts';

/** A figure or the same as a table. */
export const figureForms = ['chart', 'table'] as const;
export type FigureForm = (typeof figureForms)[number];

/** Specification section 3, view modes. */
export const viewModes = ['large', 'small'] as const;
export type ViewMode = (typeof viewModes)[number];

/** What can be laid over the columns of imports: their unit value, the forward price index, live cattle, yuan for a dollar. */
export const overlayCodes = ['unit', 'index', 'cattle', 'rate'] as const;
export type OverlayCode = (typeof overlayCodes)[number];

export interface Sorting {
  /** A column of the table, as the answer names it. */
  readonly key: string;
  readonly descending: boolean;
}

export interface Months {
  readonly from: string;
  readonly to: string;
}

/** The whole state of the data page, as its address holds it; nulls and empty lists are the page's own choice. */
export interface PageState {
  readonly view: ViewCode;
  readonly types: readonly GoodsType[];
  readonly origins: readonly string[];
  readonly storage: StorageCode | null;
  readonly cuts: readonly string[];
  readonly plants: readonly string[];
  readonly from: string | null;
  readonly to: string | null;
  readonly period: PeriodKind | null;
  readonly source: FactSource | null;
  /** A day: the figures as they had been published by then. */
  readonly asPublishedOn: string | null;
  readonly weight: WeightBasis;
  /** The second period of a contrast. */
  readonly second: Months | null;
  /** The second side of a contrast: an origin or a kind of goods. */
  readonly other: string | null;
  readonly unit: SeriesUnit | null;
  readonly show: FigureForm;
  readonly mode: ViewMode;
  /** Another way of drawing the same, where the figure has one. */
  readonly variant: string | null;
  /** Origins drawn as lines against each other. */
  readonly compare: readonly string[];
  /** A line over the columns. */
  readonly overlay: OverlayCode | null;
  /** The period whose ranking is shown; null is the whole span. */
  readonly at: string | null;
  readonly sort: Sorting | null;
  /** Words that the table's rows are searched for. */
  readonly find: string;
  /** The page of the table, from 1. */
  readonly page: number;
  /** Rows that stay on top of the table. */
  readonly pinned: readonly string[];
  /** The company or plant whose trend is open. */
  readonly company: string | null;
}

/** A view as it opens without any choice. */
export function openingState(view: ViewCode): PageState {
  return {
    view,
    types: [],
    origins: [],
    storage: null,
    cuts: [],
    plants: [],
    from: null,
    to: null,
    period: null,
    source: null,
    asPublishedOn: null,
    weight: 'product',
    second: null,
    other: null,
    unit: null,
    show: 'chart',
    mode: 'large',
    variant: null,
    compare: [],
    overlay: null,
    at: null,
    sort: null,
    find: '',
    page: 1,
    pinned: [],
    company: null,
  };
}
