import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  own: ['您的清单与变化', 'Your list and what changed'],
  invitation: [
    '登录后，这里是您清单上的最新价格和上次来访以来的变化。',
    'Log in to see the latest of your list here, and what changed since you were last here.',
  ],
  since: [(day: string) => `上次来访（${day}）以来`, (day) => `Since you were last here, ${day}`],
  firstWeek: ['过去一周', 'The past week'],
  quiet: ['没有新的报价、公告或数据。', 'No new prices, notices or data.'],
  moreOf: [(count: string) => `还有${count}条`, (count) => `${count} more`],
  failed: ['暂时读不到，其他内容不受影响。', 'This could not be read just now; the rest of the page stands.'],
  again: ['重试', 'Try again'],
  list: ['我的清单', 'My list'],
  all: [(count: string) => `全部${count}项`, (count) => `All ${count}`],
  empty: [
    '在部位、报价、工厂或配额页点“加入我的清单”，最新数字就在这里。',
    'Press “Add to my list” on the page of a cut, a quote, a plant or a quota, and its latest figures stand here.',
  ],
  gone: ['本站已没有这一项', 'No longer on this site'],
});
