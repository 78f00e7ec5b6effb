import type { Reason } from '../issue.ts';

const control = /[^\P{Cc}\t-\r]/gu;

/** Why a file with this beginning is no file of rows; null where it may be one. */
export function findNoRows(head: string): Extract<Reason, 'webPage' | 'notText'> | null {
  if (/^\s*</.test(head)) return 'webPage';
  const odd = count(head, control) * 200 > head.length;
  const unreadable = count(head, /\ufffd/g) * 10 > head.length;
  return odd || unreadable ? 'notText' : null;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
