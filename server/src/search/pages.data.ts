import type { Edition } from '@btc/contract/members/access.ts';
import type { SearchTopic } from './read-search.ts';

export interface FoundPage {
  /** Path per edition; null where the edition lacks the page. */
  readonly path: Readonly<Record<Edition, string | null>>;
  readonly nameCn: string;
  readonly nameEn: string;
  readonly others: readonly string[];
  readonly topic?: SearchTopic;
}

function both(path: string): FoundPage['path'] {
  return { cn: `/cn${path}`, en: path };
}

export const foundPages: readonly FoundPage[] = [
  { path: both('/Homepage'), nameCn: '首页', nameEn: 'Home', others: ['主页', 'home page'] },
  {
    path: both('/MyList'),
    nameCn: '我的清单',
    nameEn: 'My list',
    others: ['清单', '关注', 'watchlist', 'pins', 'pinned'],
  },
  {
    path: both('/Quota'),
    nameCn: '配额使用',
    nameEn: 'Quota desk',
    others: ['配额', 'quota', 'quotas', '保障措施', 'safeguard', '货期钟', 'cargo clock', '55%关税', '附加关税'],
    topic: 'quota',
  },
  {
    path: both('/BTCPrice'),
    nameCn: '牛肉价格',
    nameEn: 'Beef prices',
    others: ['价格', '报价', '行情', 'prices', 'quotes', '牛肉报价'],
    topic: 'price',
  },
  {
    path: { cn: '/cn/ProkPrice', en: '/BTCPrice?meat=pork' },
    nameCn: '猪肉价格',
    nameEn: 'Pork prices',
    others: ['猪价', '猪肉报价'],
  },
  {
    path: both('/BTCPrice/LandedCost'),
    nameCn: '完税成本',
    nameEn: 'Landed cost',
    others: ['到岸成本', '完税价', '成本计算', 'duty calculator', 'import cost'],
  },
  {
    path: both('/BTCPrice/Indices'),
    nameCn: '价格指数',
    nameEn: 'Price indices',
    others: ['指数', 'index', 'price index'],
  },
  {
    path: both('/BTCPrice/LiveCattle'),
    nameCn: '活牛价格',
    nameEn: 'Live cattle',
    others: ['活牛', '毛牛', '架子牛', 'cattle prices'],
  },
  {
    path: both('/BTCPrice/Benchmarks'),
    nameCn: '各国参考价',
    nameEn: 'Prices of others',
    others: ['参考价', 'benchmarks', 'benchmark prices'],
  },
  { path: both('/BTCPrice/Survey'), nameCn: '价格调查', nameEn: 'Price survey', others: ['问卷', '调查', 'survey'] },
  {
    path: both('/BTCPrice/Report'),
    nameCn: '市场周报',
    nameEn: 'Weekly market report',
    others: ['周报', 'weekly', 'weekly report', 'market report'],
    topic: 'report',
  },
  {
    path: both('/BTCPrice/Analysis'),
    nameCn: '新闻与价格',
    nameEn: 'News and prices',
    others: ['行情分析', 'news analysis', 'analysis'],
  },
  {
    path: both('/BTCPrice/Methods'),
    nameCn: '价格编制方法',
    nameEn: 'How prices are made',
    others: ['编制方法', '方法', 'price methods'],
  },
  {
    path: both('/BTCEst'),
    nameCn: '牛肉工厂',
    nameEn: 'Beef plants',
    others: ['工厂', '工厂名录', 'plants', '注册工厂', '准入工厂', 'approved plants', 'establishments'],
    topic: 'plant',
  },
  { path: { cn: '/cn/BTCPorkEst', en: '/BTCEst?meat=pork' }, nameCn: '猪肉工厂', nameEn: 'Pork plants', others: [] },
  {
    path: both('/BTCEst/Cargo'),
    nameCn: '这批货能进口吗',
    nameEn: 'Can this cargo enter?',
    others: ['能否进口', '准入查询', 'cargo check', 'can it enter'],
  },
  {
    path: both('/BTCEst/Watches'),
    nameCn: '关注的工厂',
    nameEn: 'Watched plants',
    others: ['关注', 'watches', 'watchlist'],
  },
  { path: both('/BTCInfo'), nameCn: '资讯', nameEn: 'News', others: ['新闻', 'BTC Info', '资讯首页'] },
  {
    path: both('/BTCInfo/Report'),
    nameCn: '周评与月报',
    nameEn: 'Weekly and monthly reviews',
    others: ['月报', '周评', 'monthly', 'monthly review', 'reports', '报告'],
  },
  {
    path: both('/BTCInfo/Collection'),
    nameCn: '我的收藏',
    nameEn: 'Saved articles',
    others: ['收藏', 'saved', 'collection'],
  },
  { path: both('/BTCEyes'), nameCn: '视频', nameEn: 'Videos', others: ['BTC Eyes', 'films'] },
  {
    path: both('/BTCData'),
    nameCn: '牛肉数据',
    nameEn: 'Beef data',
    others: ['数据', 'trade data', '进口数据', '海关数据', 'customs data'],
  },
  {
    path: { cn: '/cn/PorkData', en: '/BTCData?meat=pork' },
    nameCn: '猪肉数据',
    nameEn: 'Pork data',
    others: ['猪肉进口'],
  },
  {
    path: both('/BTCData/Methods'),
    nameCn: '数据来源与方法',
    nameEn: 'Sources and methods',
    others: ['数据来源', 'methods', 'sources'],
  },
  { path: both('/BTCData/Revisions'), nameCn: '数据修订', nameEn: 'Revisions', others: ['修订', 'revised figures'] },
  {
    path: both('/BTCData/Calendar'),
    nameCn: '发布日历',
    nameEn: 'Release calendar',
    others: ['数据发布时间', 'calendar', 'release dates'],
  },
  {
    path: both('/Dictionary'),
    nameCn: '行业词典',
    nameEn: 'Dictionary',
    others: ['词典', '术语', '部位名录', 'glossary', 'cut names'],
  },
  {
    path: { cn: null, en: '/Market' },
    nameCn: '市场',
    nameEn: 'Market',
    others: ['offers', 'board', 'bids and offers'],
  },
  { path: { cn: '/cn/BTCTrend', en: null }, nameCn: '会展', nameEn: 'Exhibitions', others: ['展会', '会议'] },
  { path: { cn: '/cn/BTCUser', en: null }, nameCn: '商家', nameEn: 'Merchants', others: ['商家名录', '贸易商'] },
  { path: { cn: '/cn/BTCApp', en: null }, nameCn: '下载APP', nameEn: 'Get the app', others: ['app', '手机应用'] },
  { path: both('/Login'), nameCn: '登录', nameEn: 'Log in', others: ['登陆', 'login', 'sign in'] },
  { path: both('/Register'), nameCn: '注册', nameEn: 'Register', others: ['开户', 'sign up'] },
  {
    path: both('/Account'),
    nameCn: '我的账户',
    nameEn: 'Account',
    others: ['账户', '会员类型与申请', '会员', 'membership', 'my account'],
  },
  {
    path: both('/ResetPassword'),
    nameCn: '找回密码',
    nameEn: 'Reset password',
    others: ['忘记密码', 'forgot password'],
  },
  { path: both('/ContactUs'), nameCn: '联系我们', nameEn: 'Contact', others: ['电话', '联系方式', 'contact us'] },
  { path: both('/Newsletter'), nameCn: '邮件摘要', nameEn: 'Newsletter', others: ['订阅', 'subscribe'] },
];
