import { useMessages } from '#i18n/messages.ts';
import { useStaff } from '#shell/console/staff.ts';
import type { MemberDetail } from '../words/word-lists.ts';
import { messages } from './messages.ts';

/** Why the account may not be changed; null where it may. */
export function useBlockedReason(member: MemberDetail): string | null {
  const t = useMessages(messages);
  const { role } = useStaff();
  if (member.State === 'cancelled') return t.erasedNotice;
  return member.StaffRole !== null && role !== 'admin' ? t.staffOnlyAdmin : null;
}
