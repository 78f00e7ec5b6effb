import { inEditions } from '#i18n/editions.ts';
import { pairs as news } from './messages.ts';

/** The words of lists, of search, reports and the collection, besides those of an article. */
export const messages = inEditions({
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
  sectionLeads: {
    all: ['按时间排列的全部文章。', 'All articles, newest first.'],
    headlines: ['编辑选出的重点。', 'Editors’ picks.'],
    policy: [
      '关税、配额、准入与检验规则，以及它们在报关单上怎么体现。',
      'Duties, quotas, access and inspection, and what they mean for a customs entry.',
    ],
    trade: [
      '海关数字怎么发布、怎么读，与出口国数字为什么对不上。',
      'How customs data is released and read, and why exporters’ figures differ.',
    ],
    price: [
      '期货、半期货与现货报价的口径，以及完税成本的算法。',
      'Forward, afloat and spot quotes, their terms, and how landed cost is worked out.',
    ],
    plants: [
      '厂号、注册、暂停与恢复，一柜货能不能进看哪几个日期。',
      'Plant numbers, listings, suspensions and reinstatements, and the dates that decide a container.',
    ],
    epidemic: ['动物疫病、区域化与对出口国的影响。', 'Animal disease, zoning, and what they mean for an origin.'],
    company: ['企业怎样采购、加工、融资与控制风险。', 'How companies buy, process, finance and hedge.'],
    report: ['周评、月报、季评与方法说明。', 'Weekly, monthly and quarterly reviews, and notes on method.'],
  },
  feed: ['RSS 订阅', 'RSS feed'],
  listEmptyTitle: ['这里还没有文章', 'No articles here yet'],
  listEmptyText: [
    '这一栏目或这一页没有可显示的文章，可以回到全部资讯。',
    'Nothing in this section or on this page. See all news instead.',
  ],
  searchLabel: ['搜索资讯', 'Search the news'],
  searchPlaceholder: ['如：巴西 配额', 'e.g. Brazil quota'],
  search: ['搜索', 'Search'],
  searchTitle: [(words: string) => `搜索“${words}”`, (words: string) => `Search: “${words}”`],
  searchTotal: [
    (count: string) => `找到${count}篇，标题命中的在前，其余按时间排列。`,
    (count: string) => `Found: ${count}. Title matches first, then newest.`,
  ],
  searchTotalCapped: [
    (count: string) => `找到${count}篇以上，只列出前${count}篇；多写一个词可以缩小范围。`,
    (count: string) => `More than ${count} found; the first ${count} are listed. Add a word to narrow the search.`,
  ],
  searchEmptyTitle: ['没有找到', 'Nothing found'],
  searchEmptyText: [
    '没有文章同时含有这些词。试试少写一个词，或换成厂号、税号、部位名。',
    'No article has all of these words. Try fewer words, a plant number, an HS code or a cut.',
  ],
  reportsTitle: ['周评与月报', 'Weekly and monthly reviews'],
  reportsDescription: [
    '进口牛肉对华期货报价周评、海关月报与季评，按类型与日期查找。',
    'Weekly reviews of forward quotes to China, monthly customs reviews and quarterly reviews of imported beef, by type and date.',
  ],
  reportTypeLabel: ['类型', 'Type'],
  reportDates: ['按日期', 'By date'],
  reportYear: [(year: string) => `${year}年`, (year: string) => year],
  reportMonthsLabel: [(year: string) => `${year}年各月`, (year: string) => `Months of ${year}`],
  reportMonth: [
    (month: number) => `${month}月`,
    (month: number) =>
      ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][month - 1] ?? '',
  ],
  reportAllDates: ['全部日期', 'All dates'],
  reportOfDay: ['按日期查找', 'Find by date'],
  reportOfDayHint: ['显示当天或此前最近的一篇', 'Shows that day’s review, or the latest before it'],
  reportOpen: ['查看', 'Show'],
  reportsEmptyTitle: ['这段时间没有周评或月报', 'No reviews in this period'],
  reportsEmptyText: ['换一个月份或类型，或查看全部周评与月报。', 'Choose another month or type, or see all reviews.'],
  reportOfDayTitle: [(day: string) => `${day}的周评与月报`, (day: string) => `Review of ${day}`],
  collectionTitle: ['我的收藏', 'Saved articles'],
  collectionDescription: ['已收藏的文章。', 'Articles you have saved.'],
  collectionEmptyTitle: ['还没有收藏', 'Nothing saved yet'],
  collectionEmptyText: [
    '在文章标题下按“收藏”，它就会出现在这里。',
    'Press “Save” under the title of an article to keep it here.',
  ],
  collectionSignedOutTitle: ['登录后查看收藏', 'Log in to see your saved articles'],
  collectionSignedOutText: ['收藏保存在账户中，换设备也能查看。', 'They are kept in your account, on every device.'],
  collectionRemove: ['移出', 'Remove'],
  collectionRemoveLabel: [(title: string) => `移出收藏：${title}`, (title: string) => `Remove from saved: ${title}`],
  collectedAt: [(day: string) => `收藏于${day}`, (day: string) => `Saved ${day}`],
  toNews: ['去看资讯', 'Go to the news'],
});

export type ListMessages = (typeof messages)['cn'];
