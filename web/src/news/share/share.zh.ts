/** The words of the share page; the English ones have the same members. */
export const zh = {
  copyLink: '复制链接',
  shareBy: '用其他方式分享',
  expand: '展开全文',
  recommended: '推荐阅读',
  chart: '在网站上看图表',
  lockedTitle: '以下内容仅对会员开放',
  lockedHolds: (minutes: string) => `全文约${minutes}分钟，登录后按会员权限阅读。`,
  missingTitle: '没有找到这篇文章',
};

export type ShareMessages = typeof zh;
