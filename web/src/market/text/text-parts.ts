export type TextPart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly address: string };

const webAddress = /https?:\/\/[^\s<>"'“”‘’（）【】《》，。；、]+/giu;
/** Signs that end a sentence rather than an address. */
const trailing = /[.,;:!?)\]}]+$/u;

/** Only web addresses become links, and nothing becomes markup. */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(webAddress)) {
    const written = match[0].replace(trailing, '');
    const address = readAddress(written);
    if (address === null) continue;
    if (match.index > at) parts.push({ kind: 'words', text: text.slice(at, match.index) });
    parts.push({ kind: 'link', text: written, address });
    at = match.index + written.length;
  }
  if (at < text.length) parts.push({ kind: 'words', text: text.slice(at) });
  return parts;
}

function readAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return null;
  // A name before the host makes one address look like another.
  return address.username === '' && address.password === '' && address.hostname.includes('.') ? address.href : null;
}
