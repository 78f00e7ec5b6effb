import { hash } from 'node:crypto';

/** What a document's Content-Security-Policy must allow for its inline parts. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

export interface SealedDocument extends InlineHashes {
  readonly html: string;
}

/** An inline script or style, or a script of a file, with the nonce that it carries; no attribute of a rendered document holds a bare `<` or `>`. */
const marked = /<(script|style)((?: [^<>]*)? nonce="([^"]*)"[^<>]*)>(.*?)<\/\1>/gs;

/** Where web/src/platform/document-parts.tsx leaves room for the page's styles. */
const stylesPlace = '/*site-styles*/';

/**
 * Replaces the nonce of one render by hashes, so that the document can be cached and served to everybody. Only the
 * elements that carry the render's secret nonce are allowed: markup that reached the page by another way carries none.
 */
export function sealDocument(html: string, nonce: string, styles: string): SealedDocument {
  const attribute = ` nonce="${nonce}"`;
  const filled = html.replace(`${attribute}>${stylesPlace}</style>`, () => `${attribute}>${styles}</style>`);
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, kind, attributes = '', carried, text = ''] of filled.matchAll(marked)) {
    if (carried !== nonce || attributes.includes(' src="')) continue;
    hashes[kind === 'style' ? 'style' : 'script'].add(`'sha256-${hash('sha256', text, 'base64')}'`);
  }
  return {
    html: filled.replaceAll(attribute, ''),
    scriptHashes: [...hashes.script],
    styleHashes: [...hashes.style],
  };
}
