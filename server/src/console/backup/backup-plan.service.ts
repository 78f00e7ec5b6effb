import { isAbsolute, relative } from 'node:path';
import { backupTargets, type SaveBackupPlan } from '@btc/contract/console/backup-plan.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { badRequest } from '#platform/api/answer.ts';
import { changedMeanwhile, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import type { S3Keys, S3Settings } from '#platform/config/config.ts';
import { openBackupCopies } from './backup-copies.ts';
import { type BackupPlan, lockPlan, updatePlan } from './backup-plan.queries.ts';

export type PlanInput = InputOf<typeof SaveBackupPlan>;

export interface PlaceLimits {
  readonly dataDir: string;
  readonly keys: S3Keys | null;
  /** Null where files are stored in a folder. */
  readonly filesStore: Pick<S3Settings, 'endpoint' | 'bucket'> | null;
}

export function presentPlan(plan: BackupPlan) {
  return {
    Hour: plan.hour,
    KeepDays: plan.keep_days,
    KeepCount: plan.keep_count,
    CopyTo: backupTargets.find((known) => known === plan.target) ?? 'none',
    Folder: plan.folder,
    Endpoint: plan.endpoint,
    Region: plan.region,
    Bucket: plan.bucket,
  };
}

const neededFields = { none: [], folder: ['Folder'], s3: ['Endpoint', 'Region', 'Bucket'] } as const;

/** Throws where the plan's target cannot be used, or where a copy there would be no help. */
export async function throwIfUnusable(input: PlanInput, { dataDir, keys, filesStore }: PlaceLimits): Promise<void> {
  const missing = neededFields[input.CopyTo].find((name) => input[name].trim() === '');
  if (missing !== undefined) throw badRequest(missing, 'required');
  const field = input.CopyTo === 'folder' ? 'Folder' : 'Endpoint';
  if (input.CopyTo === 'folder' && !relative(dataDir, input.Folder).startsWith('..')) throw badRequest(field, 'inside');
  if (input.CopyTo === 's3') {
    if (keys === null) throw badRequest('CopyTo', 'keys');
    if (!/^https?:$/.test(URL.parse(input.Endpoint)?.protocol ?? '')) throw badRequest(field, 'place');
    // The file store takes all of its bucket for files, and would put backups into backups.
    if (filesStore?.bucket === input.Bucket && isSameHost(filesStore.endpoint, input.Endpoint)) {
      throw badRequest('Bucket', 'ownbucket');
    }
  }
  if (input.CopyTo === 'folder' && !isAbsolute(input.Folder)) throw badRequest(field, 'place');
  const place = {
    target: input.CopyTo,
    folder: input.Folder,
    endpoint: input.Endpoint,
    region: input.Region,
    bucket: input.Bucket,
  };
  try {
    await (await openBackupCopies(place, keys))?.check();
  } catch {
    throw badRequest(field, 'place');
  }
}

function isSameHost(one: string, other: string): boolean {
  return URL.parse(one)?.host === URL.parse(other)?.host;
}

export async function savePlan({ db }: StaffWork, input: PlanInput): Promise<StaffChange<number>> {
  const before = await lockPlan(db);
  if (before.revision !== input.Revision) throw changedMeanwhile('Revision');
  const [isFolder, isS3] = [input.CopyTo === 'folder', input.CopyTo === 's3'];
  const after = await updatePlan(db, {
    hour: input.Hour,
    keep_days: input.KeepDays,
    keep_count: input.KeepCount,
    target: input.CopyTo,
    folder: isFolder ? input.Folder : '',
    endpoint: isS3 ? input.Endpoint : '',
    region: isS3 ? input.Region : '',
    bucket: isS3 ? input.Bucket : '',
  });
  return {
    subject: { kind: 'backup', id: 'plan' },
    before: presentPlan(before),
    after: presentPlan(after),
    result: after.revision,
  };
}
