import { escapeMarkup } from '@btc/contract/escape-markup.ts';
import styles from './article-body.module.css';
import { type ArticleNode, type ElementNode, isOwnPath, formatText } from './html-tree.ts';
import { buildNumericColumns } from './numeric-columns.ts';

export interface BodyPlace {
  readonly tableLabel: string;
  readonly chartPath: string;
  /** Text of the link that replaces a chart; null where charts are shown. */
  readonly chartLink: string | null;
  /** Indexes of the numeric columns of the surrounding table. */
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

/** Wide tables scroll in a region that must be reachable by keyboard. */
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

/** Skips text in rows: whitespace between cells is no content. */
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

/** A chart is embedded as a page of its own, loaded only when it comes near. */
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

/** HTML of an article from the nodes `parseArticleHtml` allowed; all text is escaped. */
export function articleHtml(nodes: readonly ArticleNode[], place: BodyPlace): string {
  let html = '';
  for (const node of nodes) {
    html += typeof node === 'string' ? escapeMarkup(node) : (special[node.name] ?? writePlain)(node, place);
  }
  return html;
}
