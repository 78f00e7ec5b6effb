import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['我的关注', 'Watched plants'],
  description: [
    '关注的工厂和产地：状态变化时收到邮件和站内通知。',
    'Plants and origins you watch: an email and a notice when a status changes.',
  ],
  lead: [
    '关注的工厂或产地有状态变化时，您会收到邮件和站内通知。',
    'When the status of a plant or origin you watch changes, you get an email and a notice.',
  ],
  watch: [(name: string) => `关注${name}`, (name: string) => `Watch ${name}`],
  watching: [(name: string) => `已关注${name}`, (name: string) => `Watching ${name}`],
  signedOut: ['请先登录，再关注', 'Log in to watch'],
  watchedToast: ['已关注，状态变化时将通知您', 'Watching: we will notify you of any status change'],
  unwatchedToast: ['已取消关注', 'No longer watching'],
  tooMany: ['最多关注200项，请先取消一些', 'You can watch 200 at most. Please remove some first.'],
  thisPlant: ['此厂', 'this plant'],
  meats: {
    beef: ['牛肉', 'Beef'],
    pork: ['猪肉', 'Pork'],
  },
  originName: [
    (origin: string, meat: string) => `${origin}${meat}工厂`,
    (origin: string, meat: string) => `${origin}, ${meat.toLowerCase()} plants`,
  ],
  whole: ['该产地全部工厂', 'All plants of this origin'],
  signedOutTitle: ['登录后查看关注的工厂和产地', 'Log in to see what you watch'],
  signedOutText: [
    '关注后，工厂状态一有变化就发邮件通知；邮件末尾可随时取消。',
    'We email you as soon as the status of a plant changes; every email has an unsubscribe link.',
  ],
  emptyTitle: ['还没有关注任何工厂', 'You are not watching any plants yet'],
  emptyText: [
    '在厂号查询中打开一家工厂，点“关注此厂”；也可以在下面关注整个产地。',
    'Open a plant from the directory and press “Watch this plant”, or watch a whole origin below.',
  ],
  toDirectory: ['查询厂号', 'Find a plant'],
  list: [(total: string) => `共${total}项`, (total: string) => `${total} watched`],
  caption: ['关注的工厂和产地', 'Plants and origins you watch'],
  what: ['工厂／产地', 'Plant or origin'],
  meat: ['品种', 'Meat'],
  since: [(day: string) => `${day}起关注`, (day: string) => `watched since ${day}`],
  remove: ['取消关注', 'Stop'],
  removeLabel: [(name: string) => `取消关注：${name}`, (name: string) => `Stop watching ${name}`],
  addTitle: ['关注整个产地', 'Watch a whole origin'],
  addText: ['该产地任何一家工厂状态变化都会通知。', 'We will notify you when the status of any of its plants changes.'],
  origin: ['产地', 'Origin'],
  add: ['关注', 'Watch'],
  stopTitle: ['取消关注', 'Stop watching'],
  stopText: [
    '点下面的按钮后，不再就此项发送邮件和通知，无需登录。',
    'Press the button to stop emails and notices about this. No login needed.',
  ],
  stop: ['取消关注', 'Stop watching'],
  stopped: [(name: string) => `已取消关注：${name}。`, (name: string) => `You no longer watch ${name}.`],
  stopGone: [
    '这项关注已经取消，不会再收到有关邮件。',
    'You have already stopped watching this; no more emails will be sent.',
  ],
  stopBad: [
    '链接不完整。请从邮件中完整复制链接，或登录后在本页取消。',
    'The link is incomplete. Copy all of it from the email, or log in and stop watching on this page.',
  ],
  toWatches: ['查看全部关注', 'See everything you watch'],
});
