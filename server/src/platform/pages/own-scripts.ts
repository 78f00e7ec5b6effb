import { createHash } from 'node:crypto';

/** A document without the render's nonce, and what its Content-Security-Policy must allow. */
export interface SealedDocument {
  readonly html: string;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/** A text that belongs where a mark stands in the document, with what the policy must allow for it. */
export interface InlineInsert {
  readonly mark: string;
  readonly text: string;
  readonly hash: string;
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Prepares a long text that every document holds, so that it is hashed once. */
export function inlineInsert(mark: string, text: string): InlineInsert {
  return { mark, text, hash: hashSource(text) };
}

/**
 * Replaces the nonce of one render by hashes, so that the document can be cached and served to everybody. Only the
 * elements that carry the render's secret nonce are allowed: markup that reached the page by another way carries none.
 */
export function sealDocument(html: string, nonce: string, insert: InlineInsert): SealedDocument {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const inline = new RegExp(`<(script|style)((?:\\s[^>]*)?\\snonce="${nonce}"[^>]*)>([\\s\\S]*?)</\\1>`, 'g');
  for (const [, element, attributes = '', text = ''] of html.matchAll(inline)) {
    if (element === 'style') styles.add(text === insert.mark ? insert.hash : hashSource(text));
    else if (!/\ssrc="/.test(attributes)) scripts.add(hashSource(text));
  }
  return {
    html: html.replaceAll(` nonce="${nonce}"`, '').replace(`>${insert.mark}<`, () => `>${insert.text}<`),
    scriptHashes: [...scripts],
    styleHashes: [...styles],
  };
}
