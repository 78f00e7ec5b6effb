import type { BoundOperation } from '#platform/api/binding.ts';
import { auditCalls } from '#platform/audit/audit-calls.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { SecretKey } from '#platform/secrets/secret-key.ts';
import type { ConsoleDeps } from './console/console-deps.ts';
import type { BackupRunner } from './console/backup/backup-runner.ts';
import { countSearches } from './console/counting/counted-searches.ts';
import type { DailyCounter } from './console/counting/daily-counter.ts';
import { createConsoleOperations } from './console/console.operations.ts';
import { editedMails } from './edited-mails.ts';
import { createDirectoryOperations } from './directory/directory.operations.ts';
import { createMarketOperations } from './market/market.operations.ts';
import { createAvatarOperations } from './members/avatar/avatar.operations.ts';
import {
  createMemberPasswordCheck,
  createMembersOperations,
  type MembersSettings,
} from './members/members.operations.ts';
import type { PasswordCheck } from './members/login/password-check.service.ts';
import { createFigureDeskOperations } from './news/figures/figure-desk.operations.ts';
import { createNewsOperations } from './news/news.operations.ts';
import type { ReadCounter } from './news/read-counter.ts';
import { importWorkFolder } from './open-facts.ts';
import { createPlantsOperations } from './plants/plants.operations.ts';
import { plantFileForms } from './plants/face.ts';
import { priceFileForms } from './prices/face.ts';
import { tradeFileForms } from './trade/face.ts';
import { createPricesOperations } from './prices/prices.operations.ts';
import { createWeekOperations } from './prices/week.operations.ts';
import { createSafeguardService, type Safeguard } from './safeguard/safeguard.service.ts';
import { createAlertOperations } from './my-list/alerts/alert.operations.ts';
import { createCutOperations } from './cut/cut.operations.ts';
import { findFigureMembers } from './figure-answers/find-members.ts';
import { figureRooms } from './figure-rooms.ts';
import { listFigureSeries } from './figure-answers/list-series.ts';
import { figureReader } from './figure-answers/read-figures.ts';
import { createLegalOperations } from './legal/legal.operations.ts';
import { createNewsletterOperations } from './newsletter/newsletter.operations.ts';
import { createPlanningOperations } from './planning/planning.operations.ts';
import { createPinOperations } from './my-list/pins/pin.operations.ts';
import { createLockSampleOperations } from './home/lock-sample/lock-sample.operations.ts';
import { createTodayOperations } from './home/today/today.operations.ts';
import { createPortalSearchOperations } from './search/search.operations.ts';
import { createContactOperations } from './contact/contact.operations.ts';
import { createHomeDeskOperations } from './home/desk/home-desk.operations.ts';
import { createHomeOperations } from './home/home.operations.ts';
import { createTicketOperations } from './sharing/messenger/ticket.operations.ts';
import { createImportDeskOperations } from './trade/desk/import-desk.operations.ts';
import type { FactsStore } from './trade/facts/facts-store.ts';
import { createPlantTradeService } from './trade/plant/plant-trade.service.ts';
import { findReleases } from './trade/publication/calendar.service.ts';
import { createReleaseDeskOperations } from './trade/publication/release-desk.operations.ts';
import { createNoticeDeskOperations } from './trade/safeguard/notice-desk.operations.ts';
import { createLineCountsService } from './trade/safeguard/line-counts.service.ts';
import { createVisitOperations } from './home/visit/visit.operations.ts';
import { createTradeOperations } from './trade/trade.operations.ts';
import { createYearVolumesService } from './trade/volumes/year-volumes.service.ts';
import { createVideosOperations } from './videos/videos.operations.ts';

export interface OperationDependencies {
  readonly config: Config;
  readonly db: Db;
  readonly secretKey: SecretKey;
  readonly clock: Clock;
  readonly reads: ReadCounter;
  readonly facts: FactsStore;
  readonly files: FileStore;
  readonly backups: BackupRunner;
  readonly counter: DailyCounter;
  readonly tasks: ConsoleDeps['tasks'];
}

function bindGatheredPages(
  dependencies: OperationDependencies & { readonly safeguard: Safeguard; readonly checkPassword: PasswordCheck },
): readonly BoundOperation[] {
  return [
    ...createCutOperations(dependencies),
    ...createPortalSearchOperations(dependencies),
    ...createPinOperations(dependencies),
    ...createAlertOperations(dependencies),
    ...createTodayOperations(dependencies),
    ...createLockSampleOperations(dependencies),
    ...createVisitOperations(dependencies),
  ];
}

const figureDesk = { listFigureSeries, findFigureMembers, rooms: figureRooms };

export function bindOperations(dependencies: OperationDependencies): readonly BoundOperation[] {
  const { config } = dependencies;
  const safeguard = createSafeguardService({ db: dependencies.db, readCounts: createLineCountsService(dependencies) });
  const settings = membersSettings(config);
  const checkPassword = createMemberPasswordCheck({ ...dependencies, settings });
  const readFigures = figureReader(dependencies);
  const releases = (day: string) => findReleases(dependencies.db, day);
  const bound = [
    ...createMembersOperations({ ...dependencies, settings }),
    ...createAvatarOperations(dependencies),
    ...createConsoleOperations({
      ...dependencies,
      editedMails,
      folders: toFolders(config),
      smsDailyLimit: config.smsDailyLimit,
      backupPlaces: { dataDir: config.dataDir, keys: config.backupKeys, filesStore: config.files.s3 },
    }),
    ...createMarketOperations({ ...dependencies, publicUrl: config.publicUrl }),
    ...createDirectoryOperations({
      ...dependencies,
      publicUrl: config.publicUrl,
      claimMailbox: config.mailboxes.news ?? config.mailboxes.members,
    }),
    ...createNewsOperations({ ...dependencies, readFigures }),
    ...createFigureDeskOperations({ ...dependencies, ...figureDesk, readFigures }),
    ...createPricesOperations({
      ...dependencies,
      fileForms: [...tradeFileForms, ...priceFileForms, ...plantFileForms],
      safeguard,
      readFigures,
      readYearVolumes: createYearVolumesService(dependencies),
    }),
    ...createWeekOperations({ ...dependencies, releases, safeguard, readFigures }),
    ...createVideosOperations({ ...dependencies, readFigures, maxUploadBytes: config.videoUploadBytes }),
    ...createHomeOperations(dependencies),
    ...createHomeDeskOperations({ ...dependencies, readFigures }),
    ...createPlanningOperations({ ...dependencies, releases }),
    ...createLegalOperations(dependencies),
    ...createNewsletterOperations({ ...dependencies, readFigures, publicUrl: config.publicUrl }),
    ...createContactOperations({
      ...dependencies,
      contactMailbox: config.mailboxes.contact,
      publicUrl: config.publicUrl,
    }),
    ...createTicketOperations({ ...dependencies, messenger: config.messenger }),
    ...bindGatheredPages({ ...dependencies, safeguard, checkPassword }),
    ...createTradeOperations({ ...dependencies, safeguard }),
    ...createReleaseDeskOperations(dependencies),
    ...createNoticeDeskOperations(dependencies),
    ...createImportDeskOperations({ ...dependencies, workFolder: importWorkFolder(config) }),
    ...createPlantsOperations({
      ...dependencies,
      publicUrl: config.publicUrl,
      establishmentMail: config.establishmentMail,
      readPlantTrade: createPlantTradeService(dependencies),
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
