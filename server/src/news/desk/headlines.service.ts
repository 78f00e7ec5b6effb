import { changedMeanwhile, closed, type StaffWork } from '#platform/audit/staff-change.ts';
import type { Db } from '#platform/db/db.ts';
import { presentListRow } from './desk.present.ts';
import {
  listDeskRows,
  listHeadlineIds,
  listNewestIds,
  listShown,
  lockHeadlines,
  setHeadlineRank,
} from './headlines.queries.ts';

const maxOffered = 40;

export async function readHeadlines(db: Db, now: Date) {
  const [ids, newest] = await Promise.all([listHeadlineIds(db, now), listNewestIds(db, now, maxOffered)]);
  const [rows, free] = await Promise.all([listDeskRows(db, now, ids), listDeskRows(db, now, newest)]);
  return { Rows: rows.map(presentListRow), List: free.map(presentListRow) };
}

export async function arrangeHeadlines({ db, now }: StaffWork, ids: readonly number[], was: readonly number[]) {
  await lockHeadlines(db);
  const before = await listHeadlineIds(db, now);
  if (before.join() !== was.join()) throw changedMeanwhile('ArticleIDs');
  const shown = await listShown(db, [...ids, ...before], now);
  if (!ids.every((id) => shown.has(id))) throw closed('ArticleIDs');
  for (const id of before) if (!ids.includes(id)) await setHeadlineRank(db, id, null);
  for (const [index, id] of ids.entries()) await setHeadlineRank(db, id, index + 1);
  return {
    subject: { kind: 'headlines', id: 'front' },
    before: { ArticleIDs: before },
    after: { ArticleIDs: ids },
    result: await readHeadlines(db, now),
  };
}
