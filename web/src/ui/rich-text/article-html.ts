import { escapeMarkup } from '@btc/contract/escape-markup.ts';
import styles from './article-body.module.css';
import { type ArticleNode, type ElementNode, isOwnPath, formatText } from './html-tree.ts';
import { buildNumericColumns } from './numeric-columns.ts';

/** What the text of an article needs to know of the page it stands on. */
export interface BodyPlace {
  readonly tableLabel: string;
  /** Where a chart is shown by itself. */
  readonly chartPath: string;
  /** What leads to a chart that is not shown; null where charts are. */
  readonly chartLink: string | null;
  /** The figure columns of the table around, when there is one. */
  readonly numeric?: ReadonlySet<number>;
}

type Attributes = Readonly<Record<string, string | undefined>>;

function startTag(name: string, attributes: Attributes): string {
  let tag = `<${name}`;
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined) tag += ` ${attribute}="${escapeMarkup(value)}"`;
  }
  return `${tag}>`;
}

function element(name: string, attributes: Attributes, content: string): string {
  return `${startTag(name, attributes)}${content}</${name}>`;
}

function writeLink({ attributes, children }: ElementNode, place: BodyPlace): string {
  const { href, title } = attributes;
  const content = articleHtml(children, place);
  if (href === undefined) return element('span', {}, content);
  // As `PageLink` writes it.
  if (isOwnPath(href) && !href.startsWith('/files/')) return element('a', { href, 'data-page': '', title }, content);
  return element('a', { href, title, rel: href.startsWith('http') ? 'nofollow noopener' : undefined }, content);
}

/** A wide table scrolls by itself, and a region that scrolls must be reachable by keyboard. */
function writeTable(node: ElementNode, place: BodyPlace): string {
  const within = { ...place, numeric: buildNumericColumns(node) };
  const isCaption = (child: ArticleNode): child is ElementNode => typeof child !== 'string' && child.name === 'caption';
  const caption = node.children.find(isCaption);
  const rows = node.children.filter((child) => child !== caption && typeof child !== 'string');
  const table = element('table', {}, articleHtml(rows, within));
  const region = { class: styles['scroll'], 'aria-label': place.tableLabel, tabindex: '0' };
  return element(
    'figure',
    { class: styles['table'] },
    (caption === undefined ? '' : element('figcaption', {}, articleHtml(caption.children, place))) +
      element('section', region, table),
  );
}

/** Rows take elements only: white space between cells is no content. */
function writeRow(node: ElementNode, place: BodyPlace): string {
  const cells = node.children.filter((child): child is ElementNode => typeof child !== 'string');
  const written = cells.map((cell, column) => {
    const { colspan, rowspan, scope } = cell.attributes;
    const mark = place.numeric?.has(column) === true ? styles['figure'] : undefined;
    const attributes = { colspan, rowspan, scope, class: mark };
    return element(cell.name === 'th' ? 'th' : 'td', attributes, articleHtml(cell.children, place));
  });
  return element('tr', {}, written.join(''));
}

/** A live chart comes as a page of its own, so that an article weighs nothing more until the chart is near. */
function writeFigure(node: ElementNode, place: BodyPlace): string {
  const { 'data-chart': chart } = node.attributes;
  if (chart === undefined) return writePlain(node, place);
  const address = `${place.chartPath}?${chart}`;
  const content = articleHtml(node.children, place);
  if (place.chartLink !== null) {
    return element('figure', {}, content + element('a', { href: address }, escapeMarkup(place.chartLink)));
  }
  const title = node.children.map(formatText).join('');
  const frame = element('iframe', { src: address, title, loading: 'lazy' }, '');
  return element('figure', { class: styles['chart'] }, frame + content);
}

function writeImage({ attributes: { src, alt = '', width, height } }: ElementNode): string {
  return startTag('img', { src, alt, width, height, loading: 'lazy' });
}

const rowGroups: ReadonlySet<string> = new Set(['thead', 'tbody', 'tfoot', 'ul', 'ol']);

function writePlain(node: ElementNode, place: BodyPlace): string {
  const children = rowGroups.has(node.name)
    ? node.children.filter((child) => typeof child !== 'string')
    : node.children;
  return element(node.name, {}, articleHtml(children, place));
}

const special: { readonly [name in ElementNode['name']]?: typeof writePlain } = {
  a: writeLink,
  table: writeTable,
  tr: writeRow,
  figure: writeFigure,
  img: writeImage,
  br: ({ name }) => startTag(name, {}),
  hr: ({ name }) => startTag(name, {}),
};

/** The HTML of an article's text as pages show it: made of what `parseArticleHtml` let through, every word of it escaped. */
export function articleHtml(nodes: readonly ArticleNode[], place: BodyPlace): string {
  let html = '';
  for (const node of nodes) {
    html += typeof node === 'string' ? escapeMarkup(node) : (special[node.name] ?? writePlain)(node, place);
  }
  return html;
}
