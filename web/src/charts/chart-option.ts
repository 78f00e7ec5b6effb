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

/** The options of the charts we draw; types only, nothing of the engine comes along. */
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

/** How a chart is drawn in a theme and a room. */
export type DrawChart = (theme: ChartTheme, space: ChartSpace) => ChartOption;

/** How much of the page a chart takes; its height is known before it is drawn. */
export type ChartSize = 'large' | 'small' | 'tall' | 'low';

/** What a press chooses: the category below it, the category beside it, or the mark itself. */
export type PickBy = 'x' | 'y' | 'mark';
