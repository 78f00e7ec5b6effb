import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Db } from '#platform/db/db.ts';
import { countReportsSince, hasReported, insertReport, isShown, type Reported } from './report.queries.ts';
import type { Writer } from './reader.ts';
import { requirePace, requireWriter } from './writer.service.ts';

/** Reports something to the desk; a repeat by the same reader changes nothing. */
export async function report(
  db: Db,
  { reason, note, ...thing }: Reported & { readonly reason: string; readonly note: string | null },
  writer: Writer,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await requireWriter(tx, writer);
    if (!(await isShown(tx, thing))) throw new ApiError(1009);
    const entry = { ...thing, reason, note, reporterId: writer.userId, now: writer.now };
    if (await hasReported(tx, entry)) return;
    await requirePace('report', writer.now, (since) => countReportsSince(tx, writer.userId, since));
    await insertReport(tx, entry);
  });
}
