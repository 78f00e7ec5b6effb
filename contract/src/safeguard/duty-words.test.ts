import { expect, test } from 'vitest';
import { describeDuty, describeStanding, type ShownDuty, type ShownStanding } from './duty-words.ts';

const ruled = (Ruling: ShownStanding, more: Partial<ShownDuty> = {}): ShownDuty => ({
  DutyInPercent: 12,
  DutyOverPercent: 67,
  OthersKnown: true,
  Ruling,
  ...more,
});
const expected = { Standing: 'overQuota', RestsOn: 'projection', IsOpen: true } as const;
const inQuota = { Standing: 'inQuota', RestsOn: 'projection', IsOpen: false } as const;

test.each([
  [expected, '12%；若已用满67%（本站预测，尚无公告）', '12%; 67% if the quota is full (our projection, no notice yet)'],
  [
    { ...inQuota, IsOpen: true },
    '12%；若已用满67%（本站预测，尚无公告）',
    '12%; 67% if the quota is full (our projection, no notice yet)',
  ],
  [inQuota, '12%（配额内）', '12% (in quota)'],
  [{ ...expected, RestsOn: 'notice' }, '67%（公告已用满）', '67% (quota full by notice)'],
  [
    { ...expected, RestsOn: 'customs' },
    '67%（海关数据已用满，尚无公告）',
    '67% (quota full by customs data, no notice yet)',
  ],
  [{ ...expected, Standing: null }, '12%；若已用满67%', '12%; 67% if the quota is full'],
  [{ ...inQuota, Standing: 'outside', RestsOn: 'law' }, '12%', '12%'],
] as const)('a duty says on what it rests: %j', (ruling, cn, en) => {
  expect(describeDuty(ruled(ruling), 'cn')).toBe(cn);
  expect(describeDuty(ruled(ruling), 'en')).toBe(en);
});

test('a duty whose rate nobody knows is said beside what is known', () => {
  const duty = ruled(inQuota, { OthersKnown: false });
  expect(describeDuty(duty, 'cn')).toBe('12%（配额内），另有加征税率不明');
  expect(describeDuty(duty, 'en')).toBe('12% (in quota), plus a duty at an unknown rate');
});

test('a line of many origins has no rate, and says which duty applies and why', () => {
  const duty = ruled(expected, { DutyInPercent: null, DutyOverPercent: null });
  expect(describeDuty(duty, 'cn')).toBe('可能超配额（本站预测，尚无公告）');
  expect(describeStanding(expected, 'en')).toBe('may be over quota (our projection, no notice yet)');
});

test('a rate has as many decimals as it has, and goods without a quota have one', () => {
  const pork = ruled(inQuota, { DutyInPercent: 33.64, DutyOverPercent: null });
  expect(describeDuty(pork, 'cn')).toBe('33.64%');
  expect(describeDuty(ruled(inQuota, { DutyInPercent: 15.6 }), 'en')).toBe('15.6% (in quota)');
});
