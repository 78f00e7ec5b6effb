import type { FastifyInstance } from 'fastify';
import type { SharedCache } from '#platform/cache/shared-cache.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/db.ts';
import type { FileDeps } from '#platform/export/file-route.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { tagPublicAnswers } from '#platform/http/cache-headers.ts';
import type { SecretKey } from '#platform/secrets/secret-key.ts';
import { attachmentRoutes } from '#news/attachment.routes.ts';
import { backupDownloadRoutes } from './console/backup/backup-download.routes.ts';
import type { BackupScheduler } from './console/backup/backup-scheduler.ts';
import { exhibitionCalendarRoutes } from './directory/exhibition-calendar.routes.ts';
import { feedRoutes } from './feeds.ts';
import { brochureRoutes } from './members/brochure/brochure.routes.ts';
import { exportWorkFolder } from './open-facts.ts';
import { plantDownloadRoutes } from './plants/export/plant-download.routes.ts';
import { priceDownloadRoutes } from './prices/export/price-download.routes.ts';
import { reportFileRoutes } from './prices/market-report/report-file.routes.ts';
import { publicFileRoutes } from './public-files.ts';
import { oneClickRoutes } from './site/newsletter/one-click.routes.ts';
import { wellKnownRoutes } from './site/well-known.routes.ts';
import { downloadRoutes } from './trade/export/download.routes.ts';
import type { FactsStore } from './trade/facts/facts-store.ts';
import { videoFileRoutes } from './videos/media/video-file.routes.ts';

interface FileRouteDependencies extends FileDeps {
  readonly config: Config;
  readonly db: Db;
  readonly secretKey: SecretKey;
  readonly clock: Clock;
  readonly cache: SharedCache;
  readonly facts: FactsStore;
  readonly files: FileStore;
  readonly backups: BackupScheduler;
}

/** What is the same for everybody: a CDN may keep it until a room that it is made of changes. */
function taggedRoutes(dependencies: FileRouteDependencies) {
  return async (routes: FastifyInstance): Promise<void> => {
    tagPublicAnswers(routes);
    await routes.register(feedRoutes(dependencies));
    await routes.register(brochureRoutes(dependencies));
    await routes.register(exhibitionCalendarRoutes(dependencies));
    await routes.register(videoFileRoutes(dependencies));
  };
}

/** What the rooms serve beside calls and pages: files made for who asks, files that are kept, feeds, and what machines ask for. */
export function fileRoutes(dependencies: FileRouteDependencies) {
  const { config } = dependencies;
  return async (routes: FastifyInstance): Promise<void> => {
    await routes.register(backupDownloadRoutes(dependencies.backups));
    await routes.register(downloadRoutes({ ...dependencies, workFolder: exportWorkFolder(config) }));
    await routes.register(reportFileRoutes(dependencies));
    await routes.register(priceDownloadRoutes(dependencies));
    await routes.register(plantDownloadRoutes(dependencies));
    await routes.register(taggedRoutes(dependencies));
    await routes.register(wellKnownRoutes(config));
    await routes.register(oneClickRoutes(dependencies));
    await routes.register(attachmentRoutes(dependencies));
    await routes.register(publicFileRoutes(config, dependencies.files));
  };
}
