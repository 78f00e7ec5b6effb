import { z } from 'zod';
import { instant, nothing, total } from '../members/member-fields.ts';
import { defineOperation, staffAccess } from '../wire/operation.ts';

const adminAccess = staffAccess('admin');
const backupFile = z.string().regex(/^backup-\d{8}-\d{6}\.tar\.gz$/);

const backup = z.strictObject({ Name: backupFile, MadeDate: instant, Bytes: total });

const job = z.strictObject({
  Job: z.enum(['mail', 'sms']),
  Waiting: total,
  Sending: total,
  Failed: total,
  /** Since when the longest waits; null where nothing does. */
  WaitingSince: instant.nullable(),
});

export const GetSystemState = defineOperation({
  name: 'GetSystemState',
  summary:
    'How much the portal keeps and what its queues do: the database with its largest tables (Rows), the folders of the file store (List), the free space of the disk, and the jobs (Datas).',
  access: adminAccess,
  input: z.strictObject({}),
  output: z.strictObject({
    Row: z.strictObject({
      DatabaseBytes: total,
      FilesBytes: total,
      FilesCount: total,
      BackupsBytes: total,
      /** Null where the system does not say. */
      DiskFreeBytes: total.nullable(),
      DatabaseVersion: z.string(),
      ProgramVersion: z.string(),
      StartedDate: instant,
      MemoryBytes: total,
    }),
    Rows: z.array(z.strictObject({ Table: z.string(), Rows: total, Bytes: total })),
    List: z.array(z.strictObject({ Folder: z.string(), Files: total, Bytes: total })),
    Datas: z.array(job),
  }),
});

export const GetBackups = defineOperation({
  name: 'GetBackups',
  summary:
    'The backups on this machine, newest first; Dict says whether one is being made and whether the last one failed.',
  access: adminAccess,
  input: z.strictObject({}),
  output: z.strictObject({
    Rows: z.array(backup),
    Dict: z.strictObject({ IsRunning: z.boolean(), Entries: total, HasFailed: z.boolean() }),
  }),
});

export const MakeBackup = defineOperation({
  name: 'MakeBackup',
  summary:
    'Begins a backup of all records and files; GetBackups tells how it goes. 1001 with the rule `closed` while one is being made.',
  access: adminAccess,
  input: z.strictObject({}),
  output: nothing,
  errors: [1001],
});

export const OpenBackup = defineOperation({
  name: 'OpenBackup',
  summary:
    'A key that lets a browser fetch one backup once within a minute. That it was asked for is in the audit trail.',
  access: adminAccess,
  input: z.strictObject({ Name: backupFile }),
  output: z.strictObject({ Row: z.strictObject({ Key: z.string() }) }),
  errors: [1009],
});

export const DeleteBackup = defineOperation({
  name: 'DeleteBackup',
  summary: 'Deletes a backup from this machine; 1009 for one that is not there.',
  access: adminAccess,
  input: z.strictObject({ Name: backupFile }),
  output: nothing,
  errors: [1009],
});
