import type { Edition } from '@btc/contract/members/access.ts';
import type { ReportSection } from '@btc/contract/prices/week-codes.ts';

export interface ReportWords {
  readonly site: string;
  readonly published: string;
  readonly frozen: string;
  readonly draft: string;
  readonly demo: string;
  /** `mainstream` heads the value column where a range is shown. */
  readonly columns: Readonly<Record<'line' | 'low' | 'mainstream' | 'value' | 'high' | 'change', string>>;
  readonly sections: Readonly<Record<ReportSection, string>>;
}

export const reportWords: Readonly<Record<Edition, ReportWords>> = {
  cn: {
    site: '进口牛肉资讯',
    published: '发布：',
    frozen: '数字以发布时为准',
    draft: '草稿，尚未发布；数字会变动',
    demo: '演示数据，不是真实统计',
    columns: { line: '项目', low: '低价', mainstream: '主流价', value: '数值', high: '高价', change: '较上周' },
    sections: {
      summary: '摘要',
      forward: '期货：分产地报价',
      spot: '现货：分城市报价',
      customs: '口岸与海关',
      plants: '工厂变动',
      quota: '配额',
      liveCattle: '活牛',
      fx: '汇率',
      survey: '价格调查',
      calendar: '下周日程',
    },
  },
  en: {
    site: 'Beef to China',
    published: 'Published ',
    frozen: 'Figures as at publication',
    draft: 'Draft, not published; figures may change',
    demo: 'Demonstration data, not real statistics',
    columns: {
      line: 'Item',
      low: 'Low',
      mainstream: 'Mainstream',
      value: 'Value',
      high: 'High',
      change: 'w/w',
    },
    sections: {
      summary: 'Summary',
      forward: 'Forward by origin',
      spot: 'Spot by city',
      customs: 'Ports and customs',
      plants: 'Plant changes',
      quota: 'Quotas',
      liveCattle: 'Live cattle',
      fx: 'Exchange rates',
      survey: 'Price survey',
      calendar: 'The week ahead',
    },
  },
};
