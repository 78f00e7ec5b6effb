export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Target aspect ratio of areas; the engine gets the same. */
export const squareRatio = 1.4;

/** The engine's layout, computed ahead to know which names fit. `head` is taken off the top, `gap` is between parts. */
export function layOutTreemap(
  values: readonly number[],
  { width, height }: Room,
  { gap, head = 0 }: { readonly gap: number; readonly head?: number },
): readonly Room[] {
  const left: [number, number] = [width + gap, Math.max(0, height - head + gap)];
  const sum = values.reduce((all, value) => all + value, 0);
  const whole = left[0] * left[1];
  // From the largest on; of equal ones the engine takes the last first.
  const order = values
    .map((value, index) => ({ area: sum === 0 ? 0 : (value / sum) * whole, index }))
    .toSorted((one, other) => other.area - one.area || other.index - one.index);
  const rooms = values.map(() => ({ width: 0, height: 0 }));
  while (order.length > 0) {
    const row = order.splice(0, rowLength(order, Math.min(...left)));
    layRow(row, { left, gap, isLast: order.length === 0 }).forEach((room, index) => {
      rooms[row[index]?.index ?? 0] = room;
    });
  }
  return rooms;
}

interface Part {
  readonly area: number;
  readonly index: number;
}

/** Number of parts in the next row: as long as each one more makes them squarer. */
function rowLength(parts: readonly Part[], side: number): number {
  let best = Infinity;
  for (let count = 1; count <= parts.length; count += 1) {
    const score = findWorst(parts.slice(0, count), side);
    if (score > best) return count - 1;
    best = score;
  }
  return parts.length;
}

function findWorst(row: readonly Part[], side: number): number {
  const areas = row.map(({ area }) => area).filter((area) => area > 0);
  const square = areas.reduce((sum, area) => sum + area, 0) ** 2;
  const wanted = side * side * squareRatio;
  return square === 0
    ? Infinity
    : Math.max((wanted * Math.max(...areas)) / square, square / (wanted * Math.min(...areas)));
}

interface RowPlace {
  readonly left: [number, number];
  readonly gap: number;
  readonly isLast: boolean;
}

function layRow(row: readonly Part[], { left, gap, isLast }: RowPlace): readonly Room[] {
  const isWide = left[0] <= left[1];
  const [long, deep] = isWide ? [0, 1] : [1, 0];
  const area = row.reduce((sum, part) => sum + part.area, 0);
  const wanted = left[long] === 0 ? 0 : area / (left[long] ?? 1);
  const depth = isLast ? (left[deep] ?? 0) : Math.min(wanted, left[deep] ?? 0);
  let remaining = left[long] ?? 0;
  const rooms = row.map((part, index) => {
    const step = depth === 0 ? 0 : part.area / depth;
    const length = index === row.length - 1 ? remaining : Math.min(step, remaining);
    remaining -= length;
    const sides = { length: Math.max(0, length - gap), depth: Math.max(0, depth - gap) };
    return isWide ? { width: sides.length, height: sides.depth } : { width: sides.depth, height: sides.length };
  });
  left[deep] = (left[deep] ?? 0) - depth;
  return rooms;
}
