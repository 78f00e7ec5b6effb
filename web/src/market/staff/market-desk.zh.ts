import type { MarketContentRow } from '@btc/contract/market/desk/market-desk.ts';
import type { ReportReason } from '@btc/contract/market/market-codes.ts';

const reasons: Readonly<Record<ReportReason, string>> = {
  spam: '广告或重复发布',
  fraud: '疑似欺诈',
  offensive: '冒犯或违法',
  contact: '正文含联系方式',
  other: '其他',
};
const kinds: Readonly<Record<MarketContentRow['Kind'], string>> = { post: '供求帖', message: '讨论发言' };
const states: Readonly<Record<MarketContentRow['State'], string>> = {
  shown: '显示中',
  closed: '已关闭',
  removed: '已移除',
};

export const zh = {
  title: '市场内容审核',
  tabs: '显示',
  shows: { reported: '被举报', removed: '已移除', all: '全部' },
  empty: '这里没有内容。',
  search: '查找',
  searchHint: '文字、货品、公司或用户名',
  kinds,
  states,
  reasons,
  writer: (who: string) => `发布人：${who}`,
  toMember: (member: string, company: string) => `${member}（${company}）`,
  openMember: '会员资料',
  open: '查看页面',
  text: '内容',
  reports: '举报',
  reportedBy: (name: string) => `举报人：${name}`,
  someone: '已注销账户',
  settled: '已处理',
  removedBecause: (reason: string, by: string) => `移除原因：${reason}（${by}）`,
  remove: '移除',
  removeWhat: '内容将从网站上消失，举报视为已处理；发布人会收到通知和下面的原因。移除讨论的第一条发言会移除整个讨论。',
  reason: '原因（发布人可见）',
  removed: '已移除',
  restore: '恢复',
  restoreWhat: '内容将恢复原样，重新出现在网站上。',
  restored: '已恢复',
  dismiss: '举报不成立',
  dismissWhat: '内容保留，未处理的举报将标记为已处理。',
  dismissed: '举报已处理',
};
export type MarketDeskMessages = typeof zh;
