import type { ViewRow } from '@btc/contract/trade/view-answer.ts';
import { changeFrom, isUntraded, money, computeShare, tonnes, unvaluedIn, usdPerTonne } from '../../sums.ts';
import type { Figures } from '../figures/figures.ts';
import type { Named } from '../names/names.ts';

export type RowFigures = Pick<
  ViewRow,
  | 'Volume'
  | 'Share'
  | 'Yoy'
  | 'Ytd'
  | 'YtdYoy'
  | 'ValueUsd'
  | 'ValueCny'
  | 'UsdPerTonne'
  | 'MissingUsd'
  | 'MissingCny'
  | 'YoyUntraded'
>;

/** An empty list of members means all. */
export function presentFigures({ spans }: Figures, members: readonly string[]): RowFigures {
  const sum = spans.now.ofAll(members);
  const year = spans.toDate.ofAll(members);
  const recent = spans.recent.ofAll(members);
  return {
    Volume: tonnes(sum.grams),
    Share: computeShare(sum, spans.now.ofAll([])),
    Yoy: changeFrom(spans.before.ofAll(members), recent),
    Ytd: tonnes(year.grams),
    YtdYoy: changeFrom(spans.toDateBefore.ofAll(members), year),
    ValueUsd: money(sum.usdCents),
    ValueCny: money(sum.cnyCents),
    UsdPerTonne: usdPerTonne(sum),
    ...unvaluedIn(sum, spans.now.ofAll([])),
    ...(isUntraded(recent) && !isUntraded(sum) && { YoyUntraded: true as const }),
  };
}

export function emptyRow(name: Named): ViewRow {
  return {
    ...name,
    Volume: null,
    Share: null,
    Yoy: null,
    Ytd: null,
    YtdYoy: null,
    ValueUsd: null,
    ValueCny: null,
    UsdPerTonne: null,
  };
}
