import { consoleOperations as contract } from '@btc/contract/console/console.operations.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import type { SpotChecks } from '#platform/cache/spot-check.ts';
import { freeSpace } from '#platform/files/free-space.ts';
import packageFile from '../../../../package.json' with { type: 'json' };
import type { ConsoleDeps } from '../console-deps.ts';
import { type FolderSize, measureFolders } from './folder-sizes.ts';
import { type PackageAudit, readPackageAudit } from './package-audit.ts';
import { listLargestTables, readDatabaseSize } from './system.queries.ts';

function presentFolder({ folder, files, bytes }: FolderSize) {
  return { Folder: folder, Files: files, Bytes: bytes };
}

function presentAudit(audit: PackageAudit | null) {
  if (audit === null) return null;
  const { checkedAt, isCurrent, found } = audit;
  return {
    CheckedDate: checkedAt,
    isCurrent,
    List: found.map(({ name, severity }) => ({ Package: name, Severity: severity })),
  };
}

function presentChecks({ checked, different, lastAt }: SpotChecks) {
  return { Checked: checked, Different: different, LastDate: lastAt?.toISOString() ?? null };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export function createSystemOperations({ db, clock, backups, folders }: ConsoleDeps): readonly BoundOperation[] {
  const startedAt = new Date(clock.now().getTime() - process.uptime() * 1000);
  return [
    bind(contract.GetSystemState, async (_input, _caller, cache) => {
      const database = await readDatabaseSize(db);
      const sizes = folders.files === null ? [] : await measureFolders(folders.files);
      return {
        Row: {
          DatabaseBytes: database.bytes,
          FilesBytes: sum(sizes.map(({ bytes }) => bytes)),
          FilesCount: sum(sizes.map(({ files }) => files)),
          BackupsBytes: sum((await backups.list()).map(({ Bytes }) => Bytes)),
          DiskFreeBytes: await freeSpace(folders.data),
          DatabaseVersion: database.version,
          ProgramVersion: packageFile.version,
          StartedDate: startedAt.toISOString(),
          MemoryBytes: process.memoryUsage().rss,
          CacheChecks: presentChecks(cache.spotChecks()),
          PackageAudit: presentAudit(await readPackageAudit()),
        },
        Rows: (await listLargestTables(db)).map(({ name, rows, bytes }) => ({ Table: name, Rows: rows, Bytes: bytes })),
        List: sizes.map(presentFolder),
        Datas: (await measureFolders(folders.data)).map(presentFolder),
      };
    }),
  ];
}
