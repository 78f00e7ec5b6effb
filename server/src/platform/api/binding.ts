import type { InputOf, Operation, OutputOf } from '@btc/contract/wire/operation.ts';
import type { SharedCache } from '../cache/shared-cache.ts';
import type { SessionUser } from '../session/session-user.ts';
import { refuseOtherUser } from '../session/signed-in.ts';

/** The live session's user, if any, and the network address that limits are counted by. */
export interface Caller {
  readonly token: string | null;
  readonly user: SessionUser | null;
  readonly address: string;
  /** As the browser sent it; only the kind of device is ever stored. */
  readonly userAgent?: string | undefined;
}

/** Caller of pages rendered on the server: every document is the signed-out page. */
export const anonymousCaller: Caller = { token: null, user: null, address: 'in-process' };

export interface BoundOperation {
  readonly operation: Operation;
  /** Takes the raw `Data`; rejects with a ZodError when it does not parse. */
  readonly handle: (input: unknown, caller: Caller, cache: SharedCache) => Promise<unknown>;
}

type Handle<Op extends Operation> = (input: InputOf<Op>, caller: Caller, cache: SharedCache) => Promise<OutputOf<Op>>;

export function bind<Op extends Operation & { readonly cache: 'own' | 'none' }>(operation: Op, handle: Handle<Op>) {
  return bindAny(operation, handle);
}

/** Binds an operation; the input is parsed first and may not name another user as the caller. */
export function bindAny<Op extends Operation>(operation: Op, handle: Handle<Op>): BoundOperation {
  return {
    operation,
    handle: async (data, caller, cache) => {
      const input = operation.input.parse(data);
      refuseOtherUser(caller, input);
      return handle(input as InputOf<Op>, caller, cache); // zod's parse of a generic schema is typed unknown
    },
  };
}
