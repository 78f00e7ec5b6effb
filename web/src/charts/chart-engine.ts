import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { type EChartsType, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import type { ChartOption, ChartSpace, PickBy } from './chart-option.ts';

// The canvas renderer, because the other writes style attributes, which the pages' policy forbids.
use([BarChart, LineChart, GridComponent, TooltipComponent, CanvasRenderer]);

export interface RunningChart {
  readonly show: (option: ChartOption) => void;
  readonly stop: () => void;
}

export interface ChartBox {
  readonly element: HTMLElement;
  readonly pickBy: PickBy;
  /** Index of the category pressed anywhere in its column or row, or of the mark. */
  readonly onPick: (index: number) => void;
  readonly onResize: (space: ChartSpace) => void;
}

/** The chart follows the size of its box. */
export function startChart({ element, pickBy, onPick, onResize }: ChartBox): RunningChart {
  const chart = init(element, null, { renderer: 'canvas' });
  if (pickBy === 'mark') {
    chart.on('click', ({ data }) => {
      const index = findMarkIndex(data);
      if (index !== null) onPick(index);
    });
  } else {
    chart.getZr().on('click', ({ offsetX, offsetY }) => {
      const index = placeAt(chart, [offsetX, offsetY], pickBy);
      if (index !== null) onPick(index);
    });
  }
  const observer = new ResizeObserver(() => {
    if (element.clientWidth === 0 || element.clientWidth === chart.getWidth()) return;
    chart.resize();
    onResize({ width: element.clientWidth, height: element.clientHeight });
  });
  observer.observe(element);
  return {
    show: (option) => chart.setOption(option, { notMerge: true }),
    stop: () => {
      observer.disconnect();
      chart.dispose();
    },
  };
}

function placeAt(chart: EChartsType, point: number[], pickBy: 'x' | 'y'): number | null {
  for (let gridIndex = 0; gridIndex < maxPanels; gridIndex += 1) {
    // Asked of a panel that is not there, the engine warns; the panels are counted from 0 without a gap.
    if (!hasPanel(chart, gridIndex)) return null;
    if (chart.containPixel({ gridIndex }, point)) {
      const index = chart.convertFromPixel({ gridIndex }, point)[pickBy === 'x' ? 0 : 1];
      return index === undefined ? null : Math.round(index);
    }
  }
  return null;
}

const maxPanels = 12;

function hasPanel(chart: EChartsType, index: number): boolean {
  const { grid } = chart.getOption();
  return Array.isArray(grid) && index < grid.length;
}

function findMarkIndex(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('index' in data)) return null;
  return typeof data.index === 'number' ? data.index : null;
}

/** Draws a chart once, at twice the size of the given element, and hands over its picture. */
export function paintChart(element: HTMLElement, option: ChartOption): HTMLCanvasElement {
  const chart = init(element, null, { renderer: 'canvas', devicePixelRatio: 2 });
  try {
    chart.setOption(option);
    return chart.renderToCanvas({ pixelRatio: 2 });
  } finally {
    chart.dispose();
  }
}
