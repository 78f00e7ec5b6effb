import { membersOperations as contract } from '@btc/contract/members/members.operations.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import {
  createConfirmation,
  createEnrolment,
  createRecoveryCodeRenewal,
  createStaffSignIn,
  type StaffDeps,
} from './staff-sign-in.service.ts';

export function createStaffOperations(deps: StaffDeps): readonly BoundOperation[] {
  const [signIn, enrol] = [createStaffSignIn(deps), createEnrolment(deps)];
  const [confirm, renew] = [createConfirmation(deps), createRecoveryCodeRenewal(deps)];
  return [
    bind(contract.StaffSignIn, async ({ Code }, caller) => {
      const { token, recoveryCodesLeft } = await signIn(Code, caller);
      return { Token: token, Dict: { RecoveryCodesLeft: recoveryCodesLeft } };
    }),
    bind(contract.EnrolStaffTotp, async (_, caller) => {
      const { secret, address } = await enrol(signedInUser(caller));
      return { Row: { Secret: secret, Address: address } };
    }),
    bind(contract.ConfirmStaffTotp, async ({ Code }, caller) => {
      const { token, recoveryCodes } = await confirm(Code, caller);
      return { Token: token, List: recoveryCodes };
    }),
    bind(contract.RenewStaffRecoveryCodes, async ({ Code }, caller) => ({ List: await renew(Code, caller) })),
  ];
}
