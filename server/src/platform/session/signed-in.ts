import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Caller } from '../api/binding.ts';
import type { SessionUser } from './session-user.ts';

/** The signed-in user of a call; 1006 without one. */
export function signedInUser(caller: Caller): SessionUser {
  if (caller.user === null) throw new ApiError(1006);
  return caller.user;
}

/** The signed-in user, who must be the one the input names: 1007 for anybody else. */
export function ownUser(caller: Caller, isNamed: (user: SessionUser) => boolean): SessionUser {
  const user = signedInUser(caller);
  if (!isNamed(user)) throw new ApiError(1007);
  return user;
}
