import { getWebHomePageBanner, getWebNewAdvBanner } from './banner.ts';

/** The operations of the site room by name. */
export const siteOperations = {
  GetWebNewAdvBanner: getWebNewAdvBanner,
  GetWebHomePageBanner: getWebHomePageBanner,
} as const;
