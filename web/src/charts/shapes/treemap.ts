import type { TreemapSeriesOption } from 'echarts/charts';
import { buildFrameOption, textStyle, buildTooltipOption } from '../chart-frame.ts';
import type { ChartOption, ChartSpace } from '../chart-option.ts';
import type { ChartTheme } from '../chart-theme.ts';
import { readableOn } from '../readable-on.ts';
import { closeWidth, toLines } from '../text-width.ts';
import { type Room, layOutTreemap, squareRatio } from './treemap-layout.ts';

export interface TreeLeaf {
  readonly name: string;
  readonly value: number;
  readonly text: string;
  /** Index among all leaves, as reported by a press. */
  readonly index: number;
}

export interface TreeGroup {
  readonly name: string;
  readonly text: string;
  readonly token: string;
  readonly leaves: readonly TreeLeaf[];
}

export interface Treemap {
  readonly groups: readonly TreeGroup[];
  readonly picked: number | null;
  readonly tooltip: (index: number) => HTMLElement | null;
}

const headHeight = 22;
const headPadding = 4;
const lineHeight = 16;
const leafPadding = 6;
const gaps = { groups: 6, leaves: 1 } as const;
/** Square pixels below which a group has no head, as it would take the room of its leaves. */
const leastHeaded = 5000;
/** Bold text is this much wider. */
const boldness = 1.08;

export function buildTreemapOption(
  { groups, picked, tooltip }: Treemap,
  theme: ChartTheme,
  space: ChartSpace,
): ChartOption {
  const rooms = layOutTreemap(groups.map(computeSum), space, { gap: gaps.groups });
  const series: TreemapSeriesOption = {
    type: 'treemap',
    id: 'TREE',
    // Its own default: names would fade in, and a picture of the first moment has none.
    animation: false,
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
      padding: [0, headPadding],
      // What is written fits.
      overflow: 'none',
    },
    label: {
      position: [0, 0],
      ...textStyle(theme, theme.paper),
      padding: leafPadding,
      lineHeight,
      overflow: 'none',
    },
    itemStyle: { borderColor: theme.paper, borderWidth: 0, gapWidth: 1 },
    levels: [
      { itemStyle: { borderColor: theme.paper, borderWidth: 0, gapWidth: gaps.groups }, upperLabel: { show: false } },
      { itemStyle: { borderColor: theme.paper, borderWidth: 0, gapWidth: gaps.leaves }, upperLabel: { show: true } },
    ],
    data: groups.map((group, index) => groupItem(group, rooms[index] ?? noRoom, { picked, theme })),
  };
  return {
    ...buildFrameOption(theme),
    tooltip: buildTooltipOption({ trigger: 'item', tooltip }, theme),
    series: [series],
  };
}

const noRoom: Room = { width: 0, height: 0 };

function computeSum({ leaves }: TreeGroup): number {
  return leaves.reduce((sum, { value }) => sum + value, 0);
}

/** Head of a group: name and figure, the name alone, or null where it would be cut. */
export function toHead({ name, text }: Pick<TreeGroup, 'name' | 'text'>, { width, height }: Room): string | null {
  if (width * height < leastHeaded) return null;
  const fits = (head: string): boolean => closeWidth(head) * boldness <= width - 2 * headPadding;
  return [`${name}  ${text}`, name].find(fits) ?? null;
}

/** Text of a leaf: the name if it fits whole, and the figure below if there is a line for it. */
export function leafText({ name, text }: Pick<TreeLeaf, 'name' | 'text'>, room: Room): string {
  const [width, height] = [room.width - 2 * leafPadding, room.height - 2 * leafPadding];
  const lines = toLines(name, width);
  if (lines === null || lines.length * lineHeight > height) return '';
  const hasFigure = (lines.length + 1) * lineHeight <= height && closeWidth(text) <= width;
  return [...lines, ...(hasFigure ? [text] : [])].join('\n');
}

interface Drawn {
  readonly picked: number | null;
  readonly theme: ChartTheme;
}

function groupItem(group: TreeGroup, room: Room, { picked, theme }: Drawn) {
  const head = toHead(group, room);
  const rooms = layOutTreemap(
    group.leaves.map(({ value }) => value),
    room,
    { gap: gaps.leaves, head: head === null ? 0 : headHeight },
  );
  const color = theme.color(group.token);
  return {
    name: group.name,
    value: computeSum(group),
    itemStyle: { color: theme.paper, borderColor: theme.paper },
    upperLabel: { show: head !== null, formatter: head ?? '' },
    children: group.leaves.map((leaf, at) => ({
      name: leaf.name,
      value: leaf.value,
      index: leaf.index,
      itemStyle: { color, opacity: picked === null || picked === leaf.index ? 1 : 0.4 },
      label: { color: readableOn(color, theme), formatter: leafText(leaf, rooms[at] ?? noRoom) },
    })),
  };
}
