import type { PresentWriter, Writer } from '@btc/contract/writing-fields.ts';
import type { listPresent } from './presence.queries.ts';

/** Who wrote something; null where it was nobody, or somebody who is gone. */
export function toWriter(id: number | null, name: string | null): Writer {
  return id === null || name === null ? null : { StaffID: id, LoginUserName: name };
}

/** Who else has something open. */
export function presentWriters(present: Awaited<ReturnType<typeof listPresent>>): PresentWriter[] {
  return present.map(({ user_id: id, login_user_name: name, part }) => ({
    StaffID: id,
    LoginUserName: name,
    Part: part,
  }));
}
