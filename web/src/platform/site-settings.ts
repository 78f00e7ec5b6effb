import type { AppSettings } from './open-app/app-link.ts';

/** What editors say of the floating QR panel in an edition. */
export interface QrPanelSettings {
  readonly Shown: boolean;
  readonly Caption: string | null;
  readonly Target: string | null;
}

/** What the server's settings tell the browser; no secret is among them. */
export interface SiteSettings {
  /** The portal's own address without a trailing slash, for canonical links and sharing. */
  readonly publicUrl: string;
  readonly systemApiBase: string;
  readonly managementApiBase: string;
  readonly apiKey: string;
  readonly icpNumber: string | null;
  readonly socialUrl: string | null;
  readonly appStoreUrl: string | null;
  readonly androidAppUrl: string | null;
  /** The companion app, as the public pages open it. */
  readonly app: AppSettings;
  /** The messenger's script library; null where no account is configured and pages share by link and code. */
  readonly messengerSdkUrl: string | null;
  readonly mailboxes: Readonly<Record<'service' | 'sales' | 'news', string | null>>;
  /** Whether the content on show is the demonstration's. */
  readonly demo: boolean;
}

/** Where the document keeps the settings for the browser. */
export const settingsElementId = 'btc-settings';

/** Whether the app can be had anywhere. */
export function hasApp({ appStoreUrl, androidAppUrl, app }: SiteSettings): boolean {
  return appStoreUrl !== null || androidAppUrl !== null || app.packageUrl !== null;
}
