import { ApiError } from '@btc/contract/wire/errors.ts';
import type { SessionUser } from './session-user.ts';

interface Caller {
  readonly user: SessionUser | null;
}

/** The signed-in user of a call; 1006 without one. */
export function signedInUser({ user }: Caller): SessionUser {
  if (user === null) throw new ApiError(1006);
  return user;
}

/** Who asks comes from the token: the UserID of an input names the signed-in user, and 0 or none nobody; 1006 and 1007 otherwise. */
export function refuseOtherUser(caller: Caller, input: unknown): void {
  if (typeof input !== 'object' || input === null || !('UserID' in input)) return;
  const { UserID } = input;
  if (typeof UserID === 'number' && UserID !== 0) ownUser(caller, ({ userId }) => userId === UserID);
}

/** The signed-in user, who must be the one the input names: 1007 for anybody else. */
export function ownUser(caller: Caller, isNamed: (user: SessionUser) => boolean): SessionUser {
  const user = signedInUser(caller);
  if (!isNamed(user)) throw new ApiError(1007);
  return user;
}
