import { type ArticleNode, type ElementNode, formatText } from './html-tree.ts';

const figure = /^(?:[+−–-]?\s?\d[\d,.]*(?:\s?[–—-]\s?\d[\d,.]*)?\s?%?|[–—-]|平|unch\.)$/;

function elementsIn(node: ArticleNode, names: readonly string[]): ElementNode[] {
  if (typeof node === 'string') return [];
  if (names.includes(node.name)) return [node];
  return node.children.flatMap((child) => elementsIn(child, names));
}

/** Indexes of columns whose body cells hold figures only; these are right-aligned. */
export function buildNumericColumns(table: ElementNode): ReadonlySet<number> {
  const rows = elementsIn(table, ['tbody', 'tr']).flatMap((part) =>
    part.name === 'tbody' ? elementsIn({ ...part, name: 'table' }, ['tr']) : [part],
  );
  const bodyRows = rows.filter((row) => elementsIn({ ...row, name: 'table' }, ['td']).length > 0);
  const columns = bodyRows.map((row) =>
    elementsIn({ ...row, name: 'table' }, ['td', 'th']).map((cell) => formatText(cell).trim()),
  );
  const width = Math.max(0, ...columns.map((cells) => cells.length));
  const numeric = new Set<number>();
  for (let index = 0; index < width; index += 1) {
    const cells = columns.flatMap((row) => row[index] ?? []).filter((text) => text !== '');
    if (cells.length > 0 && cells.every((text) => figure.test(text))) numeric.add(index);
  }
  return numeric;
}
