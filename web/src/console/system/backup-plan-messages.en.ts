import type { BackupPlanMessages } from './backup-plan-messages.zh.ts';

export const en: BackupPlanMessages = {
  title: 'Schedule and copies',
  change: 'Change the backup plan',
  changeWhat:
    'The place for copies is tried on saving. If the schedule has made none since its hour last came round, a first backup is made within ten minutes. The change goes into the audit trail.',
  save: 'Save',
  saved: 'Backup plan saved',
  schedule: 'Schedule',
  noSchedule: 'None',
  daily: (time) => `Daily at ${time}, Beijing time`,
  next: 'Next backup',
  never: 'None',
  retention: 'Kept',
  keepAll: 'All of them',
  keep: (days, count) =>
    `For ${days === '1' ? 'one day' : `${days} days`}; the newest ${count === '1' ? 'one' : count} always`,
  keepDaysHint: 'Older backups are deleted once a new one is made. Leave empty to keep all.',
  keepCountHint: 'So many of the newest are never deleted, however old.',
  copies: 'Copies',
  noCopies: 'None: if this disk fails, the backups are lost with it',
  targets: { none: 'None', folder: 'Folder', s3: 'S3-compatible bucket' },
  folderHint: 'The full path of a folder that exists, such as a mounted share.',
  bucketHint: 'Another one than that of the portal’s files.',
  keysMissing:
    'Set BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY on the server first; without them this cannot be saved.',
  lastDone: 'Last success',
  doneText: (time, size, place) => `${time}, ${size}, ${place}`,
  thisMachine: 'this machine only',
  lastFailed: 'Last failure',
  failedText: (time, reason) => `${time}, ${reason}`,
  failed: (reason) => `The last backup failed: ${reason}.`,
  reasons: {
    noSpace: 'the disk is full',
    missingFiles: 'files that records refer to are lost and not in it',
    copy: 'it was made on this machine, but not copied',
    interrupted: 'the program was interrupted',
    other: 'an error occurred',
  },
};
