import type { PlainMessages } from './plain.zh.ts';

export const en = {
  appName: 'Beef to China app',
  appLine: 'Prices, trade data and plants on your phone',
  appBar: 'Open in the app',
  openApp: 'Open in app',
  codes: 'QR codes',
  accountCode: 'Scan to follow our official account',
  siteCode: 'No official account yet: scan to open this site on a phone',
  appCode: 'Scan to get the app',
  codeAlt: (what: string) => `QR code: ${what}`,
  toSite: 'Go to the site',
} satisfies PlainMessages;
