/** Answers of this process by key, the least recently used going first; a key must name everything the answer depends on. */
export class AnswerCache<Answer> {
  readonly #answers = new Map<string, Promise<Answer>>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The answer kept under the key, or the one that `make` gives; a failure is not kept. */
  async get(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(key);
    if (known !== undefined) {
      this.#answers.delete(key);
      this.#answers.set(key, known);
      return known;
    }
    const made = make();
    this.#answers.set(key, made);
    made.catch(() => this.#answers.delete(key));
    const oldest = this.#answers.keys().next();
    if (this.#answers.size > this.#limit && !oldest.done) this.#answers.delete(oldest.value);
    return made;
  }
}
