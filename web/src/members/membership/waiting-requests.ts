import { isApiError } from '@btc/contract/wire/errors.ts';
import type { RequestInput } from './offers.ts';

export interface WaitingRequest {
  readonly request: RequestInput;
  /** ISO 8601. */
  readonly requestedAt: string;
}

/** Local storage in production, an object in tests. */
export interface TextStore {
  readonly read: (key: string) => string | null;
  /** Null removes the key. */
  readonly write: (key: string, text: string | null) => void;
}

type Send = (request: RequestInput) => Promise<{ readonly Row: { readonly AlreadyOpen: boolean } }>;

interface WaitingDeps {
  readonly store: TextStore;
  readonly send: Send;
  readonly note: (text: string, error: unknown) => void;
}

export type SendOutcome = { readonly kind: 'sent'; readonly alreadyOpen: boolean } | { readonly kind: 'failed' };

/** Error codes worth a retry; with any other the same request would be refused again. */
const passing: ReadonlySet<number> = new Set([1000, 1004, 1006, 1010]);

const none: readonly WaitingRequest[] = [];

export type WaitingRequests = ReturnType<typeof createWaitingRequests>;

/** Keeps failed requests per user and resends them silently (specification section 8: a failing send is ignored). */
export function createWaitingRequests({ store, send, note }: WaitingDeps) {
  const toKey = (userId: number) => `btc.waiting.${userId}`;
  const listeners = new Set<() => void>();
  let seen: { readonly text: string | null; readonly list: readonly WaitingRequest[] } = { text: null, list: none };
  let resending: Promise<number> | null = null;

  const list = (userId: number): readonly WaitingRequest[] => {
    const text = store.read(toKey(userId));
    // The same list for the same text: React compares what it is given.
    if (text !== seen.text) seen = { text, list: read(text) };
    return seen.list;
  };

  const keep = (userId: number, waiting: readonly WaitingRequest[]) => {
    store.write(toKey(userId), waiting.length === 0 ? null : JSON.stringify(waiting));
    for (const listener of listeners) listener();
  };

  const without = (userId: number, { RequireLevel }: RequestInput) =>
    list(userId).filter(({ request }) => request.RequireLevel !== RequireLevel);

  const sendWaiting = async (userId: number): Promise<number> => {
    let sent = 0;
    for (const { request } of list(userId)) {
      try {
        await send(request);
        sent += 1;
      } catch (error) {
        note('MembershipRequest failed again', error);
        if (canPass(error)) return sent;
      }
      keep(userId, without(userId, request));
    }
    return sent;
  };

  return {
    list,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** A failure is logged to the console only; the request is kept if a retry can succeed. */
    send: async (request: RequestInput, now: Date): Promise<SendOutcome> => {
      const { UserID } = request;
      try {
        const { Row } = await send(request);
        keep(UserID, without(UserID, request));
        return { kind: 'sent', alreadyOpen: Row.AlreadyOpen };
      } catch (error) {
        note('MembershipRequest failed', error);
        if (canPass(error)) keep(UserID, [...without(UserID, request), { request, requestedAt: now.toISOString() }]);
        return { kind: 'failed' };
      }
    },

    /** Resends a user's waiting requests, one run at a time; resolves to the number sent. */
    resend: (userId: number): Promise<number> => {
      resending ??= sendWaiting(userId).finally(() => {
        resending = null;
      });
      return resending;
    },
  };
}

function canPass(error: unknown): boolean {
  return !isApiError(error) || passing.has(error.code);
}

function read(text: string | null): readonly WaitingRequest[] {
  if (text === null) return none;
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isWaiting) : none;
  } catch {
    return none;
  }
}

function isWaiting(value: unknown): value is WaitingRequest {
  if (typeof value !== 'object' || value === null || !('request' in value) || !('requestedAt' in value)) return false;
  const { request } = value;
  return typeof request === 'object' && request !== null && 'RequireLevel' in request && 'UserID' in request;
}
