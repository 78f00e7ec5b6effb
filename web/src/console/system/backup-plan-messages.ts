import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['定时备份与副本', 'Schedule and copies'],
  change: ['修改备份计划', 'Edit backup plan'],
  changeWhat: [
    '保存时会先检查副本位置是否可用。如果今天的备份时间已过而还没有备份，十分钟内会补做一次。修改会记入操作记录。',
    'The location for copies is checked on saving. If the scheduled time has passed without a backup, one is made within ten minutes. The change is recorded in the audit trail.',
  ],
  save: ['保存', 'Save'],
  saved: ['备份计划已保存', 'Backup plan saved'],
  schedule: ['定时备份', 'Schedule'],
  noSchedule: ['不定时', 'None'],
  daily: [(time: string) => `每天 ${time}（北京时间）`, (time) => `Daily at ${time}, Beijing time`],
  next: ['下次备份', 'Next backup'],
  never: ['无', 'None'],
  retention: ['保留', 'Kept'],
  keepAll: ['全部保留', 'All of them'],
  keep: [
    (days: string, count: string) => `保留${days}天，最新${count}个始终保留`,
    (days, count) =>
      `For ${days === '1' ? 'one day' : `${days} days`}; the newest ${count === '1' ? 'one' : count} always`,
  ],
  keepDaysHint: [
    '更早的备份在新备份做完后删除；留空则全部保留。',
    'Older backups are deleted once a new one is complete. Leave empty to keep all.',
  ],
  keepCountHint: [
    '无论多早，最新的这几个都不会删除。',
    'These newest backups are never deleted, however old they are.',
  ],
  copies: ['副本', 'Copies'],
  noCopies: ['没有副本，磁盘损坏时备份会一同丢失', 'None: if this disk fails, the backups are lost with it'],
  targets: {
    none: ['不另存', 'None'],
    folder: ['文件夹', 'Folder'],
    s3: ['S3 兼容存储', 'S3-compatible bucket'],
  },
  folderHint: [
    '完整路径，必须已经存在，例如挂载的共享目录。',
    'The full path of a folder that exists, such as a mounted share.',
  ],
  bucketHint: ['不能是网站文件所用的存储桶。', 'Must not be the bucket that holds the portal’s files.'],
  keysMissing: [
    '服务器尚未设置 BACKUP_S3_ACCESS_KEY_ID 和 BACKUP_S3_SECRET_ACCESS_KEY，设置后才能保存。',
    'Set BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY on the server first; this cannot be saved without them.',
  ],
  lastDone: ['上次成功', 'Last success'],
  doneText: [
    (time: string, size: string, place: string) => `${time}，${size}，${place}`,
    (time, size, place) => `${time}, ${size}, ${place}`,
  ],
  thisMachine: ['仅本机', 'this server only'],
  lastFailed: ['上次失败', 'Last failure'],
  failedText: [(time: string, reason: string) => `${time}，${reason}`, (time, reason) => `${time}, ${reason}`],
  failed: [(reason: string) => `最近一次备份失败：${reason}。`, (reason) => `The last backup failed: ${reason}.`],
  reasons: {
    noSpace: ['磁盘空间不足', 'the disk is full'],
    missingFiles: ['部分文件已丢失，备份中缺少这些文件', 'some files are lost and missing from the backup'],
    damagedFiles: ['部分文件已损坏，未收入备份', 'some files are damaged and were left out of the backup'],
    copy: ['本机已备份，但副本没有存成', 'backed up on this server, but not copied'],
    interrupted: ['程序中断', 'the program was interrupted'],
    other: ['出现错误', 'an error occurred'],
  },
});
