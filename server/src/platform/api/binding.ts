import type { InputOf, Operation, OutputOf } from '@btc/contract/wire/operation.ts';
import type { SharedCache } from '../cache/shared-cache.ts';
import type { SessionUser } from '../session/session-user.ts';
import { refuseOtherUser } from '../session/signed-in.ts';

/** Who calls: the live session's user, if any, and the network address that limits are counted by. */
export interface Caller {
  readonly token: string | null;
  readonly user: SessionUser | null;
  readonly address: string;
  /** As the browser sent it; only its kind of device is ever kept. */
  readonly userAgent?: string | undefined;
}

/** The caller of pages rendered on the server: every document is the signed-out page. */
export const anonymousCaller: Caller = { token: null, user: null, address: 'in-process' };

/** An operation of the contract and the function that answers it, ready to be dispatched. */
export interface BoundOperation {
  readonly operation: Operation;
  /** Takes the raw `Data`; rejects with a ZodError when it does not parse. */
  readonly handle: (input: unknown, caller: Caller, cache: SharedCache) => Promise<unknown>;
}

type Handle<Op extends Operation> = (input: InputOf<Op>, caller: Caller, cache: SharedCache) => Promise<OutputOf<Op>>;

/** Binds an operation whose answers are one caller's own, or not shared for another reason. */
export function bind<Op extends Operation & { readonly cache: 'own' | 'none' }>(operation: Op, handle: Handle<Op>) {
  return bindAny(operation, handle);
}

/** Binds an operation to its handler; the input is parsed by the operation's schema first, and must not name anybody else as who asks. */
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
