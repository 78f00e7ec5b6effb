/** Attempted and acknowledged writes, by kind and the key under which each can be found again. */
export class Ledger {
  readonly attempted = new Set<string>();
  readonly acknowledged = new Set<string>();
  readonly oddAnswers = new Map<string, number>();
  /** Repeated calls refused because the first may have been carried out; the caller must check. */
  readonly refusedRepeats = new Map<string, number>();
  /** Unanswered writes whose key only the answer gives, by kind: that many may be stored unseen. */
  readonly unanswered = new Map<string, number>();
  repeats = 0;

  attempt(kind: string, key: string): void {
    this.attempted.add(`${kind}: ${key}`);
  }

  acknowledge(kind: string, key: string): void {
    this.attempt(kind, key);
    this.acknowledged.add(`${kind}: ${key}`);
  }

  noteAnswer(text: string): void {
    count(this.oddAnswers, text);
  }

  noteRefusedRepeat(text: string): void {
    count(this.refusedRepeats, text);
  }

  noteUnanswered(kind: string): void {
    count(this.unanswered, kind);
  }
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
