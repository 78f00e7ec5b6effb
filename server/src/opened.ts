/** Closes everything opened, in reverse order, even if some of it fails. */
export class Opened {
  readonly #closers: (() => Promise<unknown>)[] = [];

  add(close: () => Promise<unknown>): void {
    this.#closers.unshift(close);
  }

  async close(): Promise<void> {
    const issues: unknown[] = [];
    for (const close of this.#closers.splice(0)) await close().catch((issue: unknown) => issues.push(issue));
    if (issues.length > 0) throw issues[0];
  }
}
