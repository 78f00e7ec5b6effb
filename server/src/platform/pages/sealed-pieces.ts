import { hash } from 'node:crypto';

/** What a document's Content-Security-Policy must allow for its inline parts. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/** A text or a document without the render's nonce, and what its policy must allow. */
export interface Sealed extends InlineHashes {
  /** One behind the other they are the body; those that many documents share are the same buffers in all of them. */
  readonly pieces: readonly Buffer[];
  /** Of the body; what documents share counts by its own digest. */
  readonly digest: string;
}

/** Bytes that are known already, and what stands for them in the digest. */
type Shared = Pick<Sealed, 'pieces' | 'digest'>;

const longestCharacter = 3;
/** Where texts are encoded before their length is known; it holds the longest so far. */
let scratch = Buffer.allocUnsafeSlow(1 << 17);

function scratchFor(texts: readonly string[]): Buffer {
  const most = texts.reduce((sum, text) => sum + text.length * longestCharacter, 0);
  if (scratch.length < most) scratch = Buffer.allocUnsafeSlow(most * 2);
  return scratch;
}

/** Puts a body together of texts, which are encoded and hashed once and in one go, and of bytes that are shared. */
export class SealedPieces {
  readonly #parts: (string | Shared)[] = [];
  readonly #scripts = new Set<string>();
  readonly #styles = new Set<string>();

  addText(text: string): void {
    this.#parts.push(text);
  }

  addShared(shared: Shared): void {
    this.#parts.push(shared);
  }

  allow({ scriptHashes = [], styleHashes = [] }: Partial<InlineHashes>): void {
    for (const one of scriptHashes) this.#scripts.add(one);
    for (const one of styleHashes) this.#styles.add(one);
  }

  get hasScripts(): boolean {
    return this.#scripts.size > 0;
  }

  seal(): Sealed {
    const shared = this.#parts.filter((part) => typeof part !== 'string');
    const texts = this.#parts.filter((part) => typeof part === 'string');
    const encoded = scratchFor(texts);
    /** Where each shared part lies between the texts. */
    const places: number[] = [];
    let end = 0;
    for (const part of this.#parts) {
      if (typeof part === 'string') end += encoded.write(part, end);
      else places.push(end);
    }
    const own = Buffer.allocUnsafeSlow(end);
    encoded.copy(own, 0, 0, end);
    const pieces = shared.flatMap((part, index) => [
      own.subarray(places[index - 1] ?? 0, places[index]),
      ...part.pieces,
    ]);
    pieces.push(own.subarray(places.at(-1) ?? 0));
    const ofTexts = hash('sha256', own, 'base64url');
    return {
      pieces: pieces.filter(({ length }) => length > 0),
      digest:
        shared.length === 0
          ? ofTexts
          : hash('sha256', [ofTexts, ...places, ...shared.map((part) => part.digest)].join(' '), 'base64url'),
      scriptHashes: [...this.#scripts],
      styleHashes: [...this.#styles],
    };
  }
}
