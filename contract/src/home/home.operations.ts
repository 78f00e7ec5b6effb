import { getWebHomePageBanner, getWebNewAdvBanner } from './banner.ts';
import { ArrangeBanners, DeleteBanner, GetDeskBanners, SaveBanner, UploadBannerPicture } from './desk/banner-desk.ts';
import { GetDeskQrPanel, GetDeskTicker, SaveQrPanel, SaveTicker } from './desk/front-desk.ts';
import { GetLockSample } from './lock-sample.ts';
import { getPortalDay } from './portal-day.ts';
import { getQrPanel } from './qr-panel.ts';
import { getRoomVersions } from './room-versions.ts';
import { getSiteTicker } from './ticker.ts';
import { GetToday } from './today.ts';
import { GetSinceVisit, NoteVisit } from './visit.ts';

export const homeOperations = {
  GetWebNewAdvBanner: getWebNewAdvBanner,
  GetWebHomePageBanner: getWebHomePageBanner,
  GetPortalDay: getPortalDay,
  GetRoomVersions: getRoomVersions,
  GetSiteTicker: getSiteTicker,
  GetQrPanel: getQrPanel,
  GetToday,
  GetLockSample,
  GetSinceVisit,
  NoteVisit,
  GetDeskBanners,
  SaveBanner,
  ArrangeBanners,
  DeleteBanner,
  UploadBannerPicture,
  GetDeskTicker,
  SaveTicker,
  GetDeskQrPanel,
  SaveQrPanel,
} as const;
