import { inEditions } from '#i18n/editions.ts';
import { counted } from '../room/counted.ts';

export const messages = inEditions({
  period: ['时间段', 'Period'],
  from: ['自', 'From'],
  to: ['至', 'To'],
  show: ['查看', 'Show'],
  presets: {
    30: ['近30天', '30 days'],
    90: ['近90天', '90 days'],
    365: ['近一年', 'One year'],
  },
  span: [(from: string, to: string) => `${from}至${to}`, (from: string, to: string) => `${from} to ${to}`],
  board: ['各类变化', 'Changes by type'],
  allChanges: ['全部变化', 'All changes'],
  further: ['其他', 'Other'],
  byOrigin: ['各产地变化', 'Changes by origin'],
  byOriginCaption: ['按产地统计的状态变化', 'Status changes by origin'],
  origin: ['产地', 'Origin'],
  total: ['合计', 'Total'],
  events: ['变化明细', 'Details'],
  eventsCaption: [
    (from: string, to: string) => `状态变化明细，生效日期${from}至${to}`,
    (from: string, to: string) => `Status changes taking effect ${from} to ${to}`,
  ],
  basis: ['以何日期为准', 'Reference date'],
  anyBasis: ['全部', 'Any date'],
  noBasis: ['未写明', 'not stated'],
  columns: {
    effective: ['生效日期', 'Effective'],
    plant: ['工厂', 'Plant'],
    change: ['变化', 'Change'],
    basis: ['适用日期', 'Reference date'],
    announced: ['公布日期', 'Announced'],
    source: ['来源', 'Source'],
  },
  numbers: [(old: string, now: string) => `${old} → ${now}`, (old: string, now: string) => `${old} → ${now}`],
  rule: [(number: string) => `海关总署令第${number}号`, (number: string) => `GACC Decree ${number}`],
  invented: ['演示数据', 'Demonstration data'],
  link: ['原文', 'Notice'],
  noEvents: ['这段时间没有符合条件的变化', 'No matching changes in this period'],
  noEventsText: ['换一段时间，或去掉筛选。', 'Choose another period, or remove filters.'],
  clear: ['清除筛选', 'Clear filters'],
  lockedTitle: ['状态变化：分类、产地与明细', 'Status changes by type, origin and plant'],
  lockedText: [
    (total: string, from: string, to: string) =>
      `${from}至${to}共${total}次变化，列明工厂、变化、生效日期、以货物的哪个日期为准和来源，可下载。`,
    (total: string, from: string, to: string) =>
      `${counted(total, 'change')} from ${from} to ${to}, each with plant, type, effective date, reference date and source; downloadable.`,
  ],
  releasesLockedTitle: ['名单历次更新', 'List updates'],
  releasesLockedText: [
    (total: string) => `共${total}次更新，每次列出变化、产地和涉及的工厂。`,
    (total: string) => `${counted(total, 'update')}, each with its changes, origins and plants.`,
  ],
  releaseCount: [(total: string) => `${total}次变化`, (total: string) => counted(total, 'change')],
  releaseMore: [(shown: string) => `只列前${shown}条`, (shown: string) => `First ${shown} shown`],
  releasesEmpty: ['尚无名单更新', 'No updates yet'],
  allOrigins: ['全部产地', 'All origins'],
});
