import { bannerPictureRule } from '@btc/contract/home/banner-rule.ts';
import { homeOperations as contract } from '@btc/contract/home/home.operations.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { ReadFigures } from '#figures/face.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { storePicture } from '#platform/pictures/store-picture.ts';
import { makeWholePicture } from '#platform/pictures/whole-picture.ts';
import { readDeskTicker, readQrPanels, saveQrPanels, saveTicker } from '../front/front.service.ts';
import { listDeskBanners } from './banner-desk.queries.ts';
import { arrangeBanners, presentDeskBanners, removeBanner, saveBanner } from './banner-desk.service.ts';

export interface HomeDeskDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly readFigures: ReadFigures;
}

function createBannerOperations(deps: HomeDeskDeps): readonly BoundOperation[] {
  const { db, clock, files, readFigures } = deps;
  return [
    bind(contract.GetDeskBanners, async ({ BannerID }) => {
      const rows = await listDeskBanners(db, BannerID === undefined ? {} : { id: BannerID });
      return { Rows: await presentDeskBanners(db, rows, clock.now()) };
    }),
    bind(contract.SaveBanner, async (input, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'SaveBanner', caller }, (work) =>
        saveBanner({ ...work, readFigures }, input),
      ),
    })),
    bind(contract.ArrangeBanners, async ({ Type, BannerIDs }, caller) => ({
      Rows: await changeAsStaff(deps, { operation: 'ArrangeBanners', caller }, (work) =>
        arrangeBanners(work, Type, BannerIDs),
      ),
    })),
    bind(contract.DeleteBanner, async ({ BannerID, ExpectedRevision }, caller) => {
      await changeAsStaff(deps, { operation: 'DeleteBanner', caller }, (work) =>
        removeBanner(work, BannerID, ExpectedRevision),
      );
      return {};
    }),
    bind(contract.UploadBannerPicture, async ({ Files }, caller) => {
      const drawn = await makeWholePicture(Buffer.from(await Files.arrayBuffer()), bannerPictureRule.maxWidth);
      const name = await storePicture(files, 'banners', drawn.bytes);
      const Row = { Picture: name, PictureWidth: drawn.width, PictureHeight: drawn.height };
      await changeAsStaff(deps, { operation: 'UploadBannerPicture', caller }, async () => ({
        subject: { kind: 'picture', id: name },
        before: null,
        after: Row,
        result: null,
      }));
      return { Row };
    }),
  ];
}

/** What editors do with banners, the strip of prices and the QR panel. */
export function createHomeDeskOperations(deps: HomeDeskDeps): readonly BoundOperation[] {
  const { db } = deps;
  return [
    ...createBannerOperations(deps),
    bind(contract.GetDeskTicker, () => readDeskTicker(db)),
    bind(contract.SaveTicker, async ({ Items, Expected }, caller) => ({
      Rows: await changeAsStaff(deps, { operation: 'SaveTicker', caller }, (work) => saveTicker(work, Items, Expected)),
    })),
    bind(contract.GetDeskQrPanel, async () => ({ Dict: await readQrPanels(db) })),
    bind(contract.SaveQrPanel, async (panels, caller) => ({
      Dict: await changeAsStaff(deps, { operation: 'SaveQrPanel', caller }, (work) => saveQrPanels(work, panels)),
    })),
  ];
}
