import type { SiteSettings } from '../site-settings.ts';

export const settingsExample: SiteSettings = {
  publicUrl: 'https://portal.example',
  systemApiBase: '/api/system',
  managementApiBase: '/api/management',
  apiKey: 'key',
  icpNumber: null,
  socialUrl: null,
  appStoreUrl: null,
  androidAppUrl: null,
  app: { scheme: null, linkOrigin: null, packageUrl: null },
  messengerSdkUrl: null,
  mailboxes: { service: null, sales: null, news: null },
  demo: false,
};
