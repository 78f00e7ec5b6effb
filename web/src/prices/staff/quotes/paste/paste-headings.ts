import type { DayReading } from './read/pasted-day.ts';
import type { PastedUnit } from './read/pasted-unit.ts';
import {
  hasPart,
  isProduct,
  listUnknown,
  listWords,
  type NamedWord,
  type PastedEntry,
  type PasteIssue,
} from './paste-entry.ts';
import type { TokenReading } from './read/paste-tokens.ts';
import type { NamePart } from './name-book.ts';

function listParts(words: readonly NamedWord[]): ReadonlySet<NamePart> {
  return new Set(words.flatMap(({ meanings }) => meanings.map(({ part }) => part)));
}

/** Words of parts that `others` do not name. */
export function withoutParts(words: readonly NamedWord[], others: readonly NamedWord[]): readonly NamedWord[] {
  const parts = listParts(others);
  return words.filter(({ meanings }) => !meanings.some(({ part }) => parts.has(part)));
}

/** Context from the lines above a row; an origin holds until the next one, an unknown line clears everything above. */
export class PasteHeadings {
  /** From lines without an origin: valid for all groups below. */
  #wide: readonly NamedWord[] = [];
  #group: readonly NamedWord[] = [];
  #unit: PastedUnit | null = null;
  #otherDay: string | null = null;
  /** The line above that could not be read but names something of a product. */
  #unread: string | null = null;
  readonly #allUnread: string[] = [];
  #hasOrigin = false;
  /** A product alone in its line, whose prices may follow below. */
  #product: PastedEntry | null = null;
  /** Products without a price, in their own line or below it. */
  readonly unpriced: PastedEntry[] = [];

  get unit(): PastedUnit | null {
    return this.#unit;
  }

  get unread(): readonly string[] {
    return this.#allUnread;
  }

  get hasOrigin(): boolean {
    return this.#hasOrigin;
  }

  /** Ends the open product, which remains without a price. */
  close(): void {
    if (this.#product !== null) this.unpriced.push(this.#product);
    this.#product = null;
  }

  read({ line, text }: { readonly line: number; readonly text: string }, reading: TokenReading): void {
    const { tokens } = reading;
    if (tokens.length === 0) return;
    const words = listWords(tokens);
    if (words.some(isProduct)) {
      this.close();
      const issues = [{ kind: 'noPrice', text: '' } as const];
      this.#product = { line, text: text.trim(), words, cells: [], issues };
    }
    if (words.some((word) => hasPart(word, 'origin'))) this.#hasOrigin = true;
    const days: readonly DayReading[] = tokens.map(({ day }) => day);
    if (days.includes('other')) this.#otherDay = text.trim();
    else if (days.includes('same')) this.#otherDay = null;
    if (listUnknown(reading).length > 0 || reading.isUnclear) {
      this.#allUnread.push(text.trim());
      [this.#wide, this.#group] = [[], []];
      this.#unread = words.length > 0 ? text.trim() : this.#unread;
      return;
    }
    const unit = tokens.find((token) => token.unit !== null)?.unit ?? null;
    if (unit !== null) this.#unit = unit;
    if (words.length === 0) return;
    if (words.some((word) => hasPart(word, 'origin'))) {
      this.#group = words;
      this.#unread = null;
    } else if (words.some(isProduct)) {
      this.#group = [...withoutParts(this.#group, words), ...words];
    } else {
      this.#wide = [...withoutParts(this.#wide, words), ...words];
      this.#group = withoutParts(this.#group, words);
    }
  }

  /** All words of a row: its own, completed from the lines above. */
  complete(own: readonly NamedWord[]): {
    readonly words: readonly NamedWord[];
    readonly issues: readonly PasteIssue[];
  } {
    if (own.some((word) => hasPart(word, 'origin'))) {
      this.#hasOrigin = true;
      this.#group = this.#group.filter((word) => !hasPart(word, 'origin') && isProduct(word));
    }
    if (own.some(isProduct)) this.close();
    else if (this.#group.some(isProduct)) this.#product = null;
    if (own.some(isProduct)) this.#group = this.#group.filter((word) => !isProduct(word));
    const above = [...this.#group, ...withoutParts(this.#wide, this.#group)];
    const words = [...withoutParts(above, own), ...own];
    const issues: PasteIssue[] = [];
    if (this.#otherDay !== null) issues.push({ kind: 'otherDay', text: this.#otherDay });
    if (this.#unread !== null) issues.push({ kind: 'unreadAbove', text: this.#unread });
    return { words, issues };
  }
}
