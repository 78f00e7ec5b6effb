import type { CompanyTrend } from '@btc/contract/trade/view-answer.ts';
import { TrendFigure } from '../figure/trend-figure.tsx';
import { LeftOutLines } from '../notes/left-out-lines.tsx';
import { TrendFacts } from './trend-facts.tsx';
import { TrendTable } from './trend-table.tsx';

/** A trend itself: a part of the program of its own, since only members see one, and few documents hold one. */
export function TrendShown({ trend }: { trend: CompanyTrend }) {
  return (
    <>
      <TrendFacts trend={trend} />
      <TrendFigure trend={trend} mode="small" />
      <TrendTable trend={trend} />
      <LeftOutLines dict={trend.Dict} />
    </>
  );
}
