/** Where a backup is fetched with the key that OpenBackup gave: once, within a minute. */
export function backupPath(key: string): string {
  return `/download/backup/${key}`;
}
