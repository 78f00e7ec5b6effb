import type { MembershipFields } from '@btc/contract/members/access.ts';

export interface MembershipColumns {
  readonly charge_state: number;
  readonly charge_expire_date: Date | null;
  readonly can_visit_module: readonly string[];
  readonly charge_state_en: number;
  readonly charge_en_expire_date: Date | null;
  readonly can_visit_module_en: readonly string[];
}

/** Membership columns as wire fields, times in ISO 8601. */
export function toMembershipFields(row: MembershipColumns): MembershipFields {
  return {
    ChargeState: row.charge_state,
    ChargeExpireDate: row.charge_expire_date?.toISOString() ?? null,
    CanVisitModule: row.can_visit_module.join('|'),
    ChargeStataEn: row.charge_state_en,
    ChargeEnExpireDate: row.charge_en_expire_date?.toISOString() ?? null,
    CanVisitModuleEn: row.can_visit_module_en.join('|'),
  };
}
