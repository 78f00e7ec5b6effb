interface Kept<Answer> {
  readonly made: Promise<Answer>;
  /** Nothing before it is made. */
  weight: number;
}

export interface AnswerCacheOptions<Answer> {
  /** The weight of all that is kept, at most. */
  readonly most: number;
  readonly weigh: (answer: Answer) => number;
}

/** Answers of this process by key, the least recently used going first; a key must name everything the answer depends on. */
export class AnswerCache<Answer> {
  readonly #answers = new Map<string, Kept<Answer>>();
  readonly #options: AnswerCacheOptions<Answer>;
  #weight = 0;

  constructor(options: AnswerCacheOptions<Answer>) {
    this.#options = options;
  }

  /** The answer kept under the key, or the one that `make` gives; a failure is not kept. */
  async get(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(key);
    if (known !== undefined) {
      this.#answers.delete(key);
      this.#answers.set(key, known);
      return known.made;
    }
    const kept = { made: make(), weight: 0 };
    this.#answers.set(key, kept);
    try {
      const answer = await kept.made;
      kept.weight = this.#options.weigh(answer);
      this.#weight += kept.weight;
      this.#dropOldest();
      return answer;
    } catch (error) {
      this.#answers.delete(key);
      throw error;
    }
  }

  #dropOldest(): void {
    for (const [key, { weight }] of this.#answers) {
      if (this.#weight <= this.#options.most) return;
      // Those that are still being made weigh nothing yet.
      if (weight > 0) this.#answers.delete(key);
      this.#weight -= weight;
    }
  }
}
