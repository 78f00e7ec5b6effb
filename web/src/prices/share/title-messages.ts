import { inEditions } from '#i18n/editions.ts';

interface Extreme {
  readonly isHigh: boolean;
  readonly since: string | null;
}

interface Side {
  readonly name: string;
  readonly change: string;
}

interface Moved {
  readonly rose: number;
  readonly fell: number;
  readonly same: number;
}

export const messages = inEditions({
  mainstream: [(what: string) => `${what}主流价`, (what) => `the mainstream price of ${what}`],
  within: [(name: string) => `${name}（按配额内税率）`, (name) => `${name} at in-quota duty`],
  week: [(day: string) => `${day}当周`, (day) => `the week of ${day}`],
  extreme: [
    (text: string, { isHigh, since }: Extreme) =>
      `${text}，为${since === null ? '图示期间' : `${since}以来`}${isHigh ? '最高' : '最低'}`,
    (text, { isHigh, since }) =>
      `${text}, the ${isHigh ? 'highest' : 'lowest'} ${since === null ? 'of the time shown' : `since ${since}`}`,
  ],
  beside: [
    (day: string, own: Side, other: Side) => `自${day}以来，${own.name}${own.change}，${other.name}${other.change}`,
    (day, own, other) => `since ${day} ${own.name} ${own.change}, ${other.name} ${other.change}`,
  ],
  dearest: [
    (day: string, high: Side, low: Side) =>
      `${day}活牛价格以${high.name}最高（${high.change}），${low.name}最低（${low.change}）`,
    (day, high, low) =>
      `cattle dearest in ${high.name} (${high.change}) and cheapest in ${low.name} (${low.change}) on ${day}`,
  ],
  sinceFirst: [
    (day: string, high: Side, low: Side) =>
      `自${day}以来，活牛价格变化以${high.name}居首（${high.change}），${low.name}居末（${low.change}）`,
    (day, high, low) =>
      `since ${day} cattle prices: ${high.name} ${high.change} at the top, ${low.name} ${low.change} at the bottom`,
  ],
  list: [
    (prices: string, { rose, fell, same }: Moved) => `${prices}较上周${rose}涨${fell}跌${same}平`,
    (prices, { rose, fell, same }) => `${prices} w/w: ${rose} up, ${fell} down, ${same} unchanged`,
  ],
  most: [
    (text: string, name: string, change: string) => `${text}，变动最大的是${name}（${change}）`,
    (text, name, change) => `${text}; moved most: ${name} (${change})`,
  ],
});
