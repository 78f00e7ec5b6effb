import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import type { DataView, ViewFigure } from '@btc/contract/trade/views.ts';

/** Ways to draw a figure, the default first; `variant` in the address. */
const variants = {
  stackedColumns: ['columns', 'lines'],
  lines: [],
  map: ['map', 'bars'],
  rankedBars: ['bars', 'panels'],
  pareto: [],
  treemap: ['treemap', 'columns'],
  concentration: [],
  areas: ['share', 'amount'],
  years: [],
  scatter: [],
  diverging: [],
  pairs: [],
} as const satisfies Record<ViewFigure, readonly string[]>;

export type FigureVariant = (typeof variants)[ViewFigure][number];

/** The ways to draw a view; empty where there is only one. */
export function listVariants({ figure }: Pick<DataView, 'figure'>): readonly FigureVariant[] {
  return variants[figure];
}

/** The requested variant if the view has it, else its first; null where it has none. */
export function findVariant(view: Pick<DataView, 'figure'>, request: string | null): FigureVariant | null {
  const all = listVariants(view);
  return all.find((variant) => variant === request) ?? all[0] ?? null;
}

/** Totals by member are drawn in amounts only; series over time in any unit the answer has. */
const amounts = ['t', 'USD', 'CNY', 'USD/t', '%'] as const;
const wholes = ['t', 'USD', 'CNY'] as const;

const units = {
  stackedColumns: amounts,
  lines: ['USD/t'],
  map: wholes,
  rankedBars: wholes,
  pareto: wholes,
  treemap: wholes,
  concentration: wholes,
  areas: amounts,
  years: amounts,
  scatter: ['t'],
  diverging: ['t'],
  pairs: ['t'],
} as const satisfies Record<ViewFigure, readonly SeriesUnit[]>;

/** The units a view's figure can be drawn in, if the answer has figures in them. */
export function unitsDrawn({ figure }: Pick<DataView, 'figure'>): readonly SeriesUnit[] {
  return units[figure];
}

const overTime: ReadonlySet<ViewFigure> = new Set<ViewFigure>(['stackedColumns', 'lines', 'areas', 'years']);

/** Whether the figure is drawn over time and so hatches provisional periods. */
export function hatchesPeriods(view: Pick<DataView, 'figure'>, request: string | null): boolean {
  const way = findVariant(view, request);
  return overTime.has(view.figure) || way === 'panels' || way === 'columns';
}
