/** Paragraphs that the editor puts into cells and list items; meaningless where alone. */
const wrapped = 'td > p:only-child, th > p:only-child, li > p:first-child';

/** Editor HTML in stored form: heading rows in `thead`, no wrapping or empty paragraphs, references as written. */
export function toArticleHtml(editorHtml: string): string {
  const { body } = new DOMParser().parseFromString(editorHtml, 'text/html');
  for (const figure of body.querySelectorAll<HTMLElement>('span[data-figure]')) {
    figure.replaceWith(figure.dataset['figure'] ?? '');
  }
  for (const paragraph of body.querySelectorAll(wrapped)) paragraph.replaceWith(...paragraph.childNodes);
  for (const table of body.querySelectorAll('table')) separateHead(table);
  for (const caption of body.querySelectorAll('caption')) caption.removeAttribute('contenteditable');
  for (const caption of body.querySelectorAll('figcaption:empty')) caption.remove();
  while (isBlank(body.lastElementChild)) body.lastElementChild?.remove();
  while (isBlank(body.firstElementChild)) body.firstElementChild?.remove();
  return body.innerHTML;
}

function isBlank(element: Element | null): boolean {
  return (
    element !== null && element.tagName === 'P' && element.textContent.trim() === '' && element.children.length === 0
  );
}

function separateHead(table: HTMLTableElement): void {
  const [body] = table.tBodies;
  const heads = [...(body?.rows ?? [])].filter(
    (_row, index, rows) => rows.slice(0, index + 1).every(isHeadRow) && rows.length > 1,
  );
  if (body === undefined || heads.length === 0) return;
  const head = table.ownerDocument.createElement('thead');
  head.append(...heads);
  body.before(head);
}

function isHeadRow(row: HTMLTableRowElement): boolean {
  return [...row.cells].every((cell) => cell.tagName === 'TH');
}

/** Query of a data page from its address, as live charts store it; null for any other address. */
export function findChartAddress(address: string): string | null {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/]+)?(\/[^?#]*)\?([^#]*)/.exec(address.trim()) ?? [];
  const isData = /^(?:\/embed)?(?:\/cn)?\/BTCData$/i.test(path);
  const isPork = /^\/cn\/PorkData$/i.test(path);
  if (!isData && !isPork) return null;
  const chart = isPork && !/(?:^|&)meat=/.test(query) ? `meat=pork&${query}` : query;
  return /^[\w=&|,.%+-]{1,400}$/.test(chart) ? chart : null;
}
