import { homeOperations as contract } from '@btc/contract/home/home.operations.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { toEdition } from '#platform/api/reader.ts';
import { bindForAll } from '#platform/api/shared-binding.ts';
import { recordDependencies } from '#platform/cache/touched-rooms.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { findPortalDay } from '#platform/clock/portal-day.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { rooms } from '#platform/db/versions/table-rooms.ts';
import { listBanners } from './banner.queries.ts';
import { createArticleBannerService, presentBanner } from './banner.service.ts';
import { readQrPanels, readTicker } from './front/front.service.ts';

export interface HomeDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Banners, the strip of prices, the QR panel and the portal's day, as pages show them. */
export function createHomeOperations(deps: HomeDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  const articleBanner = createArticleBannerService(deps);
  return [
    bind(contract.GetWebHomePageBanner, async ({ Type, UseRange, isEn }) => {
      const filter = { type: Type, useRange: UseRange, edition: toEdition(isEn), now: clock.now() };
      return { Rows: (await listBanners(db, filter)).map(presentBanner) };
    }),
    bindForAll(contract.GetWebNewAdvBanner, async ({ NewsID, Section, isEn }) => ({
      Row: await articleBanner({ articleId: NewsID, edition: toEdition(isEn), section: Section }),
    })),
    bind(contract.GetRoomVersions, async () => {
      recordDependencies({ rooms });
      return {};
    }),
    bindForAll(contract.GetPortalDay, async () => {
      const { day, demoUntil } = await findPortalDay(db, shanghaiDay(clock.now()));
      return { Row: { Day: day, DemoUntil: demoUntil } };
    }),
    bindForAll(contract.GetSiteTicker, ({ isEn }) => readTicker(db, toEdition(isEn))),
    bindForAll(contract.GetQrPanel, async ({ isEn }) => ({ Row: (await readQrPanels(db))[toEdition(isEn)] })),
  ];
}
