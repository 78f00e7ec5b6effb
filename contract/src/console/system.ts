import { z } from 'zod';
import { moment, nothing, total } from '../fields.ts';
import { defineOperation, staffAccess } from '../wire/operation.ts';
import { backupFailures, backupPlanFields } from './backup-plan.ts';
import { queueNames, retriedJobs, taskNames } from './job-names.ts';

const adminAccess = staffAccess('admin');
const backupFile = z.string().regex(/^backup-\d{8}-\d{6}\.tar\.gz$/);

export const auditSeverities = ['high', 'critical'] as const;

const backup = z.strictObject({ Name: backupFile, MadeDate: moment, Bytes: total });

export const GetSystemState = defineOperation({
  name: 'GetSystemState',
  summary:
    'How much the portal keeps: the database with its largest tables (Rows), the folders of the file store (List) and of the data folder (Datas), and the free space of the disk.',
  access: adminAccess,
  input: nothing,
  output: z.strictObject({
    Row: z.strictObject({
      DatabaseBytes: total,
      FilesBytes: total,
      FilesCount: total,
      BackupsBytes: total,
      /** Null where the system does not report it. */
      DiskFreeBytes: total.nullable(),
      DatabaseVersion: z.string(),
      ProgramVersion: z.string(),
      StartedDate: moment,
      MemoryBytes: total,
      /** Cached answers and pages that this process recomputed for comparison, and how many differed. */
      CacheChecks: z.strictObject({ Checked: total, Different: total, LastDate: moment.nullable() }),
      /** The registry's last audit of the packages (`npm run audit`); null where never run or unanswered. */
      PackageAudit: z
        .strictObject({
          CheckedDate: moment,
          /** False where the installed packages have changed since. */
          isCurrent: z.boolean(),
          List: z.array(z.strictObject({ Package: z.string(), Severity: z.enum(auditSeverities) })),
        })
        .nullable(),
    }),
    Rows: z.array(z.strictObject({ Table: z.string(), Rows: total, Bytes: total })),
    List: z.array(z.strictObject({ Folder: z.string(), Files: total, Bytes: total })),
    Datas: z.array(z.strictObject({ Folder: z.string(), Files: total, Bytes: total })),
  }),
});

export const GetBackups = defineOperation({
  name: 'GetBackups',
  summary:
    'The backups on this machine, newest first; Dict says whether one is being made and whether the last one failed. Row: when one is made by itself, how long they are kept and where each is copied; List: the last that went well and the last that did not, made anyhow.',
  access: adminAccess,
  input: nothing,
  output: z.strictObject({
    Row: z.strictObject({
      ...backupPlanFields,
      Revision: z.int(),
      /** Whether the process has the keys for an S3-compatible store. */
      HasKeys: z.boolean(),
    }),
    Rows: z.array(backup),
    List: z.array(
      z.strictObject({
        StartedDate: moment,
        Scheduled: z.boolean(),
        /** Null where no file was made. */
        Name: z.string().nullable(),
        Bytes: total.nullable(),
        /** Location of the copy on another machine; null without one. */
        CopiedTo: z.string().nullable(),
        /** Null: succeeded. */
        Reason: z.enum(backupFailures).nullable(),
        Detail: z.string().nullable(),
      }),
    ),
    Dict: z.strictObject({
      IsRunning: z.boolean(),
      Entries: total,
      HasFailed: z.boolean(),
      NextDate: moment.nullable(),
    }),
  }),
});

export const MakeBackup = defineOperation({
  name: 'MakeBackup',
  summary:
    'Begins a backup of all records and files; GetBackups tells how it goes. 1001 with the rule `closed` while one is being made.',
  access: adminAccess,
  costly: true,
  input: nothing,
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

export const GetJobs = defineOperation({
  name: 'GetJobs',
  summary:
    'What is queued and how it does (Rows), and what the portal does by itself every few minutes (List), as this process has done it since its start.',
  access: adminAccess,
  input: nothing,
  output: z.strictObject({
    Rows: z.array(
      z.strictObject({
        Queue: z.enum(queueNames),
        Waiting: total,
        Running: total,
        Failed: total,
        /** Due time of the next job; null where none waits. */
        NextDate: moment.nullable(),
        LastError: z.string().nullable(),
      }),
    ),
    List: z.array(
      z.strictObject({
        Task: z.enum(taskNames),
        IsRunning: z.boolean(),
        /** Null before the first run. */
        LastDate: moment.nullable(),
        /** Error of the last run; null where it succeeded. */
        LastError: z.string().nullable(),
      }),
    ),
  }),
});

export const RetryJob = defineOperation({
  name: 'RetryJob',
  summary:
    'Does again what failed in a queue (messages whose words are still there), or does a task now. Total: how many were set going.',
  access: adminAccess,
  input: z.strictObject({ Job: z.enum(retriedJobs) }),
  output: z.strictObject({ Total: total }),
});
