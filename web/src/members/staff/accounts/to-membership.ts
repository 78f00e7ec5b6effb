import type { Edition } from '@btc/contract/members/access.ts';
import type { MemberDetail } from '../words/word-lists.ts';

export function toMembership(member: MemberDetail, edition: Edition) {
  return edition === 'cn'
    ? {
        level: member.ChargeLevel,
        state: member.ChargeState,
        expires: member.ChargeExpireDate,
        modules: member.CanVisitModule,
        trialUntil: member.TrialUntil,
      }
    : {
        level: member.ChargeLevelEn,
        state: member.ChargeStataEn,
        expires: member.ChargeEnExpireDate,
        modules: member.CanVisitModuleEn,
        trialUntil: member.TrialUntilEn,
      };
}
