import { type Edition, type Module, modules } from '@btc/contract/members/access.ts';
import type { EditionMembership } from '@btc/contract/members/membership-change.ts';
import type { MembershipLevel } from '@btc/contract/members/membership.ts';
import type { Db } from '#platform/db/db.ts';
import { updateAccount } from '../account.queries.ts';

export interface Membership {
  readonly level: MembershipLevel | null;
  readonly state: number;
  readonly modules: readonly Module[];
  readonly expires: Date | null;
}

/** Sets the membership of one edition; it is in force with the member's next call, since every call reads it. */
export async function setMembership(db: Db, memberId: number, edition: Edition, membership: Membership): Promise<void> {
  const { level, state, modules: opened, expires } = membership;
  const values =
    edition === 'cn'
      ? { charge_level: level, charge_state: state, can_visit_module: [...opened], charge_expire_date: expires }
      : {
          charge_level_en: level,
          charge_state_en: state,
          can_visit_module_en: [...opened],
          charge_en_expire_date: expires,
        };
  await updateAccount(db, memberId, values);
}

interface StoredMembership {
  readonly charge_level: string | null;
  readonly charge_state: number;
  readonly can_visit_module: readonly string[];
  readonly charge_expire_date: Date | null;
  readonly charge_level_en: string | null;
  readonly charge_state_en: number;
  readonly can_visit_module_en: readonly string[];
  readonly charge_en_expire_date: Date | null;
  readonly trial_until: Date | null;
  readonly trial_until_en: Date | null;
}

export function storedMembership(row: StoredMembership, edition: Edition): EditionMembership {
  const { State, Modules, ExpireDate } = auditedMembership(row, edition);
  return { state: State, modules: modules.filter((module) => Modules.includes(module)), expires: ExpireDate };
}

export function auditedMembership(row: StoredMembership, edition: Edition) {
  return edition === 'cn'
    ? {
        Edition: edition,
        Level: row.charge_level,
        State: row.charge_state,
        Modules: row.can_visit_module,
        ExpireDate: row.charge_expire_date?.toISOString() ?? null,
        TrialUntil: row.trial_until?.toISOString() ?? null,
      }
    : {
        Edition: edition,
        Level: row.charge_level_en,
        State: row.charge_state_en,
        Modules: row.can_visit_module_en,
        ExpireDate: row.charge_en_expire_date?.toISOString() ?? null,
        TrialUntil: row.trial_until_en?.toISOString() ?? null,
      };
}
