export interface TextRun {
  readonly text: string;
  readonly isBold: boolean;
  /** Link target; null: none. */
  readonly address: string | null;
}

export interface TextBlock {
  /** Mark of a list item: • or its number; empty for a paragraph. */
  readonly mark: string;
  readonly depth: number;
  readonly runs: readonly TextRun[];
}

const piece = /<(\/?)([a-z]+)([^>]*)>|([^<]+)/g;
const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

function unescape(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|amp);/g, (whole, name: string) => characters[name] ?? whole);
}

class BlockReader {
  readonly blocks: { mark: string; depth: number; runs: TextRun[] }[] = [];
  /** Item counts of the enclosing lists; null for unnumbered ones. */
  readonly #lists: (number | null)[] = [];
  #bold = 0;
  #address: string | null = null;
  #isOpen = false;

  begin(mark: string): void {
    this.blocks.push({ mark, depth: this.#lists.length, runs: [] });
    this.#isOpen = true;
  }

  add(text: string): void {
    if (!this.#isOpen) {
      if (text.trim() === '') return;
      this.begin('');
    }
    this.blocks.at(-1)?.runs.push({ text, isBold: this.#bold > 0, address: this.#address });
  }

  tag(name: string, isEnd: boolean, attributes: string): void {
    if (name === 'strong') this.#bold += isEnd ? -1 : 1;
    else if (name === 'a')
      this.#address = isEnd ? null : unescape(/href="([^"]*)"/.exec(attributes)?.[1] ?? '') || null;
    else if (name === 'br') this.add('\n');
    else if (name === 'ul' || name === 'ol') this.#list(name, isEnd);
    else if (name === 'li' && !isEnd) this.#item();
    else if (name === 'p' && !isEnd) {
      // The first paragraph of an item is the item.
      const isItem = this.blocks.at(-1)?.runs.length === 0 && this.#isOpen;
      if (!isItem) this.begin('');
    } else if (isEnd) this.#isOpen = false;
  }

  #list(name: string, isEnd: boolean): void {
    if (isEnd) this.#lists.pop();
    else this.#lists.push(name === 'ol' ? 0 : null);
    this.#isOpen = false;
  }

  #item(): void {
    const count = this.#lists.pop() ?? null;
    const next = count === null ? null : count + 1;
    this.#lists.push(next);
    this.begin(next === null ? '•' : `${next}.`);
  }
}

export function textBlocks(shortHtml: string): readonly TextBlock[] {
  const reader = new BlockReader();
  for (const [, slash = '', name, attributes = '', text] of shortHtml.matchAll(piece)) {
    if (name === undefined) reader.add(unescape(text ?? ''));
    else reader.tag(name, slash !== '', attributes);
  }
  return reader.blocks.filter(({ runs }) => runs.some(({ text }) => text.trim() !== ''));
}
