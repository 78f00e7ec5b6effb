import type { TreemapSeriesOption } from 'echarts/charts';
import { frameOption, textStyle, tooltipOption } from '../chart-frame.ts';
import type { ChartOption, ChartSpace } from '../chart-option.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { readableOn } from '../readable-on.ts';

export interface TreeLeaf {
  readonly name: string;
  readonly value: number;
  /** Below the name where there is room for it. */
  readonly text: string;
  /** Of all leaves: what a press on it means. */
  readonly place: number;
}

export interface TreeGroup {
  readonly name: string;
  readonly text: string;
  readonly token: string;
  readonly leaves: readonly TreeLeaf[];
}

/** Areas as large as what they stand for, in their groups. */
export interface Treemap {
  readonly groups: readonly TreeGroup[];
  readonly picked: number | null;
  readonly tooltip: (place: number) => HTMLElement | null;
}

const headHeight = 22;
const lineHeight = 16;
const leafPadding = 6;
const squareRatio = 1.4;
/** Square pixels below which the head of a group would take the room of what it is of. */
const leastHeaded = 5000;

/** How the areas are drawn. */
export function treemapOption({ groups, picked, tooltip }: Treemap, theme: ChartTheme, space: ChartSpace): ChartOption {
  const all = groups.flatMap(({ leaves }) => leaves).reduce((sum, { value }) => sum + value, 0);
  const areaOf = (value: number): number => (all === 0 ? 0 : (value / all) * space.width * space.height);
  const series: TreemapSeriesOption = {
    type: 'treemap',
    id: 'TREE',
    left: 0,
    right: 0,
    top: 0,
    bottom: 0,
    roam: false,
    nodeClick: false,
    breadcrumb: { show: false },
    emphasis: { disabled: true },
    visibleMin: 0,
    squareRatio,
    upperLabel: {
      show: true,
      height: headHeight,
      ...textStyle(theme, theme.ink),
      fontWeight: 600,
      padding: [0, 4],
      overflow: 'truncate',
    },
    label: {
      position: [0, 0],
      ...textStyle(theme, theme.paper),
      padding: leafPadding,
      overflow: 'break',
      lineHeight,
    },
    labelLayout: placeLabel,
    itemStyle: { borderColor: theme.paper, borderWidth: 0, gapWidth: 1 },
    levels: [
      { itemStyle: { borderColor: theme.paper, borderWidth: 0, gapWidth: 6 }, upperLabel: { show: false } },
      { itemStyle: { borderColor: theme.paper, borderWidth: 0, gapWidth: 1 }, upperLabel: { show: true } },
    ],
    data: groups.map((group) => ({
      name: group.name,
      value: group.leaves.reduce((sum, { value }) => sum + value, 0),
      itemStyle: { color: theme.paper, borderColor: theme.paper },
      upperLabel: {
        show: areaOf(group.leaves.reduce((sum, { value }) => sum + value, 0)) >= leastHeaded,
        formatter: `${group.name}  ${group.text}`,
      },
      children: group.leaves.map((leaf) => leafItem(leaf, { group, picked, theme })),
    })),
  };
  return {
    ...frameOption(theme),
    tooltip: tooltipOption({ trigger: 'item', tooltip }, theme),
    series: [series],
  };
}

/** The shape of an area, once the engine has laid it out. */
interface Room {
  readonly width: number;
  readonly height: number;
}

/** Whether a leaf's name stands whole in its area; the figure under it is left out by the engine where there is no line for it. */
export function fitsIn(name: string, { width, height }: Room): boolean {
  const lines = linesOf(name, width - 2 * leafPadding - 2);
  return lines !== null && lines * lineHeight <= height - 2 * leafPadding;
}

/** Takes names that would be cut out of the picture; the heads of groups have one line, and stay. */
function placeLabel({ text, rect }: { readonly text: string; readonly rect: Room }): { x?: number; y?: number } {
  const [name = '', ...below] = text.split('\n');
  return below.length === 0 || fitsIn(name, rect) ? {} : { x: -1000, y: -1000 };
}

/** About how wide a text of 12 px is, letter by letter: a name that is taken for narrower than it is would be broken within a word. */
function textWidth(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (letter > '\u2e80') return 12;
  if (/[ijlftr.,/ -]/.test(letter)) return 4;
  if (/[mwMW]/.test(letter)) return 10.5;
  return /[A-Z]/.test(letter) ? 8.2 : 6.9;
}

/** How many lines a name takes; null where one of its words is wider than a line. */
function linesOf(name: string, width: number): number | null {
  const words = name.split(' ');
  // Chinese breaks anywhere.
  if (/[\u3400-\u9fff]/.test(name)) return width < 24 ? null : Math.ceil(textWidth(name) / (width - 6));
  let [lines, used] = [1, 0];
  for (const word of words) {
    const own = textWidth(word);
    if (own > width) return null;
    const next = used === 0 ? own : used + textWidth(' ') + own;
    [lines, used] = next > width ? [lines + 1, own] : [lines, next];
  }
  return lines;
}

interface LeafPlace {
  readonly group: TreeGroup;
  readonly picked: number | null;
  readonly theme: ChartTheme;
}

function leafItem({ name, value, text, place }: TreeLeaf, { group, picked, theme }: LeafPlace) {
  const color = theme.color(group.token);
  return {
    name,
    value,
    place,
    itemStyle: { color, opacity: picked === null || picked === place ? 1 : 0.4 },
    label: {
      color: readableOn(color, theme),
      formatter: `${name}\n${text}`,
    },
  };
}
