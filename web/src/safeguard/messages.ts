import { inEditions } from '#i18n/editions.ts';

export const messages = inEditions({
  title: ['适用税率', 'Applicable duty'],
  declared: [(day: string) => `${day}申报`, (day) => `Entered on ${day}`],
  grounds: {
    law: ['依据：保障措施公告', 'based on the safeguard notice'],
    notice: ['依据：正式公告', 'based on an official notice'],
    customs: ['依据：海关统计', 'based on customs data'],
    projection: ['依据：本站预测', 'based on our projection'],
    nothing: ['依据：尚无公布数据', 'nothing published yet'],
  },
  withheld: [
    '届时配额内外的预测仅对数据或报价会员开放',
    'our projection of which applies is for members of the data or the prices',
  ],
  used: ['配额使用', 'Quota used'],
  readUsed: [
    (percent: string, used: string, quota: string) => `${percent}（${used}／${quota}）`,
    (percent, used, quota) => `${percent} (${used} of ${quota})`,
  ],
  quotaOnly: [(quota: string) => `配额${quota}，使用量尚未公布`, (quota) => `quota ${quota}, use not published yet`],
  official: [
    (percent: string, day: string) => `正式公告：${percent}（${day}）`,
    (percent, day) => `Official notice: ${percent} (${day})`,
  ],
  customs: [
    (percent: string, day: string, source: string) => `${source}：${percent}，截至${day}`,
    (percent, day, source) => `${source}: ${percent} to ${day}`,
  ],
  notices: ['已公布', 'Published'],
  noticeKinds: {
    notice: ['正式公告', 'official notice'],
    report: ['媒体报道', 'press report'],
  },
  noticeLine: [(percent: string, kind: string) => `${percent} · ${kind}`, (percent, kind) => `${percent} · ${kind}`],
  source: [(name: string) => `来源：${name}`, (name) => `Source: ${name}`],
  others: ['其他加征', 'Additional duties'],
  otherKnown: [(points: number) => `加征${points}个百分点`, (points) => `plus ${points} points`],
  otherUnknown: ['税率不明', 'rate not known'],
  otherRange: [
    (from: number, to: number) => `加征${from}–${to}个百分点，因企业而异`,
    (from, to) => `plus ${from}–${to} points, by exporter`,
  ],
  since: [(from: string) => `自${from}起`, (from) => `since ${from}`],
  between: [(from: string, until: string) => `${from}至${until}`, (from, until) => `${from} – ${until}`],
});
