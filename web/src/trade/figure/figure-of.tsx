import type { ViewTable } from '@btc/contract/trade/view-answer.ts';
import type { DataView } from '@btc/contract/trade/views.ts';
import type { Ref } from 'react';
import { ChartExport, type FigureHandle } from '#charts/export/chart-export.tsx';
import { AreasFigure } from './over-time/areas-figure.tsx';
import { ConcentrationFigure } from './by-member/concentration-figure.tsx';
import { DivergingFigure, PairsFigure } from './contrast/contrast-figures.tsx';
import type { FigureProps } from './figure-props.ts';
import { variantOf } from './figure-variants.ts';
import { LinesFigure } from './over-time/lines-figure.tsx';
import { MapFigure } from './by-member/map-figure.tsx';
import { PanelsFigure } from './over-time/panels-figure.tsx';
import { ParetoFigure } from './by-member/pareto-figure.tsx';
import { RankedBarsFigure } from './by-member/ranked-bars-figure.tsx';
import { ScatterFigure } from './by-member/scatter-figure.tsx';
import { StackedColumnsFigure } from './over-time/stacked-columns-figure.tsx';
import { TreemapFigure } from './by-member/treemap-figure.tsx';
import { YearsFigure } from './over-time/years-figure.tsx';

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

function Drawn({ view, table, ...props }: Omit<FigureOfProps, 'ref'>) {
  const variant = variantOf(view, props.variant);
  switch (view.figure) {
    case 'stackedColumns':
      return variant === 'lines' ? <LinesFigure {...props} isComparison /> : <StackedColumnsFigure {...props} />;
    case 'lines':
      return <LinesFigure {...props} unit="USD/t" />;
    case 'map':
      return variant === 'bars' ? <RankedBarsFigure {...props} /> : <MapFigure {...props} />;
    case 'rankedBars':
      return variant === 'panels' ? <PanelsFigure {...props} /> : <RankedBarsFigure {...props} />;
    case 'pareto':
      return <ParetoFigure {...props} />;
    case 'treemap':
      return variant === 'columns' ? <StackedColumnsFigure {...props} /> : <TreemapFigure {...props} />;
    case 'concentration':
      return <ConcentrationFigure {...props} />;
    case 'areas':
      return <AreasFigure {...props} isShare={variant === 'share'} />;
    case 'years':
      return <YearsFigure {...props} />;
    case 'scatter':
      return <ScatterFigure {...props} />;
    case 'diverging':
      return table && <DivergingFigure {...props} table={table} />;
    case 'pairs':
      return table && <PairsFigure {...props} table={table} />;
  }
}
