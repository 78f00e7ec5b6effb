import { editions } from '@btc/contract/members/access.ts';
import type { StaffWork } from '#platform/audit/staff-change.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { insertNotice } from '#platform/notices/insert-notice.ts';
import { endAccess } from '#platform/session/end-access.ts';
import { addressedAs } from '../mail-to-member.ts';
import { emailEnteredMail, emailReplacedMail } from '../mail/email-changed-mail.ts';
import type { MemberRow } from './member.queries.ts';

interface Entered {
  readonly email: string | undefined;
  readonly mobile: string | undefined;
}

function isSame(one: string | null, other: string | null): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}

/**
 * What staff enter is not proven. Reset links keep going to the address before until the holder, signed in with the
 * password, proves the new one by a code: else whoever works at the desk could take any account over.
 */
export function resetProofs(row: MemberRow, { email, mobile }: Entered, now: Date) {
  const isNewMobile = mobile !== undefined && mobile !== row.contact_person_cell_phone_number;
  const isNewEmail = email !== undefined && !isSame(email, row.company_email);
  const awaitsProof = row.email_entered_by_staff_at !== null;
  const recovery = awaitsProof ? row.recovery_email : row.company_email;
  const isPutBack = email !== undefined && awaitsProof && isSame(email, recovery);
  return {
    ...(isNewMobile ? { mobile_proven_at: null } : {}),
    ...(isNewEmail
      ? {
          email_proven_at: null,
          email_entered_by_staff_at: isPutBack ? null : (row.email_entered_by_staff_at ?? now),
          recovery_email: isPutBack ? null : recovery,
        }
      : {}),
  };
}

/** Ends sessions and links and tells both addresses, proven or not: only staff can cause this. */
export async function secureEnteredEmail({ db, now }: StaffWork, row: MemberRow, email: string): Promise<void> {
  await endAccess(db, { whose: row.id, now });
  await insertNotice(db, { userId: row.id, kind: 'emailChangedByStaff', detail: {}, now });
  const edition = storedWord(editions, row.edition);
  const name = addressedAs(row, edition);
  const before = new Set([row.company_email, row.recovery_email].filter((one) => one !== null && !isSame(one, email)));
  for (const to of before) {
    if (to !== null) await queueMail(db, { to, edition, ...emailReplacedMail(edition, { name }) });
  }
  await queueMail(db, { to: email, edition, ...emailEnteredMail(edition, { name }) });
}
