import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import type { ChartOption } from './chart-option.ts';

// The canvas renderer, because the other writes style attributes, which the pages' policy forbids.
use([BarChart, LineChart, GridComponent, TooltipComponent, CanvasRenderer]);

/** A chart in its box. */
export interface RunningChart {
  readonly show: (option: ChartOption) => void;
  readonly stop: () => void;
}

export interface ChartBox {
  readonly element: HTMLElement;
  /** The place of the category that was pressed, anywhere in its column. */
  readonly onPick: (place: number) => void;
}

/** Starts a chart in a box whose size it follows. */
export function startChart({ element, onPick }: ChartBox): RunningChart {
  const chart = init(element, null, { renderer: 'canvas' });
  chart.getZr().on('click', ({ offsetX, offsetY }) => {
    const point = [offsetX, offsetY];
    if (!chart.containPixel({ gridIndex: 0 }, point)) return;
    const place = chart.convertFromPixel({ gridIndex: 0 }, point)[0];
    if (place !== undefined) onPick(Math.round(place));
  });
  const observer = new ResizeObserver(() => chart.resize());
  observer.observe(element);
  return {
    show: (option) => chart.setOption(option, { notMerge: true }),
    stop: () => {
      observer.disconnect();
      chart.dispose();
    },
  };
}
