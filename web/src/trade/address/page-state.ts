import type { PeriodKind } from '@btc/contract/trade/period.ts';
import type { FactSource, GoodsType, SeriesUnit, StorageCode, WeightBasis } from '@btc/contract/trade/trade-codes.ts';
import type { ViewCode } from '@btc/contract/trade/views.ts';

export const figureForms = ['chart', 'table'] as const;
export type FigureForm = (typeof figureForms)[number];

/** Specification section 3, view modes. */
export const viewModes = ['large', 'small'] as const;
export type ViewMode = (typeof viewModes)[number];

/** Overlays of import columns: unit value, forward price index, live cattle, CNY per USD. */
export const overlayCodes = ['unit', 'index', 'cattle', 'rate'] as const;
export type OverlayCode = (typeof overlayCodes)[number];

export interface Sorting {
  /** Key of a table column, as in the answer. */
  readonly key: string;
  readonly descending: boolean;
}

export interface Months {
  readonly from: string;
  readonly to: string;
}

/** The state of the data page in its address; nulls and empty lists stand for the default. */
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
  /** A day `YYYY-MM-DD`: shows the figures as published by then. */
  readonly asPublishedOn: string | null;
  readonly weight: WeightBasis;
  /** The second period of a contrast; null: the same months a year before. */
  readonly second: Months | null;
  /** The second side of a contrast: an origin or a type of goods. */
  readonly other: string | null;
  readonly unit: SeriesUnit | null;
  readonly show: FigureForm;
  readonly mode: ViewMode;
  /** An alternative drawing of the figure (`listVariants`); null: the first. */
  readonly variant: string | null;
  readonly compare: readonly string[];
  readonly overlay: OverlayCode | null;
  /** The period whose ranking is shown; null: the whole span. */
  readonly at: string | null;
  readonly sort: Sorting | null;
  readonly find: string;
  /** Page of the table, from 1. */
  readonly page: number;
  /** Codes of rows pinned to the top of the table. */
  readonly pinned: readonly string[];
  /** Code of the company or plant whose trend is open. */
  readonly company: string | null;
}

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
