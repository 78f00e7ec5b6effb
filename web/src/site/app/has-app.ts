import type { SiteSettings } from '#platform/site-settings.ts';

/** Whether the app can be had anywhere. */
export function hasApp({ appStoreUrl, androidAppUrl, app }: SiteSettings): boolean {
  return appStoreUrl !== null || androidAppUrl !== null || app.packageUrl !== null;
}
