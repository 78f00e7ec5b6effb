import { expect, it } from 'vitest';
import type { DeskRequest, LevelRow } from '../words/word-lists.ts';
import { listSteps, toGrant, usualDay } from './grant-draft.ts';

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
  expect(toGrant(request, levels, now)).toEqual({
    Editions: ['cn'],
    Level: '_vip_member',
    State: 3,
    Modules: ['Info', 'Data', 'Price', 'Est'],
    // It is open on the last day too.
    ExpireDate: '2027-11-21T23:59:59+08:00',
    TrialItems: 10,
  });
});

it('lengthens a paid membership that still runs, and no other', () => {
  expect(usualDay(3, '2027-01-05T15:59:59Z', now)).toBe('2028-01-05');
  expect(usualDay(3, '2026-01-05T15:59:59Z', now)).toBe('2027-11-21');
  expect(usualDay(2, '2027-01-05T15:59:59Z', now)).toBe('2026-12-21');
});

it('begins a trial with a month and ten items', () => {
  const grant = toGrant({ ...request, RequireType: 'Free' }, levels, now);
  expect(grant).toMatchObject({ State: 2, ExpireDate: '2026-12-21T23:59:59+08:00', TrialItems: 10 });
});

const paying: DeskRequest = {
  ...request,
  State: 'contacted',
  Now: { ...request.Now, ChargeState: 3, ChargeExpireDate: '2026-12-11T15:59:59Z', CanVisitModule: 'Info|Eyes|Market' },
};

it('adds to a paid membership that still runs', () => {
  expect(toGrant(paying, levels, now)).toMatchObject({
    Modules: ['Info', 'Eyes', 'Data', 'Price', 'Est', 'Market'],
    ExpireDate: '2027-12-11T23:59:59+08:00',
  });
});

it('lets a trial stand beside a paid membership', () => {
  const grant = { editions: ['cn'], state: 2, modules: [], day: '2026-12-21' } as const;
  expect(listSteps(paying, grant, now)).toMatchObject([
    { after: { state: 3 }, trialUntil: '2026-12-21T23:59:59+08:00' },
  ]);
});
