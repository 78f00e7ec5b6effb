import { inEditions } from '#i18n/editions.ts';
import { pairs as news } from './messages.ts';

export const messages = inEditions({
  ...news,
  similar: ['相关文章', 'Related articles'],
  reportPeriod: [(from: string, to: string) => `${from}至${to}`, (from: string, to: string) => `${from} to ${to}`],
  share: ['分享', 'Share'],
  qrAlt: ['本文链接的二维码', 'QR code of this article’s address'],
  qrHint: ['用手机扫码阅读或转发', 'Scan to read or forward on a phone'],
  collectedToast: ['已收藏，可在“我的收藏”查看', 'Saved; find it under Saved articles'],
  articleActions: ['文章操作', 'Article actions'],
  previous: ['上一篇', 'Previous'],
  next: ['下一篇', 'Next'],
  aroundLabel: ['前后文章', 'Previous and next article'],
  source: [(name: string) => `来源：${name}`, (name: string) => `Source: ${name}`],
  updated: [(time: string) => `更新于${time}`, (time: string) => `Updated ${time}`],
  attachments: ['附件', 'Attachments'],
  origins: ['产地：', 'Origins:'],
  cuts: ['部位：', 'Cuts:'],
  attachmentFailed: ['下载失败，请重试。', 'The download failed. Please try again.'],
  lockedTitle: ['以下内容仅对会员开放', 'The rest is open to members'],
  lockedHolds: [
    (minutes: string) => `全文约${minutes}分钟，含数字、算法与来源。`,
    (minutes: string) => `About ${minutes} min in full, with figures, calculations and sources.`,
  ],
});
