import type { GetMembershipChanges } from '@btc/contract/members/desk/desk-member.ts';
import { membershipLevels } from '@btc/contract/members/membership.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { z } from 'zod';
import { storedWord } from '#platform/db/stored-word.ts';
import type { listMembershipChanges } from './membership-change.queries.ts';

type Row = OutputOf<typeof GetMembershipChanges>['Rows'][number];

const moment = z.coerce.date().nullable();
const columns = z.object({
  charge_level: z.string().nullable(),
  charge_state: z.int(),
  charge_expire_date: moment,
  can_visit_module: z.array(z.string()),
  charge_level_en: z.string().nullable(),
  charge_state_en: z.int(),
  charge_en_expire_date: moment,
  can_visit_module_en: z.array(z.string()),
  trial_item_limit: z.int(),
  trial_until: moment,
  trial_until_en: moment,
  trial_reset_at: moment,
});

function toLevel(stored: string | null): Row['Before']['Memberships'][number]['Level'] {
  return stored === null ? null : storedWord(membershipLevels, stored);
}

function presentColumns(stored: unknown): Row['Before'] {
  const storedValues = columns.parse(stored);
  return {
    Memberships: [
      {
        Edition: 'cn',
        Level: toLevel(storedValues.charge_level),
        State: storedValues.charge_state,
        Modules: storedValues.can_visit_module.join('|'),
        ExpireDate: storedValues.charge_expire_date?.toISOString() ?? null,
        TrialUntil: storedValues.trial_until?.toISOString() ?? null,
      },
      {
        Edition: 'en',
        Level: toLevel(storedValues.charge_level_en),
        State: storedValues.charge_state_en,
        Modules: storedValues.can_visit_module_en.join('|'),
        ExpireDate: storedValues.charge_en_expire_date?.toISOString() ?? null,
        TrialUntil: storedValues.trial_until_en?.toISOString() ?? null,
      },
    ],
    TrialItems: storedValues.trial_item_limit,
    TrialResetDate: storedValues.trial_reset_at?.toISOString() ?? null,
  };
}

export function presentMembershipChange(row: Awaited<ReturnType<typeof listMembershipChanges>>[number]): Row {
  return {
    ChangeID: row.id,
    RequestID: row.request_id,
    At: row.at.toISOString(),
    StaffName: row.staff_name,
    Before: presentColumns(row.before),
    After: presentColumns(row.after),
    UndoneDate: row.undone_at?.toISOString() ?? null,
    UndoneBy: row.undoer_name,
    CanUndo: row.is_current,
  };
}
