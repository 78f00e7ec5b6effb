import { LRUCache } from 'lru-cache';

const maxRefusedBytes = 4 * 1024 * 1024;

export class Turns {
  #last = 0;
  readonly #refused = new LRUCache<string, number>({
    maxSize: maxRefusedBytes,
    sizeCalculation: (_turn, name) => name.length * 2 + 128,
  });

  next(): number {
    this.#last += 1;
    return this.#last;
  }

  refuse(names: readonly string[]): void {
    const turn = this.next();
    for (const name of names) this.#refused.set(name, turn);
  }

  isRefusedSince(turn: number, names: readonly string[]): boolean {
    return names.some((name) => (this.#refused.get(name) ?? 0) > turn);
  }
}
