import type { Edition } from '@btc/contract/members/access.ts';
import { diffArrays } from 'diff';
import { type ArticleNode, parseArticleHtml, formatText } from '#ui/rich-text/html-tree.ts';

export interface Stretch {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

const holdsBlocks: ReadonlySet<string> = new Set([
  'table',
  'thead',
  'tbody',
  'tfoot',
  'ul',
  'ol',
  'figure',
  'blockquote',
]);

/** Lines of a text: each paragraph, list item or table row is one. */
function toLines(node: ArticleNode): readonly string[] {
  if (typeof node === 'string') return [node.trim()];
  if (holdsBlocks.has(node.name)) return node.children.flatMap(toLines);
  return [
    node.name === 'tr' ? node.children.map((cell) => formatText(cell).trim()).join('  ') : formatText(node).trim(),
  ];
}

export interface ComparedText {
  readonly Title?: string;
  readonly Summary?: string;
  readonly Body: string;
}

function formatPlainText({ Title = '', Summary = '', Body }: ComparedText): string {
  const lines = parseArticleHtml(Body).flatMap(toLines);
  return [Title, Summary, ...lines].filter((part) => part !== '').join('\n');
}

function listWords(text: string, edition: Edition): string[] {
  // Firefox has no segmenter before 125: there Chinese is compared character by character.
  if (!('Segmenter' in Intl)) return text.match(/\p{Script=Han}|[\p{L}\p{N}]+|\s+|[^]/gu) ?? [];
  const segmenter = new Intl.Segmenter(edition === 'cn' ? 'zh' : 'en', { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Word-by-word difference of two texts, in either language; formatting and links are not compared. */
export function textDifference(earlier: ComparedText, later: ComparedText, edition: Edition): readonly Stretch[] {
  return plainDifference(formatPlainText(earlier), formatPlainText(later), edition);
}

export function plainDifference(earlier: string, later: string, edition: Edition): readonly Stretch[] {
  const changes = diffArrays(listWords(earlier, edition), listWords(later, edition));
  return changes.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}
