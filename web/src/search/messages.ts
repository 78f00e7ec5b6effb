import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['搜索', 'Search'],
  titleOf: [(words: string) => `搜索：${words}`, (words) => `Search: ${words}`],
  description: [
    '搜索部位、价格、工厂、企业、新闻、报告、配额、关区和页面。',
    'Search cuts, prices, plants, companies, news, reports, quotas, districts and pages.',
  ],
  how: [
    '可搜部位、编号、税号、工厂、企业、新闻、报告、配额、关区、术语和页面，中英文均可。',
    'Search cuts, numbers, HS codes, plants, companies, news, reports, quotas, districts, terms and pages, in Chinese or English.',
  ],
  examples: ['例如', 'For example'],
  exampleWords: [
    ['板腱', '9014', '巴西配额', '第47周'],
    ['oyster blade', '9014', 'brazil quota', 'week 47'],
  ],
  nothingTitle: [(words: string) => `没有找到“${words}”`, (words) => `Nothing found for “${words}”`],
  refusedTitle: ['这样的搜索词无法搜索', 'This cannot be searched'],
  refused: [
    (most: string) => `最多${most}个字，不能含有控制字符。请改一改再搜。`,
    (most) => `At most ${most} letters, and no control characters. Please change it and search again.`,
  ],
  rooms: ['按栏目浏览', 'Browse by section'],
  quota: ['配额使用', 'Quota desk'],
  answer: ['直接答案', 'Answer'],
  all: [(words: string) => `查看“${words}”的全部结果`, (words) => `All results for “${words}”`],
  nothing: [
    '没有找到。可试部位、工厂编号、税号或企业名称。',
    'Nothing found. Try a cut, a plant number, an HS code or a company.',
  ],
  groups: {
    cut: ['部位', 'Cuts'],
    hsCode: ['税号', 'HS codes'],
    price: ['价格', 'Prices'],
    plant: ['工厂', 'Plants'],
    company: ['企业', 'Companies'],
    news: ['新闻', 'News'],
    report: ['报告', 'Reports'],
    page: ['页面', 'Pages'],
    quota: ['配额', 'Quotas'],
    district: ['关区与港口', 'Districts and ports'],
    term: ['术语', 'Terms'],
  },
  firstOf: [
    (shown: string, total: string) => `前${shown}项，共${total}项`,
    (shown, total) => `first ${shown} of ${total}`,
  ],
  firstOfMany: [
    (shown: string, total: string) => `前${shown}项，共${total}多项`,
    (shown, total) => `first ${shown} of more than ${total}`,
  ],
  more: {
    news: ['在资讯中搜索', 'Search the news'],
    plant: ['在工厂名录中搜索', 'Search the plants'],
  },
  latestOn: [(day: string) => `最新报价 ${day}`, (day) => `latest quote ${day}`],
  band: [(low: string, high: string) => `低–高 ${low}–${high}`, (low, high) => `low–high ${low}–${high}`],
  onWeek: ['较上周', 'w/w'],
  asOf: [(day: string) => `截至${day}`, (day) => `as of ${day}`],
  quotaUsed: ['已使用', 'used'],
  quotaOf: [(year: string, tonnes: string) => `${year}配额${tonnes}`, (year, tonnes) => `${year} quota ${tonnes}`],
  countedTo: [(day: string) => `统计至${day}`, (day) => `counted to ${day}`],
  notCounted: ['使用量尚未公布', 'use not published yet'],
  meats: { beef: ['牛肉', 'Beef'], pork: ['猪肉', 'Pork'] },
});
