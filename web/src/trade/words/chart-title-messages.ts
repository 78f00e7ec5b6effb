import { inTime, type Way, type When } from '#charts/heading/messages.ts';
import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  goods: [(storage: string, name: string) => `${storage}${name}`, (storage, name) => `${storage} ${name}`.trim()],
  goodsJoin: ['和', ' and '],
  subject: {
    amount: [
      (goods: string, origin: string, isChosen: boolean) => `${isChosen ? '所选' : ''}${origin}${goods}进口`,
      (goods, origin, isChosen) =>
        `${isChosen ? 'selected ' : ''}${goods} imports${origin === '' ? '' : ` from ${origin}`}`,
    ],
    value: [(imports: string) => `${imports}额`, (imports) => `the value of ${imports}`],
    price: [(imports: string) => `${imports}平均单价`, (imports) => `the average unit value of ${imports}`],
  },
  lead: [
    (names: readonly string[], share: string, imports: string, when: When) =>
      `${when.text}${imports}中，${names.join('、')}${names.length > 1 ? '合计' : ''}占${share}`,
    (names, share, imports, when) =>
      `${names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]} took ${share} of ${imports}${inTime(when)}`,
  ],
  fourLargest: [
    (members: string, share: string, imports: string, when: When) =>
      `${when.text}${imports}中，${members}里最大的4家占${share}`,
    (members, share, imports, when) => `the four largest of ${members} took ${share} of ${imports}${inTime(when)}`,
  ],
  sides: [
    (a: string, amount: string, b: string, way: Way, percent: string) =>
      way === 'flat' ? `${a}：${amount}，与${b}持平` : `${a}：${amount}，比${b}${way === 'up' ? '多' : '少'}${percent}`,
    (a, amount, b, way, percent) =>
      way === 'flat'
        ? `${a}: ${amount}, level with ${b}`
        : `${a}: ${amount}, ${percent} ${way === 'up' ? 'above' : 'below'} ${b}`,
  ],
  publishedOnly: [(text: string) => `${text}（只计已公布时期）`, (text) => `${text} (published periods only)`],
});
