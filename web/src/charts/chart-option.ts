import type {
  BarSeriesOption,
  LineSeriesOption,
  MapSeriesOption,
  ScatterSeriesOption,
  TreemapSeriesOption,
} from 'echarts/charts';
import type { GridComponentOption, MarkLineComponentOption, TooltipComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';

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

/** What a press chooses: the category below it, the category beside it, or the mark itself. */
export type PickBy = 'x' | 'y' | 'mark';
