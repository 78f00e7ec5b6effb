/** Second wall behind the server's sanitiser: only these elements and attributes pass; stored HTML is never parsed as is. */
const elements = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'blockquote',
  'a',
  'br',
  'hr',
  'sub',
  'sup',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'figure',
  'figcaption',
  'img',
] as const;
export type ElementName = (typeof elements)[number];

export interface ElementNode {
  readonly name: ElementName;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: ArticleNode[];
}

export type ArticleNode = string | ElementNode;

const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
/** Dropped with their content, which is not meant to be read. */
const droppedWhole: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'noscript',
  'template',
  'textarea',
  'title',
  'svg',
  'math',
  'object',
]);
/** Depth limit beyond any real article, so that hostile input cannot exhaust the stack. */
const deepest = 24;

const numeric = /^\d{1,4}$/;
/** Browsers drop tabs and line breaks in addresses, so `/\t/` could leave the portal. */
const ownPath = /^\/(?![\t\n\r]*[/\\])/;
const allowedValue: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  a: { href: /^(?:\/(?![\t\n\r]*[/\\])|#|https?:\/\/[^/\\])/i, title: /^/ },
  figure: { 'data-chart': /^[\w=&|,.%+-]{1,400}$/ },
  img: { src: /^\/files\/(?!.*\.\.)/, alt: /^/, width: numeric, height: numeric },
  th: { colspan: numeric, rowspan: numeric, scope: /^(?:row|col|rowgroup|colgroup)$/ },
  td: { colspan: numeric, rowspan: numeric },
};

const token = /<!--[\s\S]*?-->|<(?<close>\/?)(?<name>[a-z][a-z0-9]*)(?<rest>(?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const attribute = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const namedCharacters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function decodeCharacter(code: number): string {
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
}

function decode(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return decodeCharacter(Number.parseInt(hex, 16));
      if (decimal !== undefined) return decodeCharacter(Number(decimal));
      return namedCharacters[name?.toLowerCase() ?? ''] ?? whole;
    },
  );
}

function toElementName(word: string): ElementName | null {
  return elements.find((name) => name === word) ?? null;
}

function toAttributes(name: ElementName, text: string): Record<string, string> {
  const result: Record<string, string> = {};
  const allowed = allowedValue[name];
  if (allowed === undefined) return result;
  for (const [, word = '', double, single] of text.matchAll(attribute)) {
    const value = decode(double ?? single ?? '').trim();
    if (Object.hasOwn(allowed, word.toLowerCase()) && allowed[word.toLowerCase()]?.test(value))
      result[word.toLowerCase()] = value;
  }
  return result;
}

/** Whether an address is a path of the portal, for client-side navigation. */
export function isOwnPath(address: string): boolean {
  return ownPath.test(address);
}

interface Building {
  readonly root: ArticleNode[];
  readonly open: ElementNode[];
}

function append({ root, open }: Building, node: ArticleNode): void {
  (open.at(-1)?.children ?? root).push(node);
}

function close({ open }: Building, name: ElementName): void {
  const index = open.findLastIndex((element) => element.name === name);
  if (index !== -1) open.length = index;
}

function openElement(building: Building, name: ElementName, rest: string): void {
  const node = { name, attributes: toAttributes(name, rest), children: [] };
  if (name === 'img' && node.attributes['src'] === undefined) return;
  append(building, node);
  if (!voidElements.has(name) && building.open.length < deepest) building.open.push(node);
}

function findDroppedEnd(html: string, name: string, from: number): number {
  const end = html.toLowerCase().indexOf(`</${name}`, from);
  if (end === -1) return html.length;
  const after = html.indexOf('>', end);
  return after === -1 ? html.length : after + 1;
}

export function parseArticleHtml(html: string): ArticleNode[] {
  const building: Building = { root: [], open: [] };
  const scan = new RegExp(token);
  let done = 0;
  const text = (end: number) => {
    if (end > done) append(building, decode(html.slice(done, end)));
  };
  for (let match = scan.exec(html); match !== null; match = scan.exec(html)) {
    text(match.index);
    done = scan.lastIndex;
    const word = match.groups?.['name']?.toLowerCase() ?? '';
    const isClosing = match.groups?.['close'] === '/';
    if (!isClosing && droppedWhole.has(word)) {
      done = findDroppedEnd(html, word, scan.lastIndex);
      scan.lastIndex = done;
      continue;
    }
    const name = toElementName(word);
    if (name === null) continue;
    if (isClosing) close(building, name);
    else openElement(building, name, match.groups?.['rest'] ?? '');
  }
  text(html.length);
  return building.root;
}

export function formatText(node: ArticleNode): string {
  return typeof node === 'string' ? node : node.children.map(formatText).join('');
}
