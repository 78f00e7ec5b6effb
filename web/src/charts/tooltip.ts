import styles from './tooltip.module.css';

export interface TooltipLine {
  readonly name: string;
  readonly color: string | null;
  readonly texts: readonly string[];
}

export interface TooltipContent {
  readonly title: string;
  readonly lines: readonly TooltipLine[];
  readonly notes: readonly string[];
}

export const tooltipClass = styles['box'] ?? '';

/** A tooltip as elements with classes: the pages' policy forbids style attributes in markup. */
export function tooltipElement({ title, lines, notes }: TooltipContent): HTMLElement {
  const root = element('div', styles['content']);
  root.append(element('p', styles['title'], title));
  const table = element('table', styles['lines']);
  table.append(...lines.map(lineElement));
  root.append(table, ...notes.map((note) => element('p', styles['note'], note)));
  return root;
}

function lineElement({ name, color, texts }: TooltipLine): HTMLElement {
  const row = element('tr', color === null ? styles['total'] : undefined);
  const head = element('th', undefined);
  const swatch = element('span', styles['swatch']);
  if (color !== null) swatch.style.backgroundColor = color;
  head.append(swatch, name);
  row.append(head, ...texts.map((text) => element('td', undefined, text)));
  return row;
}

function element(tag: string, className: string | undefined, text = ''): HTMLElement {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  made.textContent = text;
  return made;
}
