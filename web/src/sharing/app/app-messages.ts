import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  downloadTitle: ['下载进口牛肉资讯 APP', 'Get the Beef to China app'],
  downloadLead: [
    '资讯、报价、进口数据、工厂查询，在手机上随时查看。登录账户与网站通用。',
    'News, prices, import data and plant search on your phone, with the account you use on the site.',
  ],
  article: [
    '下载安装后，可在APP中继续阅读这篇文章。',
    'Once the app is installed, you can go on reading this article there.',
  ],
  backToArticle: ['先在网页上阅读这篇文章', 'Read the article on the web first'],
  stores: ['选择手机系统', 'Choose your phone'],
  iphone: ['iPhone', 'iPhone'],
  iphoneGet: ['到 App Store 下载', 'Get it on the App Store'],
  android: ['Android', 'Android'],
  androidGet: ['到应用商店下载', 'Get it from the app store'],
  package: ['Android 安装包', 'Android package'],
  packageGet: ['下载安装包（.apk）', 'Download the package (.apk)'],
  packageNote: [
    '安装时如提示来源，请核对文件来自本站提供的地址。',
    'If your phone asks about the source, check that the file comes from the address given here.',
  ],
  notYet: ['尚未上架', 'not in the store yet'],
  none: [
    'APP尚未发布。目前请用手机浏览器访问本站，内容与功能相同。',
    'The app has not been released yet. Until then, use this site on your phone: same content, same functions.',
  ],
  scan: ['手机扫码打开本页', 'Scan to open this page on a phone'],
  scanAlt: ['本页的二维码', 'QR code of this page'],
  promptTitle: ['请在浏览器中打开', 'Please open in your browser'],
  promptText: [
    '微信内无法下载或打开APP。请点右上角“…”，选择“在浏览器打开”。',
    'WeChat can neither download nor open the app. Tap “…” at the top right and choose “Open in Browser”.',
  ],
  promptAlt: [
    '示意图：点右上角的三个点，在菜单中选择“在浏览器打开”',
    'Picture: tap the three dots at the top right, then choose “Open in Browser” from the menu',
  ],
  promptMenu: ['在浏览器打开', 'Open in Browser'],
  landingTitle: ['在APP中打开', 'Open in the app'],
  landingLead: [
    '已安装APP，请点“打开APP”；尚未安装，请先下载。',
    'If you have the app, tap “Open in app”. If not, download it first.',
  ],
  open: ['打开APP', 'Open in app'],
  download: ['下载APP', 'Download'],
  iphoneStore: ['iPhone 用户：到 App Store 下载', 'On an iPhone: get it on the App Store'],
  aboutStores: ['全部下载方式', 'All ways to get the app'],
  noApp: [
    'APP尚未发布，下面的按钮会带您到下载说明页。',
    'The app has not been released yet; both buttons lead to the download page.',
  ],
  toNews: ['去看资讯', 'Read the news'],
  appTitle: ['手机APP', 'The app'],
  appDescription: [
    '进口牛肉资讯手机APP：资讯、报价、进口数据和工厂查询。',
    'The Beef to China app: news, prices, import data and plant search.',
  ],
  appLead: [
    '早上七点，先看价格，再看原因。APP把网站的资讯、报价、数据和工厂查询放进手机，账户与会员权限通用。',
    'Seven in the morning: the price first, then the reason. The app puts the site’s news, prices, data and plant search on your phone, with the same account and membership.',
  ],
  appScan: ['扫码下载', 'Scan to download'],
  appScanNote: [
    '用手机相机或浏览器扫码；微信扫码后请选择“在浏览器打开”。',
    'Use the phone’s camera or browser; after scanning with WeChat choose “Open in Browser”.',
  ],
  siteScan: ['手机扫码打开本站', 'Scan to open this site on a phone'],
  siteScanNote: [
    '用手机相机、浏览器或微信扫码，内容与电脑上相同。',
    'With the phone’s camera, a browser or WeChat; same content as here.',
  ],
  appMore: ['下载说明', 'How to download'],
  featuresTitle: ['主要功能', 'What it does'],
  features: [
    [
      { name: '资讯', text: '政策、贸易、价格、工厂、疫情与企业要闻，按栏目阅读，可收藏、可分享。' },
      { name: '报价', text: '按产地和部位看低价、主流价、高价和涨跌，点开即见历史走势。' },
      { name: '数据', text: '逐月进口量、金额与均价，图和表一键切换，来源与更新日期随图注明。' },
      { name: '工厂', text: '输入注册编号或厂名，查准入状态、产品范围和状态变化。' },
    ],
    [
      { name: 'News', text: 'Policy, trade, prices, plants, animal health and companies by section; save and share.' },
      { name: 'Prices', text: 'Low, mainstream and high by origin and cut, with the change; tap for the history.' },
      { name: 'Data', text: 'Imports by month: volume, value, average price; chart or table, with source and date.' },
      { name: 'Plants', text: 'Search by registration number or name: status, product scope, changes.' },
    ],
  ],
  screensTitle: ['界面示意', 'What it looks like'],
  screensNote: ['示意图，图中没有真实数据。', 'Illustrations, no real data.'],
  screens: {
    news: ['资讯', 'News'],
    price: ['报价', 'Prices'],
    plants: ['工厂', 'Plants'],
  },
  screenAlt: [
    (name: string) => `示意图：APP的${name}页`,
    (name: string) => `Illustration: the app’s ${name.toLowerCase()} page`,
  ],
});
