import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Caller } from '../api/binding.ts';
import type { SessionUser } from './session-user.ts';

/** The signed-in user of a call; 1006 without one. */
export function signedInUser(caller: Caller): SessionUser {
  if (caller.user === null) throw new ApiError(1006);
  return caller.user;
}

/** Who asks comes from the token: a number that is sent names the signed-in user, and 0 nobody; 1006 and 1007 otherwise. */
export function refuseOtherUser(caller: Caller, sent = 0): void {
  if (sent !== 0) ownUser(caller, ({ userId }) => userId === sent);
}

/** The signed-in user, who must be the one the input names: 1007 for anybody else. */
export function ownUser(caller: Caller, isNamed: (user: SessionUser) => boolean): SessionUser {
  const user = signedInUser(caller);
  if (!isNamed(user)) throw new ApiError(1007);
  return user;
}
