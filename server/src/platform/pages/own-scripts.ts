import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Sealed, SealedPieces } from './sealed-pieces.ts';

/** A text that belongs where a mark stands in the document, with what the policy must allow for it. */
export interface InlineInsert {
  readonly mark: string;
  readonly bytes: Buffer;
  readonly hash: string;
}

/** The parts that many documents share, by the keys of web/src/platform/kept-part.tsx. */
export type KeptParts = Map<string, Sealed>;

/** More than there are routes, editions and tabs; a key that knew no end must not fill the memory. */
const mostParts = 2_000;

/** Nearly all inline scripts are the same on every page of a route. */
const knownHashes = new LRUCache<string, string>({ max: 500 });

function hashSource(text: string): string {
  const known = knownHashes.get(text);
  if (known !== undefined) return known;
  const source = `'sha256-${hash('sha256', text, 'base64')}'`;
  knownHashes.set(text, source);
  return source;
}

/** Prepares a long text that many documents hold, so that it is hashed and encoded once. */
export function inlineInsert(mark: string, text: string): InlineInsert {
  return { mark, bytes: Buffer.from(text), hash: hashSource(text) };
}

/** An element that carries the nonce: where it starts, where its start tag ends, and its text if that is inline. */
interface OwnElement {
  readonly kind: 'script' | 'style' | 'other';
  readonly start: number;
  readonly tag: string;
  readonly tagEnd: number;
  readonly text: string | null;
}

/** The element with an attribute at a place; no attribute of a rendered document holds a bare `<` or `>`. */
function elementAround(html: string, place: number): OwnElement {
  const start = html.lastIndexOf('<', place);
  const tagEnd = html.indexOf('>', place) + 1;
  const tag = html.slice(start, tagEnd);
  const kind = tag.startsWith('<script ') ? 'script' : tag.startsWith('<style ') ? 'style' : 'other';
  if (kind === 'other' || (kind === 'script' && tag.includes(' src="')))
    return { kind, start, tag, tagEnd, text: null };
  return { kind, start, tag, tagEnd, text: html.slice(tagEnd, html.indexOf(`</${kind}>`, tagEnd)) };
}

const preload = '<link rel="modulepreload"';
const keptMark = / data-kept(?<side>-start|-end)?="(?<key>[^"]*)"/;
const keptStart = ' data-kept-start=';
const endOfScript = '</script>';

/**
 * Replaces the nonce of one render by hashes, so that the document can be cached and served to everybody. Only the
 * elements that carry the render's secret nonce are allowed: markup that reached the page by another way carries none.
 * A part between marks is put into `parts`; where a part's own mark stands, it is taken from there. React lifts what is
 * to be loaded for a part's scripts into the head, where a part that is taken has none: it goes with the part.
 */
export function sealDocument(html: string, nonce: string, insert: InlineInsert, parts: KeptParts): Sealed {
  const attribute = ` nonce="${nonce}"`;
  const whole = new SealedPieces();
  let pieces = whole;
  let preloads = '';
  const isFirst = html.includes(keptStart);
  let done = 0;
  for (let place = html.indexOf(attribute); place !== -1; place = html.indexOf(attribute, done)) {
    const { kind, start, tag, tagEnd, text } = elementAround(html, place);
    const mark = kind === 'script' ? keptMark.exec(tag)?.groups : undefined;
    if (mark !== undefined) {
      pieces.addText(html.slice(done, start));
      done = tagEnd + endOfScript.length;
      pieces = placePart(mark, pieces);
      continue;
    }
    if (isFirst && tag.startsWith(preload)) {
      pieces.addText(html.slice(done, start));
      preloads += tag.replace(attribute, '');
      done = tagEnd;
      continue;
    }
    pieces.addText(html.slice(done, place));
    done = place + attribute.length;
    if (text === null) continue;
    if (kind === 'style' && text === insert.mark) {
      pieces.addText(html.slice(done, tagEnd));
      pieces.addShared({ pieces: [insert.bytes], digest: insert.hash });
      pieces.allow({ styleHashes: [insert.hash] });
      done = tagEnd + insert.mark.length;
      continue;
    }
    pieces.allow({ [kind === 'style' ? 'styleHashes' : 'scriptHashes']: [hashSource(text)] });
  }
  pieces.addText(html.slice(done));
  return whole.seal();

  /** What the text after a mark belongs to. */
  function placePart({ side, key = '' }: Record<string, string | undefined>, current: SealedPieces): SealedPieces {
    if (side === '-start') return new SealedPieces();
    const part = side === '-end' ? keepPart(key, current) : parts.get(key);
    if (part === undefined) throw new Error(`No part is kept as ${key}`);
    whole.addShared(part);
    whole.allow(part);
    return whole;
  }

  function keepPart(key: string, current: SealedPieces): Sealed {
    if (current.hasScripts) {
      current.addText(preloads);
      preloads = '';
    }
    const part = current.seal();
    if (parts.size < mostParts) parts.set(key, part);
    return part;
  }
}
