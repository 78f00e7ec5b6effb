import type { GapKind, Words } from './data-table.ts';

export const gapWords: Readonly<Record<GapKind, Words>> = {
  notPublished: { cn: '未公布', en: 'Not published' },
  locked: { cn: '仅对会员开放', en: 'For members' },
  notTraded: { cn: '无进口', en: 'No imports' },
  noBase: { cn: '无可比基数（基期为零或未公布）', en: 'No base to compare with (zero or not published)' },
  notConverted: { cn: '不折算', en: 'Not converted' },
};
