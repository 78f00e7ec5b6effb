import { expect, it } from 'vitest';
import type { DeskRequest, LevelRow } from '../words/word-lists.ts';
import { toDraft, findDraftIssues, toGrant, listSteps, usualDay } from './grant-draft.ts';

const now = new Date('2026-11-21T02:00:00Z');
const levels: readonly LevelRow[] = [
  { Level: '_vip_member', CanVisitModule: 'Info|Price|Est|Data', isCn: true, isEn: false },
  { Level: '_vip_member_en', CanVisitModule: 'Info|Data', isCn: false, isEn: true },
];
const request: DeskRequest = {
  RequestID: 7,
  MemberID: 1,
  LoginUserName: 'wang_li',
  RequireLevel: '_vip_member',
  RequireType: 'Pay',
  RequireTypeT: null,
  GradeMoney: 4000,
  isCnRequire: true,
  isEnRequire: false,
  State: 'new',
  Contact: null,
  Now: {
    ChargeState: 1,
    ChargeExpireDate: null,
    CanVisitModule: '',
    ChargeStataEn: 0,
    ChargeEnExpireDate: null,
    CanVisitModuleEn: '',
  },
  AssignedTo: null,
  CreatedDate: '2026-11-20T02:00:00Z',
  DecidedDate: null,
  DecidedBy: null,
  Reason: null,
  Notes: [],
};

it('begins with what was asked for, the modules of the level, and a year', () => {
  expect(toDraft(request, levels, now)).toMatchObject({
    editions: ['cn'],
    state: 3,
    modules: ['Info', 'Data', 'Price', 'Est'],
    day: '2027-11-21',
  });
});

it('lengthens a paid membership that still runs, and no other', () => {
  expect(usualDay(3, '2027-01-05T15:59:59Z', now)).toBe('2028-01-05');
  expect(usualDay(3, '2026-01-05T15:59:59Z', now)).toBe('2027-11-21');
  expect(usualDay(2, '2027-01-05T15:59:59Z', now)).toBe('2026-12-21');
});

it('begins a trial with a month and ten items', () => {
  const draft = toDraft({ ...request, RequireType: 'Free' }, levels, now);
  expect(draft).toMatchObject({ state: 2, day: '2026-12-21', trialItems: '10' });
  expect(toGrant(7, draft)).toMatchObject({ State: 2, TrialItems: 10 });
});

it('says what is missing', () => {
  const draft = toDraft(request, levels, now);
  expect(findDraftIssues(request, draft, now)).toEqual([]);
  expect(findDraftIssues(request, { ...draft, day: '2026-11-21' }, now)).toEqual([]);
  expect(findDraftIssues(request, { ...draft, day: '2026-11-20', modules: [], editions: [] }, now)).toEqual([
    'needEdition',
    'needModule',
    'needDay',
  ]);
  expect(findDraftIssues({ ...request, State: 'contacted' }, { ...draft, state: 2, modules: [] }, now)).toEqual([]);
  expect(findDraftIssues(request, { ...draft, day: '2999-01-01' }, now)).toEqual(['needDay']);
  expect(findDraftIssues({ ...request, State: 'contacted' }, { ...draft, state: 2, trialItems: '-1' }, now)).toEqual([
    'needItems',
  ]);
});

it('opens on the last day too, and sends no empty remark', () => {
  expect(toGrant(7, toDraft(request, levels, now))).toEqual({
    RequestID: 7,
    Editions: ['cn'],
    Level: '_vip_member',
    State: 3,
    Modules: ['Info', 'Data', 'Price', 'Est'],
    ExpireDate: '2027-11-21T23:59:59+08:00',
    TakesAway: false,
  });
});

const paying: DeskRequest = {
  ...request,
  State: 'contacted',
  Now: { ...request.Now, ChargeState: 3, ChargeExpireDate: '2026-12-11T15:59:59Z', CanVisitModule: 'Info|Eyes|Market' },
};

it('adds to a paid membership that still runs', () => {
  const draft = toDraft(paying, levels, now);
  expect(draft).toMatchObject({ modules: ['Info', 'Eyes', 'Data', 'Price', 'Est', 'Market'], day: '2027-12-11' });
  expect(findDraftIssues(paying, draft, now)).toEqual([]);
});

it('wants a tick before it takes away what is paid for', () => {
  const draft = { ...toDraft(paying, levels, now), modules: ['Info' as const] };
  expect(findDraftIssues(paying, draft, now)).toEqual(['needAgreement']);
  expect(findDraftIssues(paying, { ...draft, isAgreed: true }, now)).toEqual([]);
});

it('lets a trial stand beside a paid membership, after the phone check', () => {
  const free: DeskRequest = { ...paying, RequireType: 'Free' };
  const draft = toDraft(free, levels, now);
  expect(listSteps(free, draft, now)).toMatchObject([{ after: { state: 3 }, trialUntil: '2026-12-21T23:59:59+08:00' }]);
  expect(findDraftIssues(free, draft, now)).toEqual([]);
  expect(findDraftIssues({ ...free, State: 'new' }, draft, now)).toEqual(['needPhone']);
});
