import { membersOperations as contract } from '@btc/contract/members/members.operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { findSessionUser } from '#platform/session/session.ts';
import { ownUser, signedInUser } from '#platform/session/signed-in.ts';
import { findProfile, type ProfileRow } from './account.queries.ts';
import { presentFrontUser, presentProfile, presentUserInfo } from './profile.present.ts';
import { createUpdateInfo, type UpdateInfoDeps } from './update-info.service.ts';

interface ProfileDeps extends UpdateInfoDeps {
  readonly clock: Clock;
}

export function createProfileOperations(deps: ProfileDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  const updateInfo = createUpdateInfo(deps);
  return [
    bind(contract.GetUserProfileByToken, async (input) => {
      const now = clock.now();
      const user = await findSessionUser(db, input.Token, now);
      if (user === null) throw new ApiError(1006);
      return { Row: { profile: presentProfile(await getProfile(db, user.userId), user.staffRole, now) } };
    }),
    bind(contract.GetUserProfile, async (_input, caller) => {
      const user = signedInUser(caller);
      return { Row: presentProfile(await getProfile(db, user.userId), user.staffRole, clock.now()) };
    }),
    bind(contract.GetUserInfo, async (input, caller) => {
      const name = input.LoginUserName.toLowerCase();
      const user = ownUser(caller, ({ loginUserName }) => loginUserName.toLowerCase() === name);
      return { Row: presentUserInfo(await getProfile(db, user.userId)) };
    }),
    bind(contract.GetFrontUserInfoByUserID, async (_input, caller) => {
      const user = signedInUser(caller);
      return { Row: presentFrontUser(await getProfile(db, user.userId), clock.now()) };
    }),
    bind(contract.UpdateUserInfo, async (input, caller) => {
      const user = signedInUser(caller);
      await updateInfo(input, user, caller);
      return { Row: presentProfile(await getProfile(db, user.userId), user.staffRole, clock.now()) };
    }),
  ];
}

/** Row of a signed-in user; it can only vanish between two queries, which ends the session. */
async function getProfile(db: Db, userId: number): Promise<ProfileRow> {
  const row = await findProfile(db, userId);
  if (row === undefined) throw new ApiError(1006);
  return row;
}
