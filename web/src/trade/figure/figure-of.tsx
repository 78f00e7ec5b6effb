import type { ViewTable } from '@btc/contract/trade/view-answer.ts';
import type { DataView } from '@btc/contract/trade/views.ts';
import type { Ref } from 'react';
import { ChartExport, type FigureHandle } from '#charts/export/chart-export.tsx';
import type { FigureProps } from './figure-props.ts';
import { variantOf } from './figure-variants.ts';
import { LinesFigure } from './lines-figure.tsx';
import { RankedBarsFigure } from './ranked-bars-figure.tsx';
import { StackedColumnsFigure } from './stacked-columns-figure.tsx';

export interface FigureOfProps extends FigureProps {
  readonly view: DataView;
  /** The same figures in rows; null where they were not asked for. */
  readonly table?: ViewTable | null | undefined;
  /** Makes the picture for download: `ref.current?.exportPng(caption)`. */
  readonly ref?: Ref<FigureHandle> | undefined;
}

/** The figure of a view: its chart with the list beside it. */
export function FigureOf({ ref, ...props }: FigureOfProps) {
  return (
    <ChartExport ref={ref}>
      <Drawn {...props} />
    </ChartExport>
  );
}

function Drawn({ view, ...props }: Omit<FigureOfProps, 'ref'>) {
  const variant = variantOf(view, props.variant);
  switch (view.figure) {
    case 'stackedColumns':
      return variant === 'lines' ? <LinesFigure {...props} isComparison /> : <StackedColumnsFigure {...props} />;
    case 'lines':
      return <LinesFigure {...props} unit="USD/t" />;
    case 'treemap':
    case 'areas':
    case 'years':
      return <StackedColumnsFigure {...props} />;
    case 'map':
    case 'rankedBars':
    case 'pareto':
    case 'concentration':
    case 'scatter':
    case 'diverging':
    case 'pairs':
      return <RankedBarsFigure {...props} />;
  }
}
