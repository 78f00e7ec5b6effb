import { membersOperations as contract } from '@btc/contract/members/members.operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { closeSession, extendSession } from '#platform/session/session.ts';
import { setLastActive } from '../account.queries.ts';
import { createLogin, type LoginDeps } from './login.service.ts';
import { readPasswordField } from '../password-field.ts';

export function createSessionOperations(deps: LoginDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  const login = createLogin(deps);
  return [
    bind(contract.UserLogin, async (input, { address, userAgent }) => {
      const { token, userId, loginUserName, staffStep } = await login({
        name: input.UserName,
        password: readPasswordField('Password', input.Password),
        captcha: input.Captcha ?? '',
        remember: input.RememberMe,
        address,
        userAgent,
      });
      return { Token: token, Row: { UserID: userId, LoginUserName: loginUserName, StaffStep: staffStep } };
    }),
    bind(contract.UpdateUserActivityByToken, async (input) => {
      const now = clock.now();
      const session = await extendSession(db, input.Token, now);
      if (session === null) throw new ApiError(1006);
      await setLastActive(db, session.userId, now);
      return { Row: { ExpireDate: session.expiresAt.toISOString() } };
    }),
    bind(contract.UserLogout, async (_, caller) => {
      if (caller.token !== null) await closeSession(db, caller.token);
      return {};
    }),
  ];
}
