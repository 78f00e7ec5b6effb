import { getWebHomePageBanner, getWebNewAdvBanner } from './banner.ts';
import { SendMail } from './contact.ts';
import { ArrangeBanners, DeleteBanner, GetDeskBanners, SaveBanner, UploadBannerPicture } from './desk/banner-desk.ts';
import { GetDeskQrPanel, GetDeskTicker, SaveQrPanel, SaveTicker } from './desk/front-desk.ts';
import { getQrPanel } from './qr-panel.ts';
import { getSiteTicker } from './ticker.ts';

/** The operations of the site room by name. */
export const siteOperations = {
  GetWebNewAdvBanner: getWebNewAdvBanner,
  GetWebHomePageBanner: getWebHomePageBanner,
  SendMail,
  GetSiteTicker: getSiteTicker,
  GetQrPanel: getQrPanel,
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
