import type { TextPart } from '@btc/contract/news/search.ts';
import { toPairs, type Piece, placedPieces, questionPieces, minPrefixDigits } from '#platform/search/search-words.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Marks {
  readonly words: ReadonlySet<string>;
  readonly figurePrefixes: readonly string[];
  readonly pairs: ReadonlySet<string>;
  readonly characters: ReadonlySet<string>;
}

export function findMarks(question: string): Marks {
  const found = questionPieces(question);
  const texts = (kind: Piece['kind']) => found.filter((piece) => piece.kind === kind).map((piece) => piece.text);
  const runs = texts('run');
  return {
    words: new Set([...texts('word'), ...texts('figure')]),
    figurePrefixes: texts('figure').filter((text) => text.length >= minPrefixDigits),
    pairs: new Set(runs.flatMap(toPairs)),
    characters: new Set(runs.filter((run) => toPairs(run).length === 0)),
  };
}

function spansInRun(run: string, start: number, marks: Marks): readonly Span[] {
  const spans: Span[] = [];
  let index = start;
  let before = '';
  for (const character of run) {
    if (marks.characters.has(character)) spans.push({ start: index, end: index + character.length });
    if (marks.pairs.has(`${before}${character}`)) {
      spans.push({ start: index - before.length, end: index + character.length });
    }
    index += character.length;
    before = character;
  }
  return spans;
}

function isHit(piece: Piece, marks: Marks): boolean {
  if (marks.words.has(piece.text)) return true;
  return piece.kind === 'figure' && marks.figurePrefixes.some((prefix) => piece.text.startsWith(prefix));
}

function listSpans(text: string, marks: Marks): readonly Span[] {
  return placedPieces(text).flatMap((piece) => {
    if (piece.kind === 'run')
      return spansInRun(text.slice(piece.start, piece.start + piece.length), piece.start, marks);
    return isHit(piece, marks) ? [{ start: piece.start, end: piece.start + piece.length }] : [];
  });
}

/** Splits a text into parts that the query hits and parts that it does not; nothing is left out. */
export function markHits(text: string, marks: Marks): TextPart[] {
  const parts: TextPart[] = [];
  const add = (Text: string, Hit: boolean) => {
    if (Text !== '') parts.push({ Text, Hit });
  };
  let done = 0;
  let open: Span | null = null;
  const close = () => {
    if (open === null) return;
    add(text.slice(done, open.start), false);
    add(text.slice(open.start, open.end), true);
    done = open.end;
  };
  for (const span of listSpans(text, marks)) {
    if (open !== null && span.start <= open.end) {
      open = { start: open.start, end: Math.max(open.end, span.end) };
      continue;
    }
    close();
    open = span;
  }
  close();
  add(text.slice(done), false);
  return parts;
}

export function hasHit(text: string, marks: Marks): boolean {
  return listSpans(text, marks).length > 0;
}

const windowBefore = 40;
const windowLength = 140;

const lettersBefore = /[\p{Script=Latin}\p{N}]$/u;

/** First position from `from` and before `limit` that is not inside a Latin word. */
function wordStart(text: string, from: number, limit: number): number {
  if (!lettersBefore.test(text.slice(0, from))) return from;
  const rest = text.slice(from, limit).search(/[^\p{Script=Latin}\p{N}]/u);
  return rest === -1 ? from : from + rest;
}

/** Part of a longer text around its first hit, with ellipses; null without a hit. */
export function findSnippet(text: string, marks: Marks): TextPart[] | null {
  const [first] = listSpans(text, marks);
  if (first === undefined) return null;
  const from = wordStart(text, Math.max(0, first.start - windowBefore), first.start);
  const to = Math.min(text.length, Math.max(first.end, from + windowLength));
  const cut = `${from > 0 ? '…' : ''}${text.slice(from, to).toWellFormed()}${to < text.length ? '…' : ''}`;
  return markHits(cut, marks);
}
