import type { PngCaption } from './png-caption.ts';
import type { LegendEntry } from './png-legend.ts';

/** CSS pixels; the file has twice as many. */
export const pageWidth = 1200;
const margin = 40;

export interface LinePlace {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly font: string;
  readonly tone: 'ink' | 'ink2' | 'accent';
}

interface SwatchPlace {
  readonly x: number;
  readonly y: number;
  readonly token: string;
  readonly soft: boolean;
}

export interface PageLayout {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly LinePlace[];
  readonly swatches: readonly SwatchPlace[];
  readonly chartTops: readonly number[];
}

export interface PageContent {
  readonly caption: PngCaption;
  readonly charts: readonly { readonly height: number; readonly heading?: string | undefined }[];
  readonly legends: readonly (readonly LegendEntry[])[];
  readonly font: string;
  readonly measure: (text: string, font: string) => number;
}

export function layPage({ caption, charts, legends, font, measure }: PageContent): PageLayout {
  const lines: LinePlace[] = [];
  const swatches: SwatchPlace[] = [];
  const chartTops: number[] = [];
  let y = margin;
  const write = (text: string, style: { size: number; weight?: number; tone: LinePlace['tone']; height: number }) => {
    const face = `${style.weight ?? 400} ${style.size}px ${font}`;
    for (const line of breakLines(text, pageWidth - 2 * margin, (part) => measure(part, face))) {
      lines.push({ text: line, x: margin, y: y + style.size, font: face, tone: style.tone });
      y += style.height;
    }
  };
  write(caption.title, { size: 24, weight: 600, tone: 'ink', height: 34 });
  write(caption.subtitle, { size: 16, tone: 'ink2', height: 25 });
  if (caption.demo !== null) write(caption.demo, { size: 16, weight: 600, tone: 'accent', height: 25 });
  y += 12;
  for (const [index, chart] of charts.entries()) {
    if (chart.heading !== undefined) write(chart.heading, { size: 17, weight: 600, tone: 'ink', height: 30 });
    const keys = layLegend(legends[index] ?? [], { top: y, font: `400 14px ${font}`, measure });
    lines.push(...keys.lines);
    swatches.push(...keys.swatches);
    y = keys.bottom;
    chartTops.push(y);
    y += chart.height + 20;
  }
  write(caption.source, { size: 14, tone: 'ink2', height: 22 });
  for (const note of caption.notes) write(note, { size: 14, tone: 'ink2', height: 22 });
  return { width: pageWidth, height: y + margin - 10, lines, swatches, chartTops };
}

interface LegendRoom {
  readonly top: number;
  readonly font: string;
  readonly measure: PageContent['measure'];
}

function layLegend(entries: readonly LegendEntry[], { top, font, measure }: LegendRoom) {
  const lines: LinePlace[] = [];
  const swatches: SwatchPlace[] = [];
  let x = margin;
  let y = top;
  for (const { name, token, soft = false } of entries) {
    const width = 16 + measure(name, font) + 20;
    if (x + width > pageWidth - margin && x > margin) {
      x = margin;
      y += 24;
    }
    swatches.push({ x, y: y + 4, token, soft });
    lines.push({ text: name, x: x + 16, y: y + 14, font, tone: 'ink' });
    x += width;
  }
  return { lines, swatches, bottom: entries.length === 0 ? top : y + 34 };
}

/** Breaks a text where it does not fit: between words, and between any two characters of Chinese. */
export function breakLines(text: string, width: number, measure: (part: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(/[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+\s*|\s+/g) ?? []) {
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}
