/** Why a row, or a whole file, is not loaded; a reason is a code, its text is in both languages below. */
export const reasons = {
  missingColumn: { cn: '缺少必需的列', en: 'a required column is missing' },
  repeatedColumn: { cn: '同一列出现两次', en: 'the same column stands there twice' },
  emptyFile: { cn: '文件没有数据行', en: 'the file has no data rows' },
  unreadableText: { cn: '文字无法按文件编码读出', en: 'the text does not fit the encoding of the file' },
  lineTooLong: { cn: '行过长，可能不是CSV文件', en: 'the line is too long for a CSV file' },
  openQuote: { cn: '引号没有成对', en: 'a quotation mark is not closed' },
  strayQuote: { cn: '引号位置不对', en: 'a quotation mark stands where none can' },
  columnCount: { cn: '列数与表头不符', en: 'the number of columns differs from the header' },
  badPeriod: { cn: '不是有效的年月或年份', en: 'not a month or year' },
  futurePeriod: { cn: '时期尚未到来', en: 'the period has not come yet' },
  mixedPeriods: { cn: '一个文件中既有月份又有年份', en: 'months and years in one file' },
  badCode: { cn: '不是有效的商品编码', en: 'not a commodity code' },
  overlappingCodes: {
    cn: '该编码包含文件中另一编码的商品，会重复计算',
    en: 'the code includes the goods of another code of the file, which would count twice',
  },
  unknownPartner: { cn: '未知的贸易伙伴', en: 'unknown trade partner' },
  partnerMismatch: { cn: '贸易伙伴的编码与名称不一致', en: 'code and name of the trade partner disagree' },
  otherPartner: { cn: '不在 --origins 所列来源之内', en: 'not among the origins named with --origins' },
  wrongReporter: { cn: '申报方不是中国', en: 'the reporter is not China' },
  badNumber: { cn: '不是数字', en: 'not a number' },
  negativeNumber: { cn: '数值为负', en: 'a negative number' },
  numberTooLarge: { cn: '数值过大', en: 'the number is too large' },
  notAWeight: { cn: '计量单位不是千克', en: 'the unit is not a kilogram' },
  noFigure: { cn: '既无数量又无金额', en: 'neither a weight nor a value' },
  duplicateRow: {
    cn: '各项维度与前面某行（行号见值）完全相同',
    en: 'the same dimensions as an earlier line, the value',
  },
} as const satisfies Record<string, { cn: string; en: string }>;

export type Reason = keyof typeof reasons;

/** One thing wrong with a file: where, what stands there, and why it cannot be taken. */
export interface Fault {
  /** Line of the file, from 1. */
  readonly line: number;
  /** Name of the column as the header has it; empty where the whole line is meant. */
  readonly column: string;
  readonly value: string;
  readonly reason: Reason;
}

/** A fault of a row, before its line is known. */
export type RowFault = Omit<Fault, 'line'>;

const longestValue = 120;

/** Makes a row's fault, its value cut to what a report can show. */
export function faultOf(reason: Reason, column: string, value: string): RowFault {
  return { column, value: value.length > longestValue ? `${value.slice(0, longestValue)}…` : value, reason };
}
