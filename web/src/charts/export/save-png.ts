import { saveBlob } from '#platform/files/save-file.ts';
import type { ChartSize, DrawChart } from '../chart-option.ts';
import { type ChartTheme, readChartTheme } from '../chart-theme.ts';
import { softOpacity } from '../series-colors.ts';
import { type ChartPart, loadEngine } from '../engine/chart-parts.ts';
import type { PngCaption } from './png-caption.ts';
import type { LegendEntry } from './png-legend.ts';
import { type LinePlace, layPage, pageWidth } from './png-page.ts';
import styles from './stage.module.css';

export interface ExportedChart {
  readonly option: DrawChart;
  readonly parts: readonly ChartPart[];
  readonly size: ChartSize;
  readonly legend: readonly LegendEntry[] | undefined;
  readonly note: string | undefined;
  readonly heading: string | undefined;
}

const scale = 2;
const heights = { tall: 640, large: 500, small: 500, low: 320 } as const satisfies Record<
  ExportedChart['size'],
  number
>;

export async function savePng(charts: readonly ExportedChart[], caption: PngCaption): Promise<void> {
  const stage = document.createElement('div');
  // The picture is light whatever the page is: the stage has the light tokens.
  stage.dataset['theme'] = 'light';
  stage.className = styles['stage'] ?? '';
  document.body.append(stage);
  try {
    const theme = readChartTheme(stage);
    const pictures = await drawCharts(charts, stage, theme);
    saveBlob(await toBlob(page({ charts, pictures, caption, theme })), `${caption.fileName}.png`);
  } finally {
    stage.remove();
  }
}

async function drawCharts(charts: readonly ExportedChart[], stage: HTMLElement, theme: ChartTheme) {
  const pictures: HTMLCanvasElement[] = [];
  for (const { option, parts, size } of charts) {
    const { paintChart } = await loadEngine(parts);
    const space = { width: pageWidth - 2 * 40, height: heights[size] };
    const box = document.createElement('div');
    box.style.width = `${space.width}px`;
    box.style.height = `${space.height}px`;
    stage.append(box);
    pictures.push(paintChart(box, option(theme, space)));
  }
  return pictures;
}

interface Page {
  readonly charts: readonly ExportedChart[];
  readonly pictures: readonly HTMLCanvasElement[];
  readonly caption: PngCaption;
  readonly theme: ChartTheme;
}

function page({ charts, pictures, caption, theme }: Page): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas to draw on');
  const measure = (text: string, font: string): number => {
    context.font = font;
    return context.measureText(text).width;
  };
  const sizes = pictures.map(({ width, height }) => ({ width: width / scale, height: height / scale }));
  const notes = charts.flatMap(({ note }) => note ?? []);
  const layout = layPage({
    caption: { ...caption, notes: [...notes, ...caption.notes] },
    charts: sizes.map((size, index) => ({ ...size, heading: charts[index]?.heading })),
    legends: charts.map(({ legend }) => legend ?? []),
    font: theme.font,
    measure,
  });
  canvas.width = layout.width * scale;
  canvas.height = layout.height * scale;
  context.scale(scale, scale);
  context.fillStyle = theme.paper;
  context.fillRect(0, 0, layout.width, layout.height);
  context.textBaseline = 'alphabetic';
  for (const line of layout.lines) drawLine(context, line, theme);
  for (const { x, y, token, soft } of layout.swatches) {
    context.fillStyle = theme.color(token);
    context.globalAlpha = soft ? softOpacity : 1;
    context.fillRect(x, y, 10, 10);
  }
  context.globalAlpha = 1;
  for (const [index, picture] of pictures.entries()) {
    const { width, height } = sizes[index] ?? { width: 0, height: 0 };
    context.drawImage(picture, 40, layout.chartTops[index] ?? 0, width, height);
  }
  return canvas;
}

function drawLine(context: CanvasRenderingContext2D, { text, x, y, font, tone }: LinePlace, theme: ChartTheme): void {
  context.font = font;
  context.fillStyle = tone === 'ink' ? theme.ink : tone === 'accent' ? theme.accent : theme.ink2;
  context.fillText(text, x, y);
}

function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The browser made no picture')) : resolve(blob)),
      'image/png',
    );
  });
}
