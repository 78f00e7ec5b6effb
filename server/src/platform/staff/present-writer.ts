import type { PresentWriter, Saved, Writer } from '@btc/contract/writing-fields.ts';
import { shanghaiMoment } from '../clock/shanghai-time.ts';
import type { listPresent } from './presence.queries.ts';

/** Null: nobody, or an account that no longer exists. */
export function toWriter(id: number | null, name: string | null): Writer {
  return id === null || name === null ? null : { StaffID: id, LoginUserName: name };
}

interface SavedRow {
  readonly revision: number;
  readonly saved_at: Date | null;
  readonly saved_by: number | null;
  readonly login_user_name: string | null;
}

export function presentSaved(row: SavedRow): Saved {
  return {
    Revision: row.revision,
    SavedDate: row.saved_at === null ? null : shanghaiMoment(row.saved_at),
    SavedBy: toWriter(row.saved_by, row.login_user_name),
  };
}

export function presentWriters(present: Awaited<ReturnType<typeof listPresent>>): PresentWriter[] {
  return present.map(({ user_id: id, login_user_name: name, part }) => ({
    StaffID: id,
    LoginUserName: name,
    Part: part,
  }));
}
