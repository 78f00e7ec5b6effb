import { fileBase } from '@btc/contract/wire/file-address.ts';
import { chartQuery } from '@btc/contract/news/desk/stages.ts';
import sanitizeHtml from 'sanitize-html';

const allowedTags =
  'p h2 h3 h4 ul ol li strong em blockquote a br hr sub sup table caption thead tbody tfoot tr th td figure figcaption img'.split(
    ' ',
  );

const allowedAttributes = {
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  figure: ['data-chart'],
};

/** Elements dropped with their content, which was never meant to be read. */
const droppedWhole = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'iframe',
  'svg',
  'math',
  'template',
  'title',
];

const wholeNumber = /^\d{1,4}$/;
const numericAttributes = ['width', 'height', 'colspan', 'rowspan'] as const;

/** A single slash: a second one, forward or back, even after tabs or line ends, would name another host. */
const ownPath = /^\/(?![\t\n\r]*[/\\])/;
const outsideAddress = /^https?:\/\/[^/\\]/i;

function withoutOddNumbers(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const result = { ...attributes };
  for (const name of numericAttributes) {
    if (result[name] !== undefined && !wholeNumber.test(result[name])) delete result[name];
  }
  return result;
}

/** A live chart is identified only by the query of its data page. */
function figureAttributes({ 'data-chart': chart }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return chart !== undefined && chartQuery.test(chart) ? { 'data-chart': chart } : {};
}

function linkAttributes({ href, title }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const words: sanitizeHtml.Attributes = title === undefined ? {} : { title };
  const target = href?.trim() ?? '';
  if (ownPath.test(target) || target.startsWith('#')) return { ...words, href: target };
  return outsideAddress.test(target) ? { ...words, href: target, rel: 'nofollow noopener' } : words;
}

function optionsFor(base: string, tags: readonly string[] = allowedTags): sanitizeHtml.IOptions {
  return {
    allowedTags: [...tags],
    allowedAttributes,
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: droppedWhole,
    enforceHtmlBoundary: false,
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      b: 'strong',
      i: 'em',
      a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
      figure: (tagName, attributes) => ({ tagName, attribs: figureAttributes(attributes) }),
      '*': (tagName, attributes) => ({ tagName, attribs: withoutOddNumbers(attributes) }),
    },
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img' && !(attribs['src']?.startsWith(base) === true && !attribs['src'].includes('..')),
  };
}

/** Sanitises article HTML: allowed elements, http(s) and own links, pictures from the own file base only. */
export function sanitiseArticleHtml(html: string, base = fileBase): string {
  return sanitise(html, optionsFor(base)).trim();
}

/** Twice: within an element that is dropped a paragraph may open in another, and only then are they one after the other. */
function sanitise(html: string, options: sanitizeHtml.IOptions): string {
  return sanitizeHtml(sanitizeHtml(html, options), options);
}

const shortTags = ['p', 'ul', 'ol', 'li', 'strong', 'a', 'br'];

/** Sanitises short HTML: paragraphs, lists, bold and links; empty elements are dropped. */
export function sanitiseShortHtml(html: string): string {
  return sanitise(cleanedText(html), optionsFor(fileBase, shortTags))
    .replaceAll(/<p>\s*<\/p>/g, '')
    .trim();
}

const blockTag =
  /<(?:\/?(?:p|h[2-4]|ul|ol|li|blockquote|table|caption|thead|tbody|tfoot|tr|figure|figcaption)|br|hr)\b[^>]*>/g;
const cellEnd = /<\/t[hd]>/g;
const anyTag = /<[^>]*>/g;
const space = /\s+/g;
const namedCharacters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Text of sanitised HTML, one entry per paragraph, heading, list item or table row. */
export function plainParagraphs(sanitisedHtml: string): readonly string[] {
  return sanitisedHtml
    .replace(space, ' ')
    .replace(cellEnd, ' ')
    .replace(blockTag, '\n')
    .replace(anyTag, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (name) => namedCharacters[name] ?? name)
    .split('\n')
    .map((line) => line.replace(space, ' ').trim())
    .filter((line) => line !== '');
}

const paragraph = /<p>(.*?)<\/p>/gs;
/** A locked article shows its first paragraph, and the second where the first is short; at most `maxPreviewShare` of it. */
const maxPreviewParagraphs = 2;
const shortPreview = { characters: 90 };
const maxPreviewShare = 1 / 3;

/** First paragraphs as plain text: the preview of a locked article. */
export function previewParagraphs(sanitisedHtml: string): readonly string[] {
  const whole = plainParagraphs(sanitisedHtml).join('').length;
  const shown: string[] = [];
  for (const [, inner] of sanitisedHtml.matchAll(paragraph)) {
    const text = plainParagraphs(inner ?? '').join(' ');
    const length = shown.join('').length;
    if (shown.length === maxPreviewParagraphs || (length > shortPreview.characters && shown.length > 0)) break;
    if (text === '') continue;
    if (length + text.length > whole * maxPreviewShare) {
      if (shown.length === 0) shown.push(`${text.slice(0, Math.floor(whole * maxPreviewShare)).toWellFormed()}…`);
      break;
    }
    shown.push(text);
  }
  return shown;
}

/** Control characters are invisible, and XML (the feed) forbids them. */
const controls = /[\p{Cc}--[\t\n\r]]|[\uFFFE\uFFFF]/gv;

export function cleanedText(text: string): string {
  return text.toWellFormed().replace(controls, '').trim();
}
