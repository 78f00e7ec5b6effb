import { hash } from 'node:crypto';

export interface InlineHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

export interface SealedDocument extends InlineHashes {
  readonly html: string;
}

/** Inline elements or script files with their nonce; attributes in rendered documents contain no bare `<` or `>`. */
const marked = /<(script|style)((?: [^<>]*)? nonce="([^"]*)"[^<>]*)>(.*?)<\/\1>/gs;

/** Placeholder for the page's styles from web/src/platform/pages/document-parts.tsx. */
const stylesPlace = '/*site-styles*/';

/** Replaces the nonce by hashes, so the document is cacheable; only elements with that secret nonce become allowed. */
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
