import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  copyLink: ['复制链接', 'Copy link'],
  shareBy: ['用其他方式分享', 'Share by other means'],
  expand: ['展开全文', 'Read the whole article'],
  recommended: ['推荐阅读', 'Recommended'],
  chart: ['在网站上看图表', 'See the chart on the site'],
  lockedTitle: ['以下内容仅对会员开放', 'The rest is for members'],
  lockedHolds: [
    (minutes: string) => `全文约${minutes}分钟，登录后按会员权限阅读。`,
    (minutes: string) => `About ${minutes} min in full; log in to read it with your membership.`,
  ],
  missingTitle: ['没有找到这篇文章', 'Article not found'],
});

export type ShareMessages = (typeof messages)['cn'];
