import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['我的清单', 'My list'],
  description: ['您关注的部位、报价、工厂、产地和数据，一页看最新', 'The cuts, quotes, plants, origins and views you follow, on one page'],
  lead: ['您加入的部位、报价、工厂、产地、数据和企业，都是最新数。', 'The latest on the cuts, quotes, plants, origins, views and companies you have added.'],
  signedOutTitle: ['登录后查看我的清单', 'Log in to see your list'],
  signedOutText: [
    '清单保存在您的账户里，换一台设备也能看到。',
    'Your list is kept in your account, on every device you use.',
  ],
  emptyTitle: ['清单还是空的', 'Your list is empty'],
  emptyText: [
    '在部位、报价、工厂、配额和数据页面点“加入我的清单”，以后在这里一页看完。',
    'Press “Add to my list” on a cut, a quote, a plant, the quota desk or a data view, and read them here on one page.',
  ],
  toPrices: ['看报价', 'See prices'],
  kinds: {
    cut: ['部位', 'Cut'],
    series: ['报价', 'Quote'],
    plant: ['工厂', 'Plant'],
    origin: ['产地', 'Origin'],
    view: ['数据', 'Data view'],
    company: ['企业', 'Company'],
  },
  gone: ['已不在本站', 'No longer on this site'],
  up: [(name: string) => `上移${name}`, (name) => `Move ${name} up`],
  down: [(name: string) => `下移${name}`, (name) => `Move ${name} down`],
  remove: ['移除', 'Remove'],
  removeLabel: [(name: string) => `移除${name}`, (name) => `Remove ${name}`],
});
