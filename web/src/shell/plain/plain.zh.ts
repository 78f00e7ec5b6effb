/** The words that the public pages share; the English ones have the same members. */
export const zh = {
  appName: '进口牛肉资讯 APP',
  appLine: '行情、数据、工厂，随时查看',
  appBar: '打开APP',
  openApp: '打开APP',
  codes: '扫码',
  accountCode: '扫码关注公众号',
  siteCode: '公众号尚未开通，扫码在手机上打开本站',
  appCode: '扫码下载APP',
  codeAlt: (what: string) => `二维码：${what}`,
  toSite: '进入网站',
};

export type PlainMessages = typeof zh;
