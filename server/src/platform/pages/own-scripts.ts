import { createHash, hash } from 'node:crypto';

/** A document without the render's nonce, and what its Content-Security-Policy must allow. */
export interface SealedDocument {
  readonly body: Buffer;
  /** Of the body; the long text that many documents hold counts by its own hash. */
  readonly digest: string;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/** A text that belongs where a mark stands in the document, with what the policy must allow for it. */
export interface InlineInsert {
  readonly mark: string;
  readonly bytes: Buffer;
  readonly hash: string;
}

function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

/** Prepares a long text that many documents hold, so that it is hashed and encoded once. */
export function inlineInsert(mark: string, text: string): InlineInsert {
  return { mark, bytes: Buffer.from(text), hash: hashSource(text) };
}

/** An element that carries the nonce: where its start tag ends, and its text if that is inline. */
interface OwnElement {
  readonly kind: 'script' | 'style' | 'other';
  readonly tagEnd: number;
  readonly text: string | null;
}

/** The element with an attribute at a place; no attribute of a rendered document holds a bare `<` or `>`. */
function elementAround(html: string, place: number): OwnElement {
  const start = html.lastIndexOf('<', place);
  const tagEnd = html.indexOf('>', place) + 1;
  const kind = html.startsWith('<script ', start) ? 'script' : html.startsWith('<style ', start) ? 'style' : 'other';
  if (kind === 'other' || (kind === 'script' && html.slice(start, tagEnd).includes(' src="')))
    return { kind, tagEnd, text: null };
  return { kind, tagEnd, text: html.slice(tagEnd, html.indexOf(`</${kind}>`, tagEnd)) };
}

/**
 * Replaces the nonce of one render by hashes, so that the document can be cached and served to everybody. Only the
 * elements that carry the render's secret nonce are allowed: markup that reached the page by another way carries none.
 */
export function sealDocument(html: string, nonce: string, insert: InlineInsert): SealedDocument {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const attribute = ` nonce="${nonce}"`;
  const bytes: Buffer[] = [];
  const digest = createHash('sha256');
  let text = '';
  let done = 0;
  for (let place = html.indexOf(attribute); place !== -1; place = html.indexOf(attribute, done)) {
    text += html.slice(done, place);
    done = place + attribute.length;
    const element = elementAround(html, place);
    if (element.kind === 'script' && element.text !== null) scripts.add(hashSource(element.text));
    if (element.kind !== 'style' || element.text === null) continue;
    if (element.text === insert.mark) {
      // Long and the same in every page of a kind: it is never part of a text that would have to be encoded and hashed again.
      const before = Buffer.from(text + html.slice(done, element.tagEnd));
      bytes.push(before, insert.bytes);
      digest.update(before).update(insert.hash);
      styles.add(insert.hash);
      text = '';
      done = element.tagEnd + insert.mark.length;
    } else styles.add(hashSource(element.text));
  }
  const rest = Buffer.from(text + html.slice(done));
  bytes.push(rest);
  return {
    body: Buffer.concat(bytes),
    digest: digest.update(rest).digest('base64url'),
    scriptHashes: [...scripts],
    styleHashes: [...styles],
  };
}
