import { getWebHomePageBanner, getWebNewAdvBanner } from './banner.ts';
import { SendMail } from './contact.ts';

/** The operations of the site room by name. */
export const siteOperations = {
  GetWebNewAdvBanner: getWebNewAdvBanner,
  GetWebHomePageBanner: getWebHomePageBanner,
  SendMail,
} as const;
