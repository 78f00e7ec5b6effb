import { roundTo } from '@btc/contract/round-to.ts';
import type { Figure } from '../chart-frame.ts';
import type { StackedColumns } from './stacked-columns.ts';

/** The part of stacked columns that can be drawn without the chart engine. */
export type SketchedColumns = Pick<StackedColumns, 'labels' | 'layers' | 'provisional' | 'axisTitle' | 'axisText'>;

export interface SketchBar {
  readonly token: string;
  /** Percent of the room, from the left and from above. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isProvisional: boolean;
}

export interface SketchText {
  readonly text: string;
  readonly at: number;
}

export interface SketchLabels {
  readonly wide: readonly SketchText[];
  readonly narrow: readonly SketchText[];
}

export interface ColumnsSketchShape {
  readonly bars: readonly SketchBar[];
  readonly lines: readonly SketchText[];
  /** Of every column, or of every second, third … where they would not fit. */
  readonly labels: SketchLabels;
}

/** Maximum number of columns in a sketch: more would add weight without saying more. */
export const maxSketched = 36;
const columnPart = 0.72;
const maxLabels = 14;
const maxOnPhones = 4;

/** The places of all that is drawn, in percent of the room between the axes. */
export function columnsSketch({ labels, layers, provisional, axisText }: SketchedColumns): ColumnsSketchShape {
  const largest = Math.max(
    0,
    ...labels.map((_, index) => layers.reduce((sum, { values }) => sum + Math.max(0, values[index] ?? 0), 0)),
  );
  const step = niceStep(largest);
  const count = Math.max(1, Math.ceil(largest / step));
  const top = count * step;
  const pitch = 100 / Math.max(1, labels.length);
  const middle = (index: number): number => roundTo((index + 0.5) * pitch, 2);
  const height = (value: Figure): number => (Math.max(0, value ?? 0) / top) * 100;
  const bars = labels.flatMap((_, index) => {
    let y = 100;
    return layers.flatMap(({ token, values }) => {
      const own = height(values[index] ?? null);
      if (own === 0) return [];
      y -= own;
      const x = roundTo(index * pitch + (pitch * (1 - columnPart)) / 2, 2);
      const width = roundTo(pitch * columnPart, 2);
      return [{ token, x, y: roundTo(y, 2), width, height: roundTo(own, 2), isProvisional: provisional.has(index) }];
    });
  });
  const named = (most: number): readonly SketchText[] =>
    labelsEvery(Math.ceil(labels.length / most), labels).map(({ text, index }) => ({ text, at: middle(index) }));
  return {
    bars,
    lines: Array.from({ length: count + 1 }, (_, line) => ({
      text: axisText(line * step),
      at: roundTo(100 - (line / count) * 100, 2),
    })),
    labels: { wide: named(maxLabels), narrow: named(maxOnPhones) },
  };
}

/** Every second, third … label; the year of one that is left out moves to the next. */
function labelsEvery(step: number, labels: readonly string[]): readonly { text: string; index: number }[] {
  return labels.flatMap((text, index) => {
    if (index % step !== 0) return [];
    const passed = labels.slice(Math.max(0, index - step + 1), index + 1).findLast((label) => label.includes('\n'));
    const year = passed?.slice(passed.indexOf('\n')) ?? '';
    return [{ text: text.includes('\n') ? text : text + year, index }];
  });
}

/** A round distance between lines, of which about five stand below the largest figure. */
function niceStep(largest: number): number {
  if (largest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(largest / 5));
  const factor = [1, 2, 5, 10].find((one) => one * power * 5 >= largest) ?? 10;
  return factor * power;
}
