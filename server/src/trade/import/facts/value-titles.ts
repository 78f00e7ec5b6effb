import { listed } from '#platform/import/text/header.ts';

/** Words that a title of values may have beside its currency; none of them says another scale or kind of value. */
const words = [
  '',
  ...listed(
    '值 | 金额 | 价值 | 总值 | 货值 | 总额 | 贸易额 | 贸易值 | 进口额 | 进口值 | 进口金额 | 进口总值 | 进口总额',
    'Value | Value in | Total value | Amount | Trade value | Import value | Value of imports',
  ),
];

const currencies = {
  usd: ['美元', '美金', 'USD', 'US$', 'US dollar', 'US dollars'],
  cny: ['人民币', '人民币元', 'CNY', 'RMB', 'Renminbi', 'Renminbi yuan', 'Yuan'],
} as const;

/** Titles of a column of values in whole units of a currency, as people write them. */
export function listValueTitles(currency: keyof typeof currencies): readonly string[] {
  return words.flatMap((word) => currencies[currency].flatMap((name) => [`${word} ${name}`, `${name} ${word}`]));
}
