import { escapeMarkup } from '@btc/contract/escape-markup.ts';
import { remember } from '../text/remember.ts';
import { WorkbookError } from './workbook-error.ts';

export interface XmlListener {
  readonly open: (name: string, attributes: string) => void;
  readonly close: (name: string) => void;
  /** `raw` may contain character references: see `decodeText`. */
  readonly text: (raw: string) => void;
}

const maxTagLength = 1 << 20;

/** Streaming scanner for a workbook's XML 1.0; document types are refused because of entity expansion. */
export class XmlScan {
  readonly #listener: XmlListener;
  #rest = '';

  constructor(listener: XmlListener) {
    this.#listener = listener;
  }

  take(chunk: string): void {
    const all = this.#rest + chunk;
    let at = 0;
    for (;;) {
      const start = all.indexOf('<', at);
      if (start === -1) break;
      const end = findMarkupEnd(all, start);
      if (end === -1) break;
      if (start > at) this.#listener.text(all.slice(at, start));
      this.#markup(all, start, end);
      at = end;
    }
    this.#rest = all.slice(at);
    if (this.#rest.length > maxTagLength) throw new WorkbookError('brokenArchive', 'XML');
  }

  end(): void {
    if (this.#rest.trim() !== '') throw new WorkbookError('brokenArchive', 'XML');
  }

  #markup(all: string, start: number, end: number): void {
    const mark = all[start + 1];
    if (mark === '?') return;
    if (mark === '!') {
      if (all.startsWith('<![CDATA[', start)) this.#listener.text(escapeMarkup(all.slice(start + 9, end - 3)));
      else if (!all.startsWith('<!--', start)) throw new WorkbookError('brokenArchive', 'DOCTYPE');
      return;
    }
    if (mark === '/') return this.#listener.close(toLocalName(all.slice(start + 2, end - 1).trim()));
    const isEmpty = all[end - 2] === '/';
    const tag = all.slice(start + 1, isEmpty ? end - 2 : end - 1);
    const space = tag.search(/\s/);
    const name = toLocalName(space === -1 ? tag : tag.slice(0, space));
    this.#listener.open(name, space === -1 ? '' : tag.slice(space));
    if (isEmpty) this.#listener.close(name);
  }
}

function findMarkupEnd(all: string, start: number): number {
  if (all.startsWith('<!--', start)) return after(all, '-->', start + 4);
  if (all.startsWith('<![CDATA[', start)) return after(all, ']]>', start + 9);
  // Too short to tell a comment from a tag.
  if (all[start + 1] === '!' && all.length - start < 9) return -1;
  tag.lastIndex = start;
  return tag.test(all) ? tag.lastIndex : -1;
}

const tag = /<[^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*>/y;

function after(all: string, text: string, from: number): number {
  const index = all.indexOf(text, from);
  return index === -1 ? -1 : index + text.length;
}

function toLocalName(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}

const patternOf = remember((name) => new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`));

export function findAttribute(attributes: string, name: string): string | null {
  const match = patternOf(name).exec(attributes);
  return match === null ? null : decodeText(match[1] ?? match[2] ?? '');
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

export function decodeText(raw: string): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, reference: string) => {
    if (!reference.startsWith('#')) return named[reference] ?? whole;
    const code =
      reference[1]?.toLowerCase() === 'x' ? Number.parseInt(reference.slice(2), 16) : Number(reference.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}
