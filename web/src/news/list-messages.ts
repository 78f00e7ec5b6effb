import { inEditions } from '#i18n/editions.ts';
import { pairs as news } from './messages.ts';

export const pairs = {
  ...news,
  frontTitle: ['BTC Info 资讯', 'BTC Info'],
  frontDescription: [
    '中国进口牛肉与猪肉的政策、贸易数据、价格、工厂与疫情，附周评、月报与方法说明。',
    "Policy, trade data, prices, plants and animal health in China's imported beef and pork trade, with weekly and monthly reviews and notes on method.",
  ],
  latest: ['最新', 'Latest'],
  recommended: ['推荐阅读', 'Recommended'],
  mostRead: ['近30天最多阅读', 'Most read in 30 days'],
  latestReports: ['最新周评与月报', 'Latest reviews'],
  moreNews: ['全部资讯', 'All news'],
  moreReports: ['全部周评与月报', 'All reviews'],
  feed: ['RSS 订阅', 'RSS feed'],
  listEmptyTitle: ['这里还没有文章', 'No articles here yet'],
  listEmptyText: [
    '这一栏目或这一页没有可显示的文章，可以回到全部资讯。',
    'Nothing in this section or on this page. See all news instead.',
  ],
  searchLabel: ['搜索资讯', 'Search the news'],
  searchPlaceholder: ['如：巴西 配额', 'e.g. Brazil quota'],
  search: ['搜索', 'Search'],
  collectionTitle: ['我的收藏', 'Saved articles'],
} as const;

export const messages = inEditions(pairs);
