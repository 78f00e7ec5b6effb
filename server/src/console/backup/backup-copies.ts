import { copyFile, constants, access, readdir, rename, rm, stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { S3Keys } from '#platform/config/config.ts';
import { syncToDisk } from '#platform/files/file-store.ts';
import type { BackupPlan } from './backup-plan.queries.ts';

export interface BackupCopies {
  readonly label: string;
  /** Rejects where the place cannot be used. */
  check(): Promise<void>;
  put(path: string, name: string): Promise<void>;
  list(): Promise<readonly string[]>;
  remove(name: string): Promise<void>;
}

type Place = Pick<BackupPlan, 'target' | 'folder' | 'endpoint' | 'region' | 'bucket'>;

/** Opens the plan's copy target; null where nothing is copied. The S3 client is loaded only where one is set. */
export async function openBackupCopies(plan: Place, keys: S3Keys | null): Promise<BackupCopies | null> {
  switch (plan.target) {
    case 'folder':
      return openFolder(plan.folder);
    case 's3': {
      if (keys === null) throw new Error('BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY are not set');
      const { endpoint, region, bucket } = plan;
      const { openBucket } = await import('#platform/files/s3-bucket.ts');
      const opened = openBucket({ ...keys, endpoint, region, bucket });
      return {
        label: `${bucket} (${new URL(endpoint).host})`,
        check: opened.check,
        put: opened.send,
        list: opened.list,
        remove: opened.remove,
      };
    }
    default:
      return null;
  }
}

/** The folder is never created: an unmounted share would otherwise fill the disk below its mount point. */
function openFolder(folder: string): BackupCopies {
  const check = async (): Promise<void> => {
    if (!isAbsolute(folder) || !(await stat(folder)).isDirectory()) throw new Error(`${folder} is no folder`);
    await access(folder, constants.W_OK | constants.X_OK);
  };
  return {
    label: folder,
    check,
    put: async (path, name) => {
      await check();
      const arriving = join(folder, `${name}.arriving`);
      try {
        await copyFile(path, arriving);
        await syncToDisk(arriving);
        const [source, copy] = await Promise.all([stat(path), stat(arriving)]);
        if (source.size !== copy.size) throw new Error(`The copy of ${name} is not whole`);
        await rename(arriving, join(folder, name));
      } finally {
        await rm(arriving, { force: true });
      }
    },
    list: () => readdir(folder),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
