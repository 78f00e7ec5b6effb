import type { AppSettings } from './open-app/app-link.ts';

export interface QrPanelSettings {
  readonly Shown: boolean;
  readonly Caption: string | null;
  readonly Target: string | null;
}

/** The server's settings for the browser; must contain no secret. */
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
  readonly app: AppSettings;
  /** Address of the messenger's script; null without an account: pages then share by link and QR code. */
  readonly messengerSdkUrl: string | null;
  readonly mailboxes: Readonly<Record<'service' | 'sales' | 'news', string | null>>;
  /** True while demonstration content is shown. */
  readonly demo: boolean;
}

export const settingsElementId = 'btc-settings';

export function hasApp({ appStoreUrl, androidAppUrl, app }: SiteSettings): boolean {
  return appStoreUrl !== null || androidAppUrl !== null || app.packageUrl !== null;
}
