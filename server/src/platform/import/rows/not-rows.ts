import type { Reason } from '../issue-reasons.ts';

const marks: readonly { readonly mark: RegExp; readonly reason: Reason }[] = [
  { mark: /^%PDF-/, reason: 'pdf' },
  { mark: /^(?:From: <Saved by|MIME-Version:|Snapshot-Content-Location:)/i, reason: 'webArchive' },
  { mark: /^(?:7z\W|Rar!|BZh\d|.{0,2}7zXZ)/s, reason: 'otherArchive' },
];
/** Letters with accents whose two bytes were taken for two letters: São for São, â€“ for a dash. */
const twiceDecoded = /\p{L}Ã[\u0080-\u00bf]|Ã[\u0080-\u00bf]\p{Ll}|â€[\u0090-\u00ff\u2018-\u2022\u0152-\u0178\u02dc]/u;
const control = /[^\P{Cc}\t-\r]/gu;

/** Why a file with this beginning is no file of rows; null where it may be one. */
export function findNoRows(head: string): Reason | null {
  const known = marks.find(({ mark }) => mark.test(head));
  if (known !== undefined) return known.reason;
  if (/^\s*<\?xml/i.test(head) && !/<html/i.test(head)) return 'xml';
  if (/^\s*</.test(head)) return 'webPage';
  if (twiceDecoded.test(head)) return 'twiceDecoded';
  const odd = count(head, control) * 200 > head.length;
  const unreadable = count(head, /\ufffd/g) * 10 > head.length;
  return odd || unreadable ? 'notText' : null;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
