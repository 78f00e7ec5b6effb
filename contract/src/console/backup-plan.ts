import { z } from 'zod';
import { savedRevision } from '../fields.ts';
import { defineOperation, staffAccess } from '../wire/operation.ts';

/** Where backups are copied: `folder` is on another machine or disk, `s3` any S3-compatible bucket. */
export const backupTargets = ['none', 'folder', 's3'] as const;
export type BackupTarget = (typeof backupTargets)[number];

export const backupFailures = ['noSpace', 'missingFiles', 'damagedFiles', 'copy', 'interrupted', 'other'] as const;
export type BackupFailureReason = (typeof backupFailures)[number];

const place = z.string().trim().max(300);

export const backupPlanFields = {
  /** Hour of the day in Shanghai; null: no automatic backup. */
  Hour: z.int().min(0).max(23).nullable(),
  /** Older backups are deleted after each new one; null keeps all. */
  KeepDays: z.int().min(1).max(3650).nullable(),
  /** At least this many of the newest are never deleted. */
  KeepCount: z.int().min(1).max(1000),
  CopyTo: z.enum(backupTargets),
  /** Absolute path; empty unless the target is `folder`. */
  Folder: place,
  Endpoint: place,
  Region: place,
  Bucket: place,
} as const;

export const SaveBackupPlan = defineOperation({
  name: 'SaveBackupPlan',
  summary:
    'Says when a backup is made by itself, how long backups are kept and where each is copied. The place is tried first: 1001 with the rule `place`, `inside`, `keys` or `ownbucket`; with `changed` where somebody else has saved meanwhile.',
  access: staffAccess('admin'),
  input: z.strictObject({ ...backupPlanFields, Revision: savedRevision }),
  output: z.strictObject({ Row: z.strictObject({ Revision: z.int() }) }),
  errors: [1001],
});
