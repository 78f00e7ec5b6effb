import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  appName: ['进口牛肉资讯 APP', 'Beef to China app'],
  appLine: ['行情、数据、工厂，随时查看', 'Prices, trade data and plants on your phone'],
  appBar: ['打开APP', 'Open in the app'],
  openApp: ['打开APP', 'Open in app'],
  codes: ['扫码', 'QR codes'],
  accountCode: ['扫码关注公众号', 'Scan to follow our official account'],
  siteCode: ['公众号尚未开通，扫码在手机上打开本站', 'No official account yet: scan to open this site on a phone'],
  appCode: ['扫码下载APP', 'Scan to get the app'],
  codeAlt: [(what: string) => `二维码：${what}`, (what: string) => `QR code: ${what}`],
  toSite: ['进入网站', 'Go to the site'],
});
