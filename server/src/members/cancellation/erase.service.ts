import type { Db } from '#platform/db/db.ts';
import {
  eraseAccount,
  eraseBelongings,
  eraseDeskRecords,
  type Erased,
  eraseDirectory,
  eraseMarket,
  eraseMessages,
  eraseStaffNames,
} from './erase.queries.ts';

export async function eraseMember(db: Db, erased: Erased): Promise<void> {
  await eraseMessages(db, erased);
  await eraseMarket(db, erased);
  // What the trail holds of a claim is found by the claim.
  await eraseDeskRecords(db, erased);
  await eraseDirectory(db, erased);
  await eraseStaffNames(db, erased);
  await eraseBelongings(db, erased);
  await eraseAccount(db, erased);
}
