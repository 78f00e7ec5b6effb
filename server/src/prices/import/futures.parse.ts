import { toIssue, type RowIssue } from '#platform/import/issue.ts';
import { readDay } from '#platform/import/text/calendar.ts';
import { describeLayout, type RowOutcome } from '#platform/import/read-rows.ts';
import type { StyledNames } from '#platform/import/text/file-style.ts';
import {
  formatTitle,
  type HeaderRule,
  type Layout,
  listed,
  type ReadHeader,
  readHeader,
  type TaughtTitles,
  toCell,
  type UnneededTitles,
} from '#platform/import/text/header.ts';
import { type FileValue, type OpenedPrices, type ReadAgainst, readFigure } from './price-file.ts';

/** As the exchange and quote vendors print them; where a file has several closing prices, the first of these counts. */
export const futuresColumns = {
  symbol: ['Symbol', 'Contract', 'Contract symbol', 'Ticker', 'Instrument', '合约', '合约代码', '代码'],
  time: ['Time', 'Date', 'Trade date', 'Trading day', 'Date time', 'Timestamp', '日期', '交易日', '交易日期', '时间'],
  open: ['Open', 'Open price', 'Opening price', '开盘价', '开盘', '今开'],
  high: ['High', 'High price', 'Highest', '最高价', '最高'],
  low: ['Low', 'Low price', 'Lowest', '最低价', '最低'],
  close: [
    'Close',
    'Last',
    'Latest',
    'Close/Last',
    'Closing price',
    'Close price',
    'Last price',
    'Last trade',
    'Last traded price',
    'Latest price',
    'Settle',
    'Settlement',
    'Settlement price',
    'Settle price',
    '收盘价',
    '收盘',
    '最新价',
    '最新',
    '结算价',
  ],
  volume: ['Volume', 'Vol', 'Vol.', 'Total volume', 'Traded volume', '成交量'],
} as const;
export type FuturesColumn = keyof typeof futuresColumns;
const required: readonly (readonly FuturesColumn[])[] = [['symbol'], ['time'], ['close']];

type ReadLine =
  | { readonly kind: 'value'; readonly value: FileValue }
  | { readonly kind: 'bad'; readonly issues: readonly RowIssue[] };

/** Month first where the file does not settle the order: the exchange is American. */
function readTime(text: string): string | null {
  return readDay(text.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, '$3-$1-$2'));
}

function parseLine(layout: Layout<FuturesColumn>, fields: readonly string[]): ReadLine {
  const issues: RowIssue[] = [];
  const figure = (column: FuturesColumn): number | null => {
    const read = readFigure(toCell(layout, fields, column), formatTitle(layout, column));
    if (read.kind === 'figure') return read.value;
    issues.push(read.issue);
    return null;
  };
  const symbol = toCell(layout, fields, 'symbol');
  const time = toCell(layout, fields, 'time');
  const day = readTime(time);
  if (!/^[A-Z]{2,3}[FGHJKMNQUVXZ]\d{2}$/.test(symbol) || findContract(symbol) === undefined)
    issues.push(toIssue('unknownCode', formatTitle(layout, 'symbol'), symbol, contractChoices));
  if (day === null) issues.push(toIssue('badDay', formatTitle(layout, 'time'), time));
  const [value, open, high, low, volume] = [
    figure('close'),
    figure('open'),
    figure('high'),
    figure('low'),
    figure('volume'),
  ];
  if (value === null && issues.length === 0) issues.push(toIssue('emptyCell', formatTitle(layout, 'close'), ''));
  if (value !== null && high !== null && low !== null && (value > high || value < low)) {
    issues.push(toIssue('priceOrder', formatTitle(layout, 'close'), String(value)));
  }
  if (issues.length > 0 || day === null || value === null) return { kind: 'bad', issues };
  return { kind: 'value', value: { code: symbol, day, value, open, high, low, volume } };
}

const contracts = [
  { root: 'LE', cn: '芝商所活牛期货', en: 'CME live cattle' },
  { root: 'GF', cn: '芝商所育肥牛期货', en: 'CME feeder cattle' },
  { root: 'HE', cn: '芝商所瘦肉猪期货', en: 'CME lean hogs' },
] as const;

const contractChoices = contracts.map(({ root, en }) => `${root} ${en}`);

function findContract(code: string) {
  return contracts.find(({ root }) => root === code.slice(0, -3));
}

function presentContract(code: string, order: number) {
  const contract = findContract(code);
  return {
    code,
    name_cn: `${contract?.cn ?? '期货'} ${code}`,
    name_en: `${contract?.en ?? 'Futures'} ${code}`,
    unit: 'US¢/lb',
    frequency: 'day' as const,
    source_cn: '芝商所（交易所期货，不是期货报价）',
    source_en: 'CME (exchange-traded futures)',
    sort_key: 100 + order,
  };
}

/** Beside these, a title of a unit or a currency keeps the file out: prices are cents a pound. The money that a day's trade came to says nothing of its price. */
const unneeded: UnneededTitles<FuturesColumn> = {
  always: listed(
    'Open interest | Open int | Open int. | OI | Change | Change (%) | % change | Chg | Chg % | Change % | Name | Exchange',
    'Previous | Previous close | Prev close | Prev. close | Previous settlement | Prior settle | Estimated volume | Est. volume',
    '持仓量 | 持仓变化 | 涨跌 | 涨跌幅 | 涨跌1 | 涨跌2 | 涨跌额 | 昨收 | 昨收盘 | 昨结算 | 前收盘 | 前收盘价 | 前结算 | 前结算价',
    '成交额 | 成交金额 | 成交额（万元） | 成交金额（万元） | Turnover | Traded value | Trading value | 品种 | 交易所',
  ),
  beside: { close: futuresColumns.close },
};

const rule: HeaderRule<FuturesColumn> = { names: futuresColumns, required, unneeded };

export function readFuturesHeader(fields: readonly string[], taught?: TaughtTitles): ReadHeader<FuturesColumn> {
  return readHeader(fields, rule, taught);
}

const styled = {
  numbers: ['open', 'high', 'low', 'close', 'volume'],
  dates: ['time'],
} as const satisfies StyledNames<FuturesColumn>;

/** Opens exchange-traded futures as quote vendors export them: a title line, a header, one line a day. */
export function openFutures(fields: readonly string[], { dictionary }: ReadAgainst): OpenedPrices {
  const header = readFuturesHeader(fields, (title) => dictionary.readTitle(title));
  if (header.kind === 'bad') return header;
  const { layout } = header;
  const values: FileValue[] = [];
  const lineOf = new Map<string, number>();
  const take = (line: number, row: readonly string[]): RowOutcome => {
    const parsed = parseLine(layout, row);
    if (parsed.kind === 'bad') return parsed;
    const key = `${parsed.value.code} ${parsed.value.day}`;
    const earlier = lineOf.get(key);
    lineOf.set(key, line);
    if (earlier !== undefined) return { kind: 'bad', issues: [toIssue('duplicateRow', '', String(earlier))] };
    values.push(parsed.value);
    return { kind: 'taken', warnings: [] };
  };
  const list = () => {
    const codes = [...new Set(values.map(({ code }) => code))].toSorted();
    return { quotes: [], benchmarks: codes.map(presentContract), values };
  };
  return { kind: 'taker', taker: { ...describeLayout(layout, styled), take, list } };
}
