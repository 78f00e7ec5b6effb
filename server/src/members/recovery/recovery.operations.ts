import { membersOperations as contract } from '@btc/contract/members/members.operations.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { readPasswordField } from '../password-field.ts';
import {
  createChange,
  createForgotPassword,
  createLinkCheck,
  createReset,
  type RecoveryDeps,
} from './recovery.service.ts';

export function createRecoveryOperations(deps: RecoveryDeps): readonly BoundOperation[] {
  const [change, forget, reset] = [createChange(deps), createForgotPassword(deps), createReset(deps)];
  const checkLink = createLinkCheck(deps);
  return [
    bind(contract.ChangePassword, async (input, caller) => {
      const user = signedInUser(caller);
      const current = readPasswordField('Password', input.Password);
      const next = readPasswordField('NewPassword', input.NewPassword);
      await change({ user, token: caller.token ?? '', address: caller.address, current, next });
      return {};
    }),
    bind(contract.ForgetWebPassword, async ({ Name, Email, isEn }, { address }) => {
      await forget({ name: Name, email: Email, isEn, from: address });
      return {};
    }),
    bind(contract.CheckResetLink, async (input) => {
      await checkLink({ name: input.LoginUserName, proof: input.UpdateTime });
      return {};
    }),
    bind(contract.ResetPasswordByEmail, async (input) => {
      const password = readPasswordField('NewPassword', input.NewPassword);
      await reset({ name: input.LoginUserName, proof: input.UpdateTime, password });
      return {};
    }),
  ];
}
