import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['视频', 'Videos'],
  description: [
    '进口牛肉视频：行情、政策与配额、工厂与产地、数据读法，每条几十秒，中英文字幕。',
    'Short films on beef imports to China: market and cost, policy and quotas, plants and origins, reading the data; with captions in English and Chinese.',
  ],
  lead: [
    '行情、政策、工厂和数据，用几十秒讲清一件事。多数视频配有中英文字幕。',
    'Market, rules, plants and data: one point explained in under a minute. Most have English and Chinese captions.',
  ],
  topicsLabel: ['视频分类', 'Topics'],
  all: ['全部', 'All'],
  topics: {
    market: ['行情与成本', 'Market and cost'],
    policy: ['政策与配额', 'Policy and quotas'],
    plants: ['工厂与产地', 'Plants and origins'],
    data: ['数据怎么读', 'Reading the data'],
  },
  topicLeads: {
    market: ['报价、船期和完税成本。', 'Quotes, voyages and landed cost.'],
    policy: ['配额、关税和公告怎么执行。', 'How quotas, duties and notices work.'],
    plants: ['注册、状态变动和清关的每一步。', 'Registration, status changes and each step of clearance.'],
    data: ['进口数据里的每个数字说明什么。', 'What each figure in the import data means.'],
  },
  featured: ['编辑推荐', 'Editors’ choice'],
  more: ['更多视频', 'More videos'],
  emptyTitle: ['这里还没有视频', 'No videos here yet'],
  emptyText: [
    '本栏目的视频会陆续发布，先看看其他分类。',
    'Videos on this topic will follow; see the other topics for now.',
  ],
  toAll: ['全部视频', 'All videos'],
  memberMark: ['会员', 'Members'],
  freeMark: ['免费', 'Free'],
  length: [
    (minutes: number, seconds: number): string => (minutes === 0 ? `${seconds}秒` : `${minutes}分${seconds}秒`),
    (minutes, seconds) => (minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds} s`),
  ],
  publishedOn: [(date: string): string => `${date}发布`, (date) => date],
  player: [(title: string): string => `视频播放器：${title}`, (title) => `Video player: ${title}`],
  captions: {
    cn: ['中文', '中文'],
    en: ['English', 'English'],
  },
  resumed: [
    (time: string): string => `已从上次停下的 ${time} 继续播放。`,
    (time) => `Resumed at ${time}, where you left off.`,
  ],
  fromStart: ['从头播放', 'Start over'],
  failedTitle: ['视频无法播放', 'The video cannot be played'],
  failedText: [
    '播放链接可能已过期，或者网络中断。重新加载后从停下的地方继续。',
    'The link may have expired, or the connection was lost. Reload to resume where you left off.',
  ],
  reload: ['重新加载', 'Reload'],
  lockedTitle: ['本视频供会员观看', 'This video is for members'],
  lockedHolds: [(length: string): string => `时长${length}。`, (length) => `Length: ${length}.`],
  actions: ['视频操作', 'This video'],
  savedToast: ['已收藏，可在“我的BTC账户”中查看', 'Saved; find it under My BTC Account'],
  copyLink: ['复制链接', 'Copy link'],
  next: ['接着看', 'Watch next'],
});

export type Messages = (typeof messages)['cn'];
