import { closeWidth } from '../text-width.ts';

export interface PlacedMark {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type NameSide = 'right' | 'left' | 'top' | 'bottom';

export interface NameRoom {
  readonly bounds: Box;
  readonly taken: readonly Box[];
  readonly most: number;
}

export const nameDistance = 4;
const sides: readonly NameSide[] = ['right', 'top', 'left', 'bottom'];
const nameHeight = 18;
const namePadding = 3;

/** Names clear of all marks and each other, with their side; earlier marks have precedence, late ones may have none. */
export function freeNames(
  marks: readonly PlacedMark[],
  { bounds, taken, most }: NameRoom,
): ReadonlyMap<number, NameSide> {
  const named = new Map<number, NameSide>();
  const boxes = [...taken];
  for (const [index, mark] of marks.entries()) {
    if (named.size >= most) break;
    for (const side of sides) {
      const box = nameBox(mark, side);
      const isFree =
        isWithin(box, bounds) &&
        !boxes.some((other) => areCrossing(box, other)) &&
        !marks.some((other) => other !== mark && isTouching(box, other));
      if (!isFree) continue;
      named.set(index, side);
      boxes.push(box);
      break;
    }
  }
  return named;
}

function nameBox({ name, x, y, radius }: PlacedMark, side: NameSide): Box {
  const width = closeWidth(name) + 2 * namePadding;
  const away = radius + nameDistance;
  const { left, top } = {
    right: { left: x + away, top: y - nameHeight / 2 },
    left: { left: x - away - width, top: y - nameHeight / 2 },
    top: { left: x - width / 2, top: y - away - nameHeight },
    bottom: { left: x - width / 2, top: y + away },
  }[side];
  return { left, top, right: left + width, bottom: top + nameHeight };
}

function isWithin(box: Box, bounds: Box): boolean {
  return box.left >= bounds.left && box.right <= bounds.right && box.top >= bounds.top && box.bottom <= bounds.bottom;
}

function areCrossing(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isTouching({ left, top, right, bottom }: Box, { x, y, radius }: PlacedMark): boolean {
  const [nearestX, nearestY] = [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)];
  return Math.hypot(x - nearestX, y - nearestY) < radius;
}
