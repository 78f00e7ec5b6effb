import type { PriceMeat } from '@btc/contract/prices/price-codes.ts';
import { isMarket, isMeat, type SheetMarket } from './sheet-address.ts';
import type { DraftLine } from './sheet-lines.ts';
import { emptyLine, sheetFields, type Typed } from './typed-line.ts';

export interface SheetKey {
  readonly meat: PriceMeat;
  readonly market: SheetMarket;
  readonly day: string;
}

export interface UnsavedSheet extends SheetKey {
  readonly lines: number;
}

const prefix = 'btc.quotes';

function formatName(userId: number, { meat, market, day }: SheetKey): string {
  return [prefix, userId, meat, market, day].join('.');
}

function typedFrom(value: unknown): Typed | null {
  if (typeof value !== 'object' || value === null) return null;
  // Lines of a former day call the number of quotes Count.
  const given = new Map<string, unknown>(
    Object.entries(value).map(([name, cell]) => [name === 'Count' ? 'QuoteCount' : name, cell]),
  );
  const cells = sheetFields.map((field) => [field, given.get(field)] as const);
  // Each sheet has only some of the columns.
  if (!cells.every(([, text]) => text === undefined || typeof text === 'string')) return null;
  if (cells.every(([, text]) => text === undefined)) return null;
  return cells.reduce<Typed>(
    (typed, [field, text]) => ({ ...typed, [field]: typeof text === 'string' ? text : '' }),
    emptyLine,
  );
}

function readLines(name: string): ReadonlyMap<number, DraftLine> {
  const lines = new Map<number, DraftLine>();
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    if (!Array.isArray(stored)) return lines;
    for (const entry of stored) {
      const [id, stored]: readonly unknown[] = Array.isArray(entry) ? entry : [];
      if (typeof id !== 'number' || typeof stored !== 'object' || stored === null) continue;
      const { typed, was, confirmedFor }: { typed?: unknown; was?: unknown; confirmedFor?: unknown } = stored;
      const line = typedFrom(typed);
      if (line === null || typeof was !== 'number' || typeof confirmedFor !== 'string') continue;
      lines.set(id, { typed: line, was, confirmedFor });
    }
  } catch {
    // What cannot be read is as good as not stored.
  }
  return lines;
}

export function readSheetDraft(userId: number, key: SheetKey): ReadonlyMap<number, DraftLine> {
  return readLines(formatName(userId, key));
}

/** Stores unsaved lines on this device; a full or forbidden storage must not stop the typing. */
export function saveSheetDraft(userId: number, key: SheetKey, lines: ReadonlyMap<number, DraftLine>): void {
  try {
    if (lines.size === 0) localStorage.removeItem(formatName(userId, key));
    else localStorage.setItem(formatName(userId, key), JSON.stringify([...lines]));
  } catch {
    // Then only the server keeps what is complete.
  }
}

/** Sheets of this analyst with lines that were incomplete or never reached the server. */
export function listUnsavedSheets(userId: number): readonly UnsavedSheet[] {
  try {
    return Object.keys(localStorage).flatMap((name) => {
      const [, , owner, meat = '', market = '', day = ''] = name.split('.');
      if (!name.startsWith(`${prefix}.`) || owner !== String(userId)) return [];
      if (!isMeat(meat) || !isMarket(market)) return [];
      return [{ meat, market, day, lines: readLines(name).size }];
    });
  } catch {
    return [];
  }
}
