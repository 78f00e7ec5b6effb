import { inEditions } from '#i18n/editions.ts';

/** Which way a figure went; `flat` below 0.05 %. */
export type Way = 'up' | 'down' | 'flat';

interface Move {
  readonly subject: string;
  /** A price rises, an amount grows: the Chinese edition tells them apart. */
  readonly isPrice: boolean;
  readonly way: Way;
  readonly percent: string;
  readonly amount: string;
  readonly when: When;
  /** The period that it is held against; null: the same a year before. */
  readonly against: string | null;
}

/** A period by its name, or a span of several. */
export interface When {
  readonly text: string;
  readonly isSpan: boolean;
}

const cnWays = {
  price: { up: '上涨', down: '下跌', flat: '持平' },
  amount: { up: '增长', down: '下降', flat: '持平' },
} as const;
const enWays = { up: 'rose', down: 'fell', flat: 'unchanged' } as const;

const inTime = ({ text, isSpan }: When): string => (isSpan ? `, ${text}` : ` in ${text}`);

/** What charts show, as the sentences that head them. */
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
  moved: [
    ({ subject, isPrice, way, percent, amount, when, against }: Move) =>
      `${when.text}${subject}${amount}，${against === null ? '同比' : `比${against}`}${cnWays[isPrice ? 'price' : 'amount'][way]}${way === 'flat' ? '' : percent}`,
    ({ subject, way, percent, amount, when, against }) => {
      const [before, from] = against === null ? [' y/y', ''] : ['', `, from ${against}`];
      return way === 'flat'
        ? `${subject} unchanged${before} at ${amount}${inTime(when)}${from}`
        : `${subject} ${enWays[way]} ${percent}${before} to ${amount}${inTime(when)}${from}`;
    },
  ],
  came: [
    ({ subject, amount, when }: Pick<Move, 'subject' | 'amount' | 'when'>) => `${when.text}${subject}${amount}`,
    ({ subject, amount, when }) => `${subject}: ${amount}${inTime(when)}`,
  ],
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
  provisional: {
    period: [(text: string) => `${text}（暂定）`, (text) => `${text} (provisional)`],
    span: [(text: string) => `${text}（含暂定数据）`, (text) => `${text} (incl. provisional figures)`],
  },
  publishedOnly: [(text: string) => `${text}（只计已公布时期）`, (text) => `${text} (published periods only)`],
});
