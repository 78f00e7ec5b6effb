import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['头条', 'Headlines'],
  note: [
    (most: string) =>
      `两个版本的首页和资讯首页按这里的顺序显示头条，最多${most}条；没有该语言文本的文章在那一版跳过，不足的由最新文章补上。发布顺序后读者马上看到。`,
    (most) =>
      `The home pages and news fronts of both editions show the headlines in this order, ${most} at most. An edition skips articles without text in it; the newest articles fill the gaps. Readers see the order as soon as you publish it.`,
  ],
  list: ['头条，按显示顺序', 'Headlines in order'],
  empty: ['现在没有头条，首页显示最新文章。', 'There are no headlines: the home pages show the newest articles.'],
  lead: ['头条第一条', 'Lead story'],
  editions: {
    cn: ['中文版', 'Chinese edition'],
    en: ['英文版', 'English edition'],
  },
  onlyCn: ['只有中文版', 'Chinese edition only'],
  onlyEn: ['只有英文版', 'English edition only'],
  member: ['会员', 'Members'],
  free: ['所有人', 'Everybody'],
  takeOut: ['移出', 'Remove'],
  takeOutOf: [(title: string) => `移出头条：${title}`, (title) => `Remove from the headlines: ${title}`],
  add: ['加入', 'Add'],
  addOf: [(title: string) => `加入头条：${title}`, (title) => `Add to the headlines: ${title}`],
  full: [
    (most: string) => `头条已满${most}条，请先移出一条。`,
    (most) => `There are ${most} headlines already. Remove one first.`,
  ],
  offered: ['最近发布的文章', 'Recently published'],
  find: ['标题', 'Title'],
  findHint: ['查找标题中的字词', 'Words in a title'],
  noneFound: ['没有符合的文章。', 'No article matches.'],
  preview: ['读者将看到', 'What readers will see'],
  previewNote: ['按上面的顺序，还没有发布的改动也算在内。', 'In the order above, including unpublished changes.'],
  filledUp: ['由最新文章补上', 'Filled up with the newest articles'],
  open: ['打开现在的首页', 'Open the current home page'],
  save: ['发布顺序', 'Publish order'],
  saved: ['头条顺序已发布', 'Order published'],
  undo: ['放弃改动', 'Discard changes'],
  notSaved: ['顺序有改动，还没有发布', 'The new order is not published yet'],
  separator: ['；', '; '],
  untitled: ['（无标题）', '(untitled)'],
});
