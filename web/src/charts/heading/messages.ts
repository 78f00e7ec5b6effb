import { inEditions } from '#i18n/editions.ts';

/** Which way a figure went; `flat` below 0.05 %. */
export type Way = 'up' | 'down' | 'flat';

/** A period or a day by its name, or a span of several. */
export interface When {
  readonly text: string;
  readonly kind: 'period' | 'span' | 'day';
}

export interface Move {
  readonly subject: string;
  /** A price rises, an amount grows: the Chinese edition tells them apart. */
  readonly isPrice: boolean;
  readonly way: Way;
  readonly percent: string;
  readonly amount: string;
  readonly when: When;
  /** Period or day of comparison; null: the same a year before. */
  readonly against: string | null;
}

interface CitationParts {
  readonly site: string;
  readonly title: string;
  readonly scope: string;
  readonly source: string;
  readonly vintage: string;
  readonly day: string;
  readonly address: string;
}

const cnWays = {
  price: { up: '上涨', down: '下跌', flat: '持平' },
  amount: { up: '增长', down: '下降', flat: '持平' },
} as const;
const enWays = { up: 'rose', down: 'fell', flat: 'unchanged' } as const;

const prepositions = { period: ' in ', span: ', ', day: ' on ' } as const;

export const inTime = ({ text, kind }: When): string => `${prepositions[kind]}${text}`;

export const messages = inEditions({
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
  provisional: {
    period: [(text: string) => `${text}（暂定）`, (text) => `${text} (provisional)`],
    span: [(text: string) => `${text}（含暂定数据）`, (text) => `${text} (incl. provisional figures)`],
  },
  cite: ['引用', 'Cite'],
  siteName: ['进口牛肉资讯', 'Beef to China'],
  citation: [
    ({ site, title, scope, source, vintage, day, address }: CitationParts) =>
      `${site}：“${title}”，${scope}。来源：${source}${vintage === '' ? '' : `，${vintage}`}。${day}查阅。${address}`,
    ({ site, title, scope, source, vintage, day, address }) =>
      `${site}, “${title}”. ${scope}. Source: ${source}${vintage === '' ? '' : `, ${vintage}`}. Accessed ${day}. ${address}`,
  ],
  citedVintage: [(day: string) => `${day}发布`, (day) => `published ${day}`],
  citedAsOf: [(day: string) => `按${day}已发布的数字`, (day) => `as published on ${day}`],
});
