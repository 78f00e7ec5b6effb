import { setTimeout as wait } from 'node:timers/promises';

/** Checks a dependency: null, or what is missing in plain words; a rejection counts as `noAnswer`. */
export interface Part {
  readonly ask: () => Promise<string | null>;
  readonly noAnswer: string;
}

export interface ReadinessOptions {
  /** Time limit of a check, in milliseconds. */
  readonly limitMs?: number;
  /** Milliseconds an answer is reused: frequent probes do not repeat the checks. */
  readonly rememberMs?: number;
}

export type Missing = Readonly<Record<string, string>>;

/** Checks all parts at once; concurrent callers, and those within `rememberMs`, share the answer. */
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

/** A hanging part is not asked again meanwhile: a lost disk would block one thread after the other. */
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
