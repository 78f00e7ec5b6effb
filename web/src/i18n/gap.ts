import { carriedNames, carriedSign } from '@btc/contract/prices/carried-level.ts';

/** Why a figure is missing; carried from the database to the cell (decisions §8). */
export const gaps = ['notPublished', 'confidential', 'notTraded', 'unreadable', 'noBase', 'carried'] as const;
export type Gap = (typeof gaps)[number];

/** Shown instead of a missing figure; the same in both editions, explained by the legend. */
export const gapSigns = {
  notPublished: '–',
  confidential: '–c',
  notTraded: '–n',
  unreadable: '–?',
  noBase: '–b',
  carried: `–${carriedSign}`,
} as const satisfies Record<Gap, string>;

export interface GapCell {
  readonly gap: Gap;
}

export const gapNames = {
  cn: {
    notPublished: '未公布',
    confidential: '保密',
    notTraded: '无进口',
    unreadable: '原件无法辨认',
    noBase: '无可比基数（基期为零或未公布）',
    carried: carriedNames.cn,
  },
  en: {
    notPublished: 'not published',
    confidential: 'confidential',
    notTraded: 'no imports',
    unreadable: 'unreadable in the source',
    noBase: 'no base to compare with (zero or not published)',
    carried: carriedNames.en,
  },
} as const satisfies Record<'cn' | 'en', Record<Gap, string>>;
