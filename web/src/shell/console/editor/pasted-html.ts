/** Elements neither visible nor read aloud; they are not pasted. */
const neverRead = 'style, script, meta, link, title, xml, o\\:p, [hidden], a[name]:empty';

/** Bullets and numbers that word processors write as text before list items. */
const bulletSigns = /^[·•▪◦●○■□–-]$/u;

/** Prepares pasted HTML for the editor: keeps the structure, drops the styling. */
export function preparePasted(html: string): string {
  // What was copied out of the editor itself is as it should be.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(withoutEffects(html), 'text/html');
  for (const element of body.querySelectorAll(neverRead)) element.remove();
  // An article's title stands above it: its own headings begin one below.
  for (const heading of body.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of body.querySelectorAll('h5, h6')) rename(heading, 'h4');
  gatherLists(body);
  for (const element of body.querySelectorAll('b, span')) keepEmphasis(element);
  for (const table of body.querySelectorAll('table')) markHead(table);
  return body.innerHTML;
}

/** Renames style and handler attributes: the page's policy reports each, and only some styles carry structure. */
function withoutEffects(html: string): string {
  const read = html.replaceAll(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, '');
  return read.replaceAll(/<[a-z][^>]*>/gi, (tag) =>
    tag.replaceAll(/\sstyle\s*=/gi, ' data-look=').replaceAll(/\son[a-z]+\s*=/gi, ' data-on='),
  );
}

function readLook(element: Element): string {
  return element.getAttribute('data-look') ?? '';
}

/** Some web editors write emphasis as styles, and cancel that of wrapping elements by style. */
function keepEmphasis(element: Element): void {
  const look = readLook(element);
  if (element.tagName === 'B') {
    if (/font-weight:\s*(?:normal|400)/i.test(look)) element.replaceWith(...element.childNodes);
    return;
  }
  for (const [pattern, name] of [
    [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
    [/font-style:\s*italic/i, 'em'],
  ] as const) {
    if (!pattern.test(look)) continue;
    const mark = element.ownerDocument.createElement(name);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function isWordItem(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.tagName === 'P' && /mso-list:\s*l\d/i.test(readLook(element));
}

/** Word processors write list items as paragraphs, recognisable by their style only. */
function gatherLists(body: HTMLElement): void {
  for (const first of body.querySelectorAll('p')) {
    if (!isWordItem(first) || !first.isConnected) continue;
    const list = body.ownerDocument.createElement(hasBullet(first) ? 'ul' : 'ol');
    first.before(list);
    for (let item: Element | null = first; isWordItem(item); item = list.nextElementSibling) {
      const entry = body.ownerDocument.createElement('li');
      dropSign(item);
      entry.append(...item.childNodes);
      item.remove();
      list.append(entry);
    }
  }
}

function findSign(item: Element): Element | null {
  return [...item.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(readLook(span))) ?? null;
}

function hasBullet(item: Element): boolean {
  const sign = findSign(item)?.textContent.replaceAll(/\s/g, '') ?? '';
  // Fonts of signs give bullets letters: o for a circle, § and ü for others.
  return bulletSigns.test(sign) || /^[o§üØv]$/u.test(sign);
}

function dropSign(item: Element): void {
  findSign(item)?.remove();
}

/** A first row of text above rows of figures becomes the table head. */
function markHead(table: HTMLTableElement): void {
  const [first, ...rest] = table.rows;
  if (first === undefined || rest.length === 0 || table.querySelector('th') !== null) return;
  const isFigure = (cell: Element) => /^[\s$€£¥￥+−-]*\d[\d\s.,]*%?\s*$/u.test(cell.textContent);
  const isHead = [...first.cells].every((cell) => cell.textContent.trim() !== '' && !isFigure(cell));
  const hasFigures = rest.some((row) => [...row.cells].some(isFigure));
  if (!isHead || !hasFigures) return;
  for (const cell of first.cells) {
    const head = table.ownerDocument.createElement('th');
    for (const name of ['colspan', 'rowspan']) {
      const value = cell.getAttribute(name);
      if (value !== null) head.setAttribute(name, value);
    }
    head.append(...cell.childNodes);
    cell.replaceWith(head);
  }
}
