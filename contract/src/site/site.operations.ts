import { getWebHomePageBanner, getWebNewAdvBanner } from './banner.ts';
import { SendMail } from './contact.ts';
import { getCut } from './cut.ts';
import { ArrangeBanners, DeleteBanner, GetDeskBanners, SaveBanner, UploadBannerPicture } from './desk/banner-desk.ts';
import { GetDeskQrPanel, GetDeskTicker, SaveQrPanel, SaveTicker } from './desk/front-desk.ts';
import { legalDeskOperations } from './desk/legal-desk.ts';
import { newsletterDeskOperations } from './desk/newsletter-desk.ts';
import { GetPlanning } from './desk/planning.ts';
import { GetReportPeriods } from './desk/report-periods.ts';
import { GetLegalText, GetLegalVersions } from './legal.ts';
import {
  AskNewsletter,
  ConfirmNewsletter,
  GetNewsletterChoice,
  SetNewsletterChoice,
  StopNewsletter,
} from './newsletter.ts';
import { getQrPanel } from './qr-panel.ts';
import { getPlantCuts } from './plant-cuts.ts';
import { getPortalDay } from './portal-day.ts';
import { getRoomVersions } from './room-versions.ts';
import { GetAlerts, SaveAlertChannel, SendAlertTest, SetAlert, StopAlert } from './alerts.ts';
import { GetLockSample } from './lock-sample.ts';
import { AddDeletePin, GetPinNames, GetPins, MovePin } from './pins.ts';
import { SearchPortal } from './search.ts';
import { getSiteTicker } from './ticker.ts';
import { GetToday } from './today.ts';
import { GetSinceVisit, NoteVisit } from './visit.ts';

/** The operations of the site room by name. */
export const siteOperations = {
  GetWebNewAdvBanner: getWebNewAdvBanner,
  GetWebHomePageBanner: getWebHomePageBanner,
  SendMail,
  GetPortalDay: getPortalDay,
  GetRoomVersions: getRoomVersions,
  GetSiteTicker: getSiteTicker,
  GetCut: getCut,
  GetPlantCuts: getPlantCuts,
  GetQrPanel: getQrPanel,
  SearchPortal,
  GetPins,
  GetPinNames,
  AddDeletePin,
  MovePin,
  GetAlerts,
  SetAlert,
  SaveAlertChannel,
  SendAlertTest,
  StopAlert,
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
  AskNewsletter,
  ConfirmNewsletter,
  StopNewsletter,
  GetNewsletterChoice,
  SetNewsletterChoice,
  ...newsletterDeskOperations,
  GetPlanning,
  GetReportPeriods,
  GetLegalText,
  GetLegalVersions,
  ...legalDeskOperations,
} as const;
