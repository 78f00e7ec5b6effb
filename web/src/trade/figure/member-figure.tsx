import type { ViewTable } from '@btc/contract/trade/view-answer.ts';
import type { DataView } from '@btc/contract/trade/views.ts';
import { ConcentrationFigure } from './by-category/concentration-figure.tsx';
import { MapFigure } from './by-category/map-figure.tsx';
import { ParetoFigure } from './by-category/pareto-figure.tsx';
import { RankedBarsFigure } from './by-category/ranked-bars-figure.tsx';
import { ScatterFigure } from './by-category/scatter-figure.tsx';
import { TreemapFigure } from './by-category/treemap-figure.tsx';
import { DivergingFigure, PairsFigure } from './contrast/contrast-figures.tsx';
import type { FigureProps } from './figure-props.ts';
import type { FigureVariant } from './figure-variants.ts';
import { AreasFigure } from './over-time/areas-figure.tsx';
import { PanelsFigure } from './over-time/panels-figure.tsx';
import { StackedColumnsFigure } from './over-time/stacked-columns-figure.tsx';
import { YearsFigure } from './over-time/years-figure.tsx';

export interface MemberFigureProps extends FigureProps {
  readonly figure: Exclude<DataView['figure'], 'stackedColumns' | 'lines'>;
  readonly way: FigureVariant | null;
  readonly table: ViewTable | null | undefined;
}

/** The figures for members, in a chunk of their own as no server-rendered document contains one. */
export function MemberFigure({ figure, way, table, ...props }: MemberFigureProps) {
  switch (figure) {
    case 'map':
      return way === 'bars' ? <RankedBarsFigure {...props} /> : <MapFigure {...props} />;
    case 'rankedBars':
      return way === 'panels' ? <PanelsFigure {...props} /> : <RankedBarsFigure {...props} />;
    case 'pareto':
      return <ParetoFigure {...props} />;
    case 'treemap':
      return way === 'columns' ? <StackedColumnsFigure {...props} /> : <TreemapFigure {...props} />;
    case 'concentration':
      return <ConcentrationFigure {...props} />;
    case 'areas':
      return <AreasFigure {...props} isShare={way === 'share'} />;
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
