import { type Both, inEditions } from '#i18n/editions.ts';
import type { MarketContentRow } from '@btc/contract/market/desk/market-desk.ts';
import type { ReportReason } from '@btc/contract/market/market-codes.ts';

export const messages = inEditions({
  title: ['市场内容审核', 'Market moderation'],
  tabs: ['显示', 'Show'],
  shows: {
    reported: ['被举报', 'Reported'],
    removed: ['已移除', 'Removed'],
    all: ['全部', 'All'],
  },
  empty: ['这里没有内容。', 'There is nothing here.'],
  search: ['查找', 'Search'],
  searchHint: ['文字、货品、公司或用户名', 'Words, goods, company or user'],
  kinds: {
    post: ['供求帖', 'Post'],
    message: ['讨论发言', 'Message'],
  } satisfies Readonly<Record<MarketContentRow['Kind'], Both<string>>>,
  states: {
    shown: ['显示中', 'Shown'],
    closed: ['已关闭', 'Closed'],
    removed: ['已移除', 'Removed'],
  } satisfies Readonly<Record<MarketContentRow['State'], Both<string>>>,
  reasons: {
    spam: ['广告或重复发布', 'Advertising or repeated posts'],
    fraud: ['疑似欺诈', 'Suspected fraud'],
    offensive: ['冒犯或违法', 'Offensive or unlawful'],
    contact: ['正文含联系方式', 'Contact details in the text'],
    other: ['其他', 'Other'],
  } satisfies Readonly<Record<ReportReason, Both<string>>>,
  writer: [(who: string) => `发布人：${who}`, (who: string) => `Posted by: ${who}`],
  toMember: [
    (member: string, company: string) => `${member}（${company}）`,
    (member, company) => `${member}, ${company}`,
  ],
  openMember: ['会员资料', 'Member record'],
  open: ['查看页面', 'Open page'],
  text: ['内容', 'Text'],
  reports: ['举报', 'Abuse reports'],
  reportedBy: [(name: string) => `举报人：${name}`, (name: string) => `Reported by: ${name}`],
  someone: ['（已删除的账户）', '(erased account)'],
  settled: ['已处理', 'closed'],
  removedBecause: [
    (reason: string, by: string) => `移除原因：${reason}（${by}）`,
    (reason: string, by: string) => `Removed: ${reason} (${by})`,
  ],
  remove: ['移除', 'Remove'],
  removeWhat: [
    '内容将从网站上消失，举报视为已处理；发布人会收到通知和下面的原因。移除讨论的第一条发言会移除整个讨论。',
    'It disappears from the site and its abuse reports are closed; the author gets a notice with the reason below. Removing the first message removes the whole discussion.',
  ],
  reason: ['原因（发布人可见）', 'Reason (the author sees it)'],
  removed: ['已移除', 'Removed'],
  restore: ['恢复', 'Restore'],
  restoreWhat: ['内容将恢复原样，重新出现在网站上。', 'It returns to the site as it was.'],
  restored: ['已恢复', 'Restored'],
  dismiss: ['举报不成立', 'Dismiss abuse reports'],
  dismissWhat: ['内容保留，未处理的举报将标记为已处理。', 'The content stays, and its open abuse reports are closed.'],
  dismissed: ['举报已处理', 'Abuse reports closed'],
});
