import { expect, test } from 'vitest';
import { toDetailDraft, toDetail, findDetailIssues, mergeDetail } from './detail-draft.ts';

const detail = {
  Section: 'price',
  Access: 'free',
  Meat: 'beef',
  Origins: ['BRA'],
  Cuts: [],
  Tags: ['配额', 'spot market'],
  TitlePicture: null,
  Source: null,
  HeadlineRank: null,
  Recommended: false,
  Shared: true,
  Report: null,
} as const;

test('what was stored comes back as it was', () => {
  const stored = { ...detail, Origins: [...detail.Origins], Cuts: [], Tags: [...detail.Tags] };
  expect(toDetail(toDetailDraft(stored))).toEqual(stored);
});

test('lists are read however they are parted', () => {
  const draft = {
    ...toDetailDraft({ ...detail, Origins: [], Cuts: [], Tags: [] }),
    origins: 'bra，ARG  bra',
    tags: '现货、 spot market,',
  };
  expect(toDetail(draft)).toMatchObject({ Origins: ['BRA', 'ARG'], Tags: ['现货', 'spot market'] });
});

test('a report needs a period that ends no earlier than it begins', () => {
  const report = { ...detail, Section: 'report', Origins: [], Cuts: [], Tags: [] } as const;
  expect(findDetailIssues(toDetailDraft({ ...report, Origins: [], Cuts: [], Tags: [] }))).toEqual(['needPeriod']);
  const Report = { Type: 'week', PeriodStart: '2026-11-16', PeriodEnd: '2026-11-15', Date: '2026-11-20' } as const;
  expect(findDetailIssues(toDetailDraft({ ...report, Origins: [], Cuts: [], Tags: [], Report }))).toEqual([
    'needPeriod',
  ]);
});

test('what a colleague saves meanwhile comes in, and what was chosen here stays', () => {
  const was = { ...detail, Origins: ['BRA'], Cuts: [], Tags: ['配额'] };
  const here = toDetailDraft(was);
  const mine = { ...here, detail: { ...here.detail, Access: 'member' as const }, tags: '配额, 现货' };
  const theirs = { ...was, Section: 'policy' as const, Origins: ['BRA', 'ARG'], Tags: ['汇率'] };
  expect(toDetail(mergeDetail(was, mine, theirs))).toEqual({ ...theirs, Access: 'member', Tags: ['配额', '现货'] });
  expect(toDetail(mergeDetail(was, here, theirs))).toEqual(theirs);
});
