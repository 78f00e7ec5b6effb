import { isChanging } from '@btc/contract/wire/changing-calls.ts';
import type { MessageName } from '@btc/contract/wire/message-type.ts';
import { roomVersionsHeader } from '@btc/contract/wire/room-versions-header.ts';

/** Versions by name, of rooms and of the reader's access. */
type Versions = ReadonlyMap<string, string>;

interface CachedAnswer {
  readonly status: number;
  readonly text: string;
  /** Versions of all that the answer depends on, as they were before it was made. */
  readonly versions: Versions;
}

/** In characters, of at most two bytes each. */
const maxLength = 8 * 1024 * 1024;
const maxAnswerLength = 1024 * 1024;
/** Milliseconds for which a seen version counts without asking again. */
export const freshMs = 10_000;

/** Returns the versions of all rooms; never cached itself. */
const versionsCall = 'GetRoomVersions' satisfies MessageName;

interface Options {
  /** Token of the current reader; null when signed out. */
  readonly token: () => string | null;
  readonly askVersions: () => Promise<unknown>;
  readonly now?: () => number;
}

/** LRU cache of answers by question; a library would be a sixth of the shell. */
class LruAnswers {
  private readonly answers = new Map<string, CachedAnswer>();
  private length = 0;

  get(question: string): CachedAnswer | undefined {
    const found = this.answers.get(question);
    if (found === undefined) return undefined;
    this.answers.delete(question);
    this.answers.set(question, found);
    return found;
  }

  set(question: string, answer: CachedAnswer): void {
    this.drop(question);
    if (answer.text.length > maxAnswerLength) return;
    this.answers.set(question, answer);
    this.length += question.length + answer.text.length;
    for (const oldest of this.answers.keys()) {
      if (this.length <= maxLength) break;
      this.drop(oldest);
    }
  }

  clear(): void {
    this.answers.clear();
    this.length = 0;
  }

  private drop(question: string): void {
    const found = this.answers.get(question);
    if (found !== undefined) this.length -= question.length + found.text.length;
    this.answers.delete(question);
  }
}

function readVersions({ headers }: Response): Versions | null {
  const text = headers.get(roomVersionsHeader);
  return text === null ? null : new Map(new URLSearchParams(text));
}

/** Operation and cache key of a call; null where it cannot be cached. */
function readQuestion(address: string, body: unknown): { readonly name: string; readonly question: string } | null {
  const name = address.slice(address.lastIndexOf('/') + 1);
  if (typeof body !== 'string') return null;
  const { Data } = JSON.parse(body) as { readonly Data: unknown }; // written by contract/client.ts
  return { name, question: `${name} ${JSON.stringify(Data)}` };
}

/** In characters: browsers allow 64 KiB of keepalive bodies at a time. */
const maxKeepaliveLength = 4_000;

/** Keepalive, so that a change arrives even when the page is left at once. */
function withKeepalive(init: RequestInit = {}): RequestInit {
  return typeof init.body === 'string' && init.body.length <= maxKeepaliveLength ? { ...init, keepalive: true } : init;
}

function createSeenVersions({ askVersions, now = Date.now }: Pick<Options, 'askVersions' | 'now'>) {
  const seen = new Map<string, { readonly version: string; readonly at: number }>();
  let asking: Promise<unknown> | null = null;
  const isOld = (name: string): boolean => now() - (seen.get(name)?.at ?? -Infinity) > freshMs;
  return {
    note: (versions: Versions) => {
      for (const [name, version] of versions) seen.set(name, { version, at: now() });
    },
    forget: () => seen.clear(),
    /** True when all versions are unchanged; asks first where one was not seen lately. */
    areCurrent: async (versions: Versions): Promise<boolean> => {
      const names = [...versions.keys()];
      if (names.some(isOld)) {
        asking ??= askVersions().finally(() => {
          asking = null;
        });
        await asking.catch(() => undefined);
      }
      return names.every((name) => !isOld(name) && seen.get(name)?.version === versions.get(name));
    },
  };
}

/** A caching `fetch` for calls: answers are reused while their versions hold, and never across readers. */
export function createAnswerCache(ask: typeof fetch, { token, askVersions, now }: Options) {
  const answers = new LruAnswers();
  const versions = createSeenVersions({ askVersions, ...(now && { now }) });
  let reader = token();

  function forgetOthers(): void {
    if (token() === reader) return;
    reader = token();
    answers.clear();
    versions.forget();
  }

  async function take(question: string, response: Response): Promise<Response> {
    const found = readVersions(response);
    if (found === null) return response;
    versions.note(found);
    const text = await response.text();
    answers.set(question, { status: response.status, text, versions: found });
    return new Response(text, response);
  }

  async function fetchCached(...request: Parameters<typeof fetch>): Promise<Response> {
    forgetOthers();
    const [address, init] = request;
    const query = typeof address === 'string' ? readQuestion(address, init?.body) : null;
    if (query === null) return ask(...request);
    const owner = reader;
    const found = query.name === versionsCall ? undefined : answers.get(query.question);
    if (found !== undefined && (await versions.areCurrent(found.versions)) && token() === owner)
      return new Response(found.text, { status: found.status });
    const isChange = isChanging(query.name as MessageName); // no name of another kind is called
    const response = await (isChange ? ask(address, withKeepalive(init)) : ask(...request));
    // Whoever changes something looks whether it is so.
    if (isChange) versions.forget();
    return token() === owner ? take(query.question, response) : response;
  }

  return {
    fetch: fetchCached,
    /** Forgets the versions seen; called where something may have changed unseen. */
    doubt: versions.forget,
  };
}
