import { expect, test } from 'vitest';
import type { LineCount, SafeguardRecord } from './measure.ts';
import { findQuotaUse } from './quota-use.ts';
import { makeNotice, recordWith } from './safeguard.fixture.ts';

const use = (parts: Partial<SafeguardRecord> = {}, line = 'AUS', year = 2026) =>
  findQuotaUse(recordWith(parts), { line, year });
const count = (tonnes: number, through: string, parts: Partial<LineCount> = {}): LineCount => ({
  line: 'AUS',
  year: 2026,
  customs: { tonnes, through },
  projection: null,
  ...parts,
});
const none = { official: null, customs: null, last: null };
const half = makeNotice({ line: 'AUS', percent: 50, reachedOn: '2026-03-20', publishedOn: '2026-03-26' });

test('nothing is known of a quota that is not set, is empty, or that nobody has counted', () => {
  const counts = [count(90_000, '2026-03-31')];
  expect(use({ counts: [count(1, '2030-01-31', { year: 2030 })] }, 'AUS', 2030)).toEqual(none);
  expect(use({ counts: [count(1, '2026-01-31', { line: 'KOR' })] }, 'KOR')).toEqual(none);
  const { measure } = recordWith();
  const quotas = [{ line: 'AUS', year: 2026, tonnes: 0, surchargePercent: null }];
  expect(use({ counts, measure: { ...measure, quotas } })).toEqual(none);
  expect(use()).toEqual(none);
  expect(use({ counts: [{ ...count(0, ''), customs: null }], notices: [half] }).customs).toBeNull();
});

test('what customs counted is a share of the quota of its own line and year', () => {
  const counts = [
    count(1, '2026-06-30', { line: 'BRA' }),
    count(2, '2027-06-30', { year: 2027 }),
    count(102_500, '2026-06-30'),
  ];
  const found = { tonnes: 102_500, percent: 50, day: '2026-06-30', restsOn: 'customs' };
  expect(use({ counts })).toEqual({ official: null, customs: found, last: found });
  expect(use({ counts }, 'AUS', 2027).customs).toMatchObject({ tonnes: 2, percent: (2 / 209_000) * 100 });
});

test('a notice counts to the day on which so much was reached, or to that of its publication', () => {
  const found = { tonnes: 102_500, percent: 50, day: '2026-03-20', restsOn: 'notice' };
  expect(use({ notices: [half] })).toEqual({ official: found, customs: null, last: found });
  expect(use({ notices: [{ ...half, reachedOn: null }] }).last?.day).toBe('2026-03-26');
});

test.each([
  [102_500, '2026-03-20', 'customs'],
  [102_499, '2026-03-20', 'notice'],
  [150_000, '2026-03-19', 'notice'],
  [150_000, '2026-04-30', 'customs'],
  [90_000, '2026-04-30', 'notice'],
])('of %i t counted to %s beside a notice of 102,500 t on 20 March, the %s holds', (tonnes, through, restsOn) => {
  expect(use({ notices: [half], counts: [count(tonnes, through)] }).last?.restsOn).toBe(restsOn);
});
