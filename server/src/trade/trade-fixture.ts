import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anonymousCaller } from '#platform/api/binding.ts';
import type { Caller } from '#platform/api/binding.ts';
import { openFolderStore } from '#platform/files/file-store.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { createSafeguardService, type Safeguard } from '#safeguard/face.ts';
import { FactsStore } from './facts/facts-store.ts';
import { findFormat } from './import/format.ts';
import { importFile } from './import/import-file.ts';
import { createLineCountsService } from './safeguard/line-counts.service.ts';
import type { ImportDeps, ImportReport, ImportRequest } from './import/import-file.ts';

export interface TradeFixture extends ImportDeps {
  readonly folder: string;
  readonly safeguard: Safeguard;
  readonly url: string;
  importText(format: string, content: string | Buffer, options?: Partial<ImportRequest>): Promise<ImportReport>;
  importPath(format: string, path: string, options?: Partial<ImportRequest>): Promise<ImportReport>;
  close(): Promise<void>;
}

/** Close it in `afterAll`. */
export async function openTradeFixture(): Promise<TradeFixture> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'trade-'));
  const files = openFolderStore(join(folder, 'files'));
  const facts = new FactsStore({ db: database.db, files, cacheFolder: join(folder, 'cache') });
  const deps = {
    db: database.db,
    files,
    facts,
    clock: fixedClock('2026-11-21T12:00:00+08:00'),
    workFolder: join(folder, 'work'),
    safeguard: createSafeguardService({ db: database.db, readCounts: createLineCountsService({ facts }) }),
  };
  const importPath: TradeFixture['importPath'] = async (name, path, options = {}) => {
    const format = findFormat(name);
    if (format === undefined) throw new Error(`No such format: ${name}`);
    const standard = {
      preview: false,
      asPublishedOn: null,
      origins: null,
      covers: null,
      errorsPath: null,
      actor: 'test',
    };
    return importFile(deps, { ...standard, format, path, ...options });
  };
  return {
    ...deps,
    folder,
    url: database.url,
    importPath,
    importText: async (name, content, options) => {
      const path = join(folder, 'given.csv');
      await writeFile(path, content);
      return importPath(name, path, options);
    },
    close: async () => {
      await facts.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const dataMember: Caller = {
  token: 'token',
  address: 'test',
  user: {
    userId: 7,
    loginUserName: 'member',
    accountState: 'normal',
    staffRole: null,
    membership: {
      ChargeState: 3,
      ChargeExpireDate: '2027-11-21T00:00:00+08:00',
      CanVisitModule: 'Info|Data',
      ChargeStataEn: 3,
      ChargeEnExpireDate: '2027-11-21T00:00:00+08:00',
      CanVisitModuleEn: 'Data',
    },
  },
};

export { anonymousCaller };
