import type {
  BarSeriesOption,
  LineSeriesOption,
  MapSeriesOption,
  ScatterSeriesOption,
  TreemapSeriesOption,
} from 'echarts/charts';
import type { GridComponentOption, MarkLineComponentOption, TooltipComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import type { ChartTheme } from './chart-theme.ts';

export type ChartOption = ComposeOption<
  | BarSeriesOption
  | LineSeriesOption
  | MapSeriesOption
  | ScatterSeriesOption
  | TreemapSeriesOption
  | GridComponentOption
  | MarkLineComponentOption
  | TooltipComponentOption
>;

/** The room a chart is drawn in, in CSS pixels. */
export interface ChartSpace {
  readonly width: number;
  readonly height: number;
}

export type DrawChart = (theme: ChartTheme, space: ChartSpace) => ChartOption;

export type ChartSize = 'large' | 'small' | 'tall' | 'low';

/** What a press picks: the category at its x, the category at its y, or the mark itself. */
export type PickBy = 'x' | 'y' | 'mark';
