import { ApiError } from '@btc/contract/wire/errors.ts';
import type { SessionUser } from './session-user.ts';

interface Caller {
  readonly user: SessionUser | null;
}

/** The signed-in user of a call; throws 1006 without one. */
export function signedInUser({ user }: Caller): SessionUser {
  if (user === null) throw new ApiError(1006);
  return user;
}

/** The token decides who calls: an input's UserID must be the signed-in user, 0 or absent; else 1006 or 1007. */
export function refuseOtherUser(caller: Caller, input: unknown): void {
  if (typeof input !== 'object' || input === null || !('UserID' in input)) return;
  const { UserID } = input;
  if (typeof UserID === 'number' && UserID !== 0) ownUser(caller, ({ userId }) => userId === UserID);
}

/** The signed-in user, who must be the one named in the input; 1007 otherwise. */
export function ownUser(caller: Caller, isNamed: (user: SessionUser) => boolean): SessionUser {
  const user = signedInUser(caller);
  if (!isNamed(user)) throw new ApiError(1007);
  return user;
}
