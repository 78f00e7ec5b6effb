import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';

export const zh = {
  axis: {
    t: { plain: '吨', scaled: '千吨' },
    USD: { plain: '美元', scaled: '百万美元' },
    CNY: { plain: '元', scaled: '百万元' },
    'USD/t': { plain: '美元/吨', scaled: '美元/吨' },
    '%': { plain: '%', scaled: '%' },
  } satisfies Record<SeriesUnit, { plain: string; scaled: string }>,
  total: '合计',
  mean: '加权平均',
  others: '其他',
  otherMembers: (count: string) => `其余${count}个`,
  provisional: '暂定',
  partial: '未满期',
  share: '占比',
  sideList: '占比排名',
  sidePeriod: '排名时期',
  wholeSpan: '全部时期',
  moreInTable: (count: string) => `其余${count}个见表格`,
  toTable: '查看表格',
  pickHint: '点击图中时期或在此选择，查看该期排名。',
  dimension: {
    origin: '来源国',
    province: '省份',
    district: '关区',
    importer: '进口商',
    cut: '部位',
    plant: '工厂',
    product: '产品',
  },
  span: (from: string, to: string) => (from === to ? from : `${from}至${to}`),
  sentenceTotal: (span: string, total: string) => `${span}合计${total}`,
  sentenceLeaders: (leaders: string) => `居前的是${leaders}`,
  leader: (name: string, share: string) => `${name}（${share}）`,
  listJoin: '、',
  clauseJoin: '；',
  sentenceEnd: '。',
  sentenceMean: (period: string, mean: string) => `${period}加权平均${mean}`,
};

export type FigureMessages = typeof zh;
