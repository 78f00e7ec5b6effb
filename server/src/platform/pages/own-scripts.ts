import { createHash } from 'node:crypto';

/** A document without the render's nonce, and what its Content-Security-Policy must allow. */
export interface SealedDocument {
  readonly html: string;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * Replaces the nonce of one render by hashes, so that the document can be cached and served to everybody. Only the
 * elements that carry the render's secret nonce are allowed: markup that reached the page by another way carries none.
 */
export function sealDocument(html: string, nonce: string): SealedDocument {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const inline = new RegExp(`<(script|style)((?:\\s[^>]*)?\\snonce="${nonce}"[^>]*)>([\\s\\S]*?)</\\1>`, 'g');
  for (const [, element, attributes = '', text = ''] of html.matchAll(inline)) {
    if (element === 'style') styles.add(hashSource(text));
    else if (!/\ssrc="/.test(attributes)) scripts.add(hashSource(text));
  }
  return {
    html: html.replaceAll(` nonce="${nonce}"`, ''),
    scriptHashes: [...scripts],
    styleHashes: [...styles],
  };
}
