import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { removeAvatarFile } from '../avatar/avatar.service.ts';
import { findErasable, listErased } from './erase.queries.ts';
import { eraseMember } from './erase.service.ts';

interface Records {
  readonly db: Db;
  readonly files: FileStore;
}

/** One file per erased account; restoring an older backup leaves these in place. */
const folder = 'erased/';

/** Ids may be reused after a restore; id and creation time together are not. */
function formatName(account: { readonly id: number; readonly created_at: Date }): string {
  return `${folder}${account.id}-${account.created_at.getTime()}`;
}

/** Records which accounts are erased: id and creation time, nothing personal. */
export async function noteErased({ db, files }: Records): Promise<void> {
  const noted = new Set(await files.list(folder));
  const missing = (await listErased(db)).map(formatName).filter((name) => !noted.has(name));
  if (missing.length === 0) return;
  const arriving = await mkdtemp(join(tmpdir(), 'btc-erased-'));
  try {
    for (const name of missing) {
      const local = join(arriving, 'note');
      await writeFile(local, 'erased\n');
      await files.keep(local, name);
    }
  } finally {
    await rm(arriving, { recursive: true, force: true });
  }
}

/** Erases accounts again that a restore has brought back; returns how many. */
export async function eraseAgain({ db, files }: Records): Promise<number> {
  let erased = 0;
  for (const name of await files.list(folder)) {
    const [id, time] = name.slice(folder.length).split('-').map(Number);
    const account = id === undefined || time === undefined ? undefined : await findErasable(db, id);
    if (account === undefined || account.created_at.getTime() !== time) continue;
    await db.transaction().execute((transaction) => eraseMember(transaction, account));
    await removeAvatarFile(files, account.avatar);
    erased += 1;
  }
  return erased;
}
