import { membersOperations as contract } from '@btc/contract/members/members.operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { closeSession, findSessionUser, keepSession } from '#platform/session/session.ts';
import { ownUser } from '#platform/session/signed-in.ts';
import { findProfile, type ProfileRow, setLastActive } from './account.queries.ts';
import { createLogin } from './login.service.ts';
import { readPasswordField } from './password-field.ts';
import { argon2Hasher, type PasswordHasher } from './password-hash.ts';
import { presentFrontUser, presentProfile, presentUserInfo } from './profile.present.ts';

export interface MembersDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Argon2id at today's cost unless told otherwise. */
  readonly passwords?: PasswordHasher;
}

/** The members' room, ready to be dispatched. */
export function membersOperations(deps: MembersDeps): readonly BoundOperation[] {
  return [...sessionOperations(deps), ...profileOperations(deps)];
}

function sessionOperations({ db, clock, passwords = argon2Hasher() }: MembersDeps): readonly BoundOperation[] {
  const login = createLogin({ db, clock, passwords });
  return [
    bind(contract.UserLogin, async (input, caller) => {
      const opened = await login({
        name: input.UserName,
        password: readPasswordField('Password', input.Password),
        remember: input.RememberMe,
        address: caller.address,
      });
      return { Token: opened.token, Row: { UserID: opened.userId, LoginUserName: opened.loginUserName } };
    }),
    bind(contract.UpdateUserActivityByToken, async (input) => {
      const now = clock.now();
      const kept = await keepSession(db, input.Token, now);
      if (kept === null) throw new ApiError(1006);
      await setLastActive(db, kept.userId, now);
      return { Row: { ExpireDate: kept.expiresAt.toISOString() } };
    }),
    bind(contract.UserLogout, async (_, caller) => {
      if (caller.token !== null) await closeSession(db, caller.token);
      return {};
    }),
  ];
}

function profileOperations({ db, clock }: MembersDeps): readonly BoundOperation[] {
  return [
    bind(contract.GetUserProfileByToken, async (input) => {
      const now = clock.now();
      const user = await findSessionUser(db, input.Token, now);
      if (user === null) throw new ApiError(1006);
      return { Row: { profile: presentProfile(await getProfile(db, user.userId), now) } };
    }),
    bind(contract.GetUserProfile, async (input, caller) => {
      const user = ownUser(caller, ({ userId }) => userId === input.UserID);
      return { Row: presentProfile(await getProfile(db, user.userId), clock.now()) };
    }),
    bind(contract.GetUserInfo, async (input, caller) => {
      const name = input.LoginUserName.toLowerCase();
      const user = ownUser(caller, ({ loginUserName }) => loginUserName.toLowerCase() === name);
      return { Row: presentUserInfo(await getProfile(db, user.userId)) };
    }),
    bind(contract.GetFrontUserInfoByUserID, async (input, caller) => {
      const user = ownUser(caller, ({ userId }) => userId === input.UserID);
      return { Row: presentFrontUser(await getProfile(db, user.userId), clock.now()) };
    }),
  ];
}

/** The row of a signed-in user; gone between two queries only, which ends the session like any other death. */
async function getProfile(db: Db, userId: number): Promise<ProfileRow> {
  const row = await findProfile(db, userId);
  if (row === undefined) throw new ApiError(1006);
  return row;
}
