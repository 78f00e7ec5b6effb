/** What was attempted and what was acknowledged, by kind of write and by the key under which it can be found again. */
export class Ledger {
  readonly attempted = new Set<string>();
  readonly acknowledged = new Set<string>();
  /** Answers that nobody should get, and how often. */
  readonly oddAnswers = new Map<string, number>();
  /** Repeated calls that were refused because the first one may have been carried out: the caller is to look. */
  readonly refusedRepeats = new Map<string, number>();
  /** Writes under a key that only their answer tells, by kind: so many may stand there without anybody knowing. */
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
