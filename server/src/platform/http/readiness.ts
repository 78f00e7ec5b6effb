import { setTimeout as wait } from 'node:timers/promises';

/** Asks a part whether it can be used: null, or what is missing in plain words; a rejection counts as the words for no answer. */
export interface Part {
  readonly ask: () => Promise<string | null>;
  /** What is said where it fails or takes too long. */
  readonly noAnswer: string;
}

export interface ReadinessOptions {
  /** How long a part may take, in milliseconds. */
  readonly limitMs?: number;
  /** How long an answer is good for, in milliseconds: whoever asks every second asks the parts no more often. */
  readonly rememberMs?: number;
}

/** What is missing by part; empty where nothing is. */
export type Missing = Readonly<Record<string, string>>;

/** Asks all parts at once; who asks while an answer is being found, or is still good, shares it. */
export function createReadiness(
  parts: Readonly<Record<string, Part>>,
  { limitMs = 2_000, rememberMs = 1_000 }: ReadinessOptions = {},
): () => Promise<Missing> {
  const probes = Object.entries(parts).map(([name, part]) => ({ name, probe: createProbe(part, limitMs) }));
  let last: Promise<Missing> | undefined;

  async function ask(): Promise<Missing> {
    const found = await Promise.all(probes.map(async ({ name, probe }) => [name, await probe()] as const));
    setTimeout(() => (last = undefined), rememberMs).unref();
    return Object.fromEntries(found.filter((entry): entry is readonly [string, string] => entry[1] !== null));
  }
  return () => (last ??= ask());
}

/** A part that hangs is not asked a second time meanwhile: a lost disk would take one thread after the other. */
function createProbe({ ask, noAnswer }: Part, limitMs: number): () => Promise<string | null> {
  let asking: Promise<string | null> | undefined;
  return async () => {
    asking ??= ask()
      .catch(() => noAnswer)
      .finally(() => (asking = undefined));
    const over = new AbortController();
    const limit = wait(limitMs, noAnswer, { signal: over.signal }).catch(() => noAnswer);
    const answer = await Promise.race([asking, limit]);
    over.abort();
    return answer;
  };
}
