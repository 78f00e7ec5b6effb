import type { BoundOperation } from '#platform/api/binding.ts';
import { auditCalls } from '#platform/audit/audit-calls.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { SecretKey } from '#platform/secrets/secret-key.ts';
import type { ConsoleDeps } from './console/console-deps.ts';
import type { BackupScheduler } from './console/backup/backup-scheduler.ts';
import { countSearches } from './console/counting/counted-searches.ts';
import type { DailyCounter } from './console/counting/daily-counter.ts';
import { consoleOperations } from './console/console.operations.ts';
import { directoryOperations } from './directory/directory.operations.ts';
import { marketOperations } from './market/market.operations.ts';
import { avatarOperations } from './members/avatar/avatar.operations.ts';
import { membersOperations, type MembersSettings } from './members/members.operations.ts';
import { figureDeskOperations } from './news/figures/figure-desk.operations.ts';
import { newsOperations } from './news/news.operations.ts';
import type { ReadCounter } from './news/read-counter.ts';
import { importWorkFolder } from './open-facts.ts';
import { plantsOperations } from './plants/plants.operations.ts';
import { pricesOperations } from './prices/prices.operations.ts';
import { weekOperations } from './prices/week.operations.ts';
import { safeguardService } from './safeguard/safeguard.service.ts';
import { findFigureMembers } from './site/figures/find-members.ts';
import { figureRooms } from './figure-rooms.ts';
import { listFigureSeries } from './site/figures/list-series.ts';
import { figureReader } from './site/figures/read-figures.ts';
import { legalOperations } from './site/legal/legal.operations.ts';
import { newsletterOperations } from './site/newsletter/newsletter.operations.ts';
import { planningOperations } from './site/planning/planning.operations.ts';
import { siteDeskOperations } from './site/desk/site-desk.operations.ts';
import { siteOperations } from './site/site.operations.ts';
import { importDeskOperations } from './trade/desk/import-desk.operations.ts';
import type { FactsStore } from './trade/facts/facts-store.ts';
import { plantTradeService } from './trade/plant/plant-trade.service.ts';
import { findReleases } from './trade/publication/calendar.service.ts';
import { releaseDeskOperations } from './trade/publication/release-desk.operations.ts';
import { noticeDeskOperations } from './trade/safeguard/notice-desk.operations.ts';
import { lineCountsService } from './trade/safeguard/line-counts.service.ts';
import { tradeOperations } from './trade/trade.operations.ts';
import { yearVolumesService } from './trade/volumes/year-volumes.service.ts';
import { videosOperations } from './videos/videos.operations.ts';

export interface OperationDependencies {
  readonly config: Config;
  readonly db: Db;
  readonly secretKey: SecretKey;
  readonly clock: Clock;
  readonly reads: ReadCounter;
  readonly facts: FactsStore;
  readonly files: FileStore;
  readonly backups: BackupScheduler;
  readonly counter: DailyCounter;
  readonly tasks: ConsoleDeps['tasks'];
}

/** Every operation that is built, bound to what it needs. */
export function bindOperations(dependencies: OperationDependencies): readonly BoundOperation[] {
  const safeguard = safeguardService({ db: dependencies.db, readCounts: lineCountsService(dependencies) });
  const readFigures = figureReader(dependencies);
  const releases = (day: string) => findReleases(dependencies.db, day);
  const bound = [
    ...membersOperations({ ...dependencies, settings: membersSettings(dependencies.config) }),
    ...avatarOperations(dependencies),
    ...consoleOperations({
      ...dependencies,
      folders: toFolders(dependencies.config),
      smsDailyLimit: dependencies.config.smsDailyLimit,
      backupPlaces: {
        dataDir: dependencies.config.dataDir,
        keys: dependencies.config.backupKeys,
        filesStore: dependencies.config.files.s3,
      },
    }),
    ...marketOperations({ ...dependencies, publicUrl: dependencies.config.publicUrl }),
    ...directoryOperations({
      ...dependencies,
      publicUrl: dependencies.config.publicUrl,
      claimMailbox: dependencies.config.mailboxes.news ?? dependencies.config.mailboxes.members,
    }),
    ...newsOperations({ ...dependencies, readFigures }),
    ...figureDeskOperations({ ...dependencies, readFigures, listFigureSeries, findFigureMembers, rooms: figureRooms }),
    ...pricesOperations({ ...dependencies, safeguard, readYearVolumes: yearVolumesService(dependencies) }),
    ...weekOperations({ ...dependencies, releases, safeguard, readFigures }),
    ...videosOperations({ ...dependencies, readFigures, maxUploadBytes: dependencies.config.videoUploadBytes }),
    ...siteDeskOperations({ ...dependencies, readFigures }),
    ...planningOperations({ ...dependencies, releases }),
    ...legalOperations(dependencies),
    ...newsletterOperations({ ...dependencies, readFigures, publicUrl: dependencies.config.publicUrl }),
    ...siteOperations({
      ...dependencies,
      contactMailbox: dependencies.config.mailboxes.contact,
      publicUrl: dependencies.config.publicUrl,
      messenger: dependencies.config.messenger,
    }),
    ...tradeOperations({ ...dependencies, safeguard }),
    ...releaseDeskOperations(dependencies),
    ...noticeDeskOperations(dependencies),
    ...importDeskOperations({ ...dependencies, workFolder: importWorkFolder(dependencies.config) }),
    ...plantsOperations({
      ...dependencies,
      publicUrl: dependencies.config.publicUrl,
      establishmentMail: dependencies.config.establishmentMail,
      readPlantTrade: plantTradeService(dependencies),
    }),
  ];
  return auditCalls(countSearches(bound, dependencies.counter), dependencies);
}

function membersSettings({
  publicUrl,
  trialItems,
  smsDailyLimit,
  offersPayBusiness,
  demoSignsIn,
  mailboxes,
}: Config): MembersSettings {
  const { members: deskMailbox, contact: contactMailbox } = mailboxes;
  return { publicUrl, trialItems, smsDailyLimit, offersPayBusiness, demoSignsIn, deskMailbox, contactMailbox };
}

function toFolders({ dataDir, files }: Config) {
  return { data: dataDir, files: files.s3 === null ? files.folder : null };
}
