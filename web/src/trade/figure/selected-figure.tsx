import type { ViewTable } from '@btc/contract/trade/view-answer.ts';
import type { DataView } from '@btc/contract/trade/views.ts';
import type { Ref } from 'react';
import { ChartExport, type FigureHandle } from '#charts/export/chart-export.tsx';
import type { FigureProps } from './figure-props.ts';
import { findVariant } from './figure-variants.ts';
import { LazyFigure } from './lazy-figure.tsx';
import { LinesFigure } from './over-time/lines-figure.tsx';
import { StackedColumnsFigure } from './over-time/stacked-columns-figure.tsx';

export interface FigureOfProps extends FigureProps {
  readonly view: DataView;
  /** The same figures as rows; null where they were not requested. */
  readonly table?: ViewTable | null | undefined;
  /** Makes the picture for download: `ref.current?.exportPng(caption)`. */
  readonly ref?: Ref<FigureHandle> | undefined;
}

export function SelectedFigure({ ref, ...props }: FigureOfProps) {
  return (
    <ChartExport ref={ref}>
      <Drawn {...props} />
    </ChartExport>
  );
}

function Drawn({ view: { figure }, table, ...props }: Omit<FigureOfProps, 'ref'>) {
  const way = findVariant({ figure }, props.variant);
  if (figure === 'stackedColumns') {
    return way === 'lines' ? <LinesFigure {...props} isComparison /> : <StackedColumnsFigure {...props} />;
  }
  if (figure === 'lines') return <LinesFigure {...props} unit="USD/t" />;
  return <LazyFigure {...props} figure={figure} way={way} table={table} />;
}
