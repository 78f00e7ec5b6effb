/** What was attempted and what was acknowledged, by kind of write and by the key under which it can be found again. */
export class Ledger {
  readonly attempted = new Set<string>();
  readonly acknowledged = new Set<string>();
  /** Answers that nobody should get, and how often. */
  readonly oddAnswers = new Map<string, number>();
  repeats = 0;

  attempt(kind: string, key: string): void {
    this.attempted.add(`${kind}: ${key}`);
  }

  acknowledge(kind: string, key: string): void {
    this.attempt(kind, key);
    this.acknowledged.add(`${kind}: ${key}`);
  }

  noteAnswer(text: string): void {
    this.oddAnswers.set(text, (this.oddAnswers.get(text) ?? 0) + 1);
  }
}
