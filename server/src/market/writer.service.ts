import { ApiError } from '@btc/contract/wire/errors.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { Db } from '#platform/db/db.ts';
import { lockWriter, type WriterRow } from './company.queries.ts';
import type { Writer } from './reader.ts';

const errors: Readonly<Record<string, 6001 | 6002 | 6016>> = { cancelled: 6001, frozen: 6002, blocked: 6016 };

/** Refuses writers whose account is blocked, frozen or gone by now, whatever their session says. */
export async function requireWriter(db: Db, { userId }: Writer): Promise<WriterRow> {
  const writer = await lockWriter(db, userId);
  if (writer === undefined) throw new ApiError(1006);
  const error = errors[writer.state];
  if (error !== undefined) throw new ApiError(error);
  if (writer.company_name === null && writer.company_local_name === null) throw badRequest('CompanyName', 'profile');
  return writer;
}

export interface RecentActivity {
  readonly found: number;
  readonly first: Date | null;
}

interface Pace {
  readonly max: number;
  readonly withinMs: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Limits per member and kind: wide enough for a busy desk, too narrow to drown others. */
export const paces = {
  post: [{ max: 20, withinMs: day }],
  enquiry: [
    { max: 10, withinMs: hour },
    { max: 30, withinMs: day },
  ],
  thread: [{ max: 8, withinMs: day }],
  message: [
    { max: 12, withinMs: 10 * minute },
    { max: 100, withinMs: day },
  ],
  report: [{ max: 30, withinMs: day }],
} as const satisfies Record<string, readonly Pace[]>;

/** Throws 1004 above the pace of a kind, with the time at which the next one is accepted. */
export async function requirePace(
  kind: keyof typeof paces,
  now: Date,
  countSince: (since: Date) => Promise<RecentActivity>,
): Promise<void> {
  for (const { max, withinMs } of paces[kind]) {
    const { found, first } = await countSince(new Date(now.getTime() - withinMs));
    if (found < max) continue;
    const freeAt = (first ?? now).getTime() + withinMs;
    throw new ApiError(1004, { Dict: { RetryAfter: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)) } });
  }
}
