import { alertOneClickPath, toAlertStopPath } from '@btc/contract/my-list/alert-paths.ts';
import { oneClickStopPath, toNewsletterStopPath } from '@btc/contract/newsletter/newsletter-paths.ts';
import type { FastifyInstance } from 'fastify';
import type { SharedCache } from '#platform/cache/shared-cache.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/db.ts';
import type { FileDeps } from '#platform/export/file-route.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { tagPublicAnswers } from '#platform/http/cache-headers.ts';
import type { SecretKey } from '#platform/secrets/secret-key.ts';
import { createAttachmentRoutes } from '#news/attachment.routes.ts';
import { createBackupDownloadRoutes } from './console/backup/backup-download.routes.ts';
import type { BackupRunner } from './console/backup/backup-runner.ts';
import { createExhibitionCalendarRoutes } from './directory/exhibition-calendar.routes.ts';
import { createFeedRoutes } from './feeds.ts';
import { createBrochureRoutes } from './members/brochure/brochure.routes.ts';
import { exportWorkFolder } from './open-facts.ts';
import { createPlantDownloadRoutes } from './plants/data/plant-download.routes.ts';
import { createPriceDownloadRoutes } from './prices/data/price-download.routes.ts';
import { createReportFileRoutes } from './prices/market-report/report-file.routes.ts';
import { createPublicFileRoutes } from './public-files.ts';
import { stopAlert } from './my-list/alerts/channel.service.ts';
import { createOneClickRoutes } from './newsletter/one-click.routes.ts';
import { stopNewsletter } from './newsletter/subscriber.service.ts';
import { createSharePictureRoutes } from './sharing/picture/share-picture.routes.ts';
import { createWellKnownRoutes } from './sharing/well-known.routes.ts';
import { createTradeDownloadRoutes } from './trade/data/trade-download.routes.ts';
import type { FactsStore } from './trade/facts/facts-store.ts';
import { createVideoFileRoutes } from './videos/media/video-file.routes.ts';

interface FileRouteDependencies extends FileDeps {
  readonly config: Config;
  readonly db: Db;
  readonly secretKey: SecretKey;
  readonly clock: Clock;
  readonly cache: SharedCache;
  readonly facts: FactsStore;
  readonly files: FileStore;
  readonly backups: BackupRunner;
}

/** Answers equal for everybody: a CDN may cache them until one of their rooms changes. */
function createTaggedRoutes(dependencies: FileRouteDependencies) {
  return async (routes: FastifyInstance): Promise<void> => {
    tagPublicAnswers(routes);
    await routes.register(createFeedRoutes(dependencies));
    await routes.register(createBrochureRoutes(dependencies));
    await routes.register(createExhibitionCalendarRoutes(dependencies));
    await routes.register(createVideoFileRoutes(dependencies));
    await routes.register(createSharePictureRoutes(dependencies));
  };
}

export function createFileRoutes(dependencies: FileRouteDependencies) {
  const { config } = dependencies;
  return async (routes: FastifyInstance): Promise<void> => {
    await routes.register(createBackupDownloadRoutes(dependencies.backups));
    await routes.register(createTradeDownloadRoutes({ ...dependencies, workFolder: exportWorkFolder(config) }));
    await routes.register(createReportFileRoutes(dependencies));
    await routes.register(createPriceDownloadRoutes(dependencies));
    await routes.register(createPlantDownloadRoutes(dependencies));
    await routes.register(createTaggedRoutes(dependencies));
    await routes.register(createWellKnownRoutes(config));
    await routes.register(
      createOneClickRoutes({
        path: oneClickStopPath,
        toStopPath: toNewsletterStopPath,
        stop: (key) => stopNewsletter(dependencies, key),
      }),
    );
    await routes.register(
      createOneClickRoutes({
        path: alertOneClickPath,
        toStopPath: toAlertStopPath,
        stop: (key) => stopAlert(dependencies.db, key),
      }),
    );
    await routes.register(createAttachmentRoutes(dependencies));
    await routes.register(createPublicFileRoutes(config, dependencies.files));
  };
}
