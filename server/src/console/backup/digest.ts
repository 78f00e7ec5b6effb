import { createHash, type Hash } from 'node:crypto';

export function formatDigestText(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

/** SHA-256 of several items whose pieces arrive in any order. */
export class DigestBook {
  readonly #hashes = new Map<string, Hash>();

  add(name: string, piece: string | Buffer): void {
    const hash = this.#hashes.get(name) ?? createHash('sha256');
    this.#hashes.set(name, hash.update(piece));
  }

  finish(): Record<string, string> {
    return Object.fromEntries([...this.#hashes].map(([name, hash]) => [name, hash.digest('hex')]));
  }

  /** Passes pieces on and adds them to the digest; an item without pieces counts too. */
  async *read(name: string, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    this.add(name, '');
    for await (const piece of pieces) {
      this.add(name, piece);
      yield piece;
    }
  }
}
