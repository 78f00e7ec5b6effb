/** Edit distance with swaps of neighbours; null above `max`. */
export function findEditDistance(one: string, other: string, max: number): number | null {
  if (Math.abs(one.length - other.length) > max) return null;
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[line - 1] === other[column - 1];
      const isSwapped = one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1];
      next[column] = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (isSame ? 0 : 1),
        line > 1 && column > 1 && isSwapped ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...next) > max) return null;
    [before, row] = [row, next];
  }
  const distance = row[other.length] ?? 0;
  return distance > max ? null : distance;
}
