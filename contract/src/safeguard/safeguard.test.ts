import { describe, expect, test } from 'vitest';
import { findDuty } from './duty.ts';
import type { SafeguardRecord } from './measure.ts';
import { findQuotaUse } from './quota-use.ts';
import { rulingCodes, ruleSafeguard } from './ruling.ts';
import { describeRuling } from './ruling-words.ts';
import { dutyLines, makeNotice, projected, recordWith } from './safeguard.fixture.ts';
import { withholdProjection } from './withheld-ruling.ts';

const boneless = '02023000';

const steadyLines = [
  ...dutyLines.filter(({ origin }) => origin !== 'USA'),
  ...dutyLines
    .filter(({ origin, percent }) => origin === 'USA' && percent !== null)
    .map((line) => ({ ...line, from: '2018-01-01', until: null })),
];

function duty(origin: string, declaredOn: string, parts: Partial<SafeguardRecord> = {}, goods = boneless) {
  return findDuty({ goods, origin, declaredOn }, recordWith(parts), { lines: steadyLines });
}

function said(...question: Parameters<typeof duty>): readonly [number, string, string] {
  const { totalPercent, ruling } = duty(...question);
  return [totalPercent, ruling.standing, ruling.restsOn];
}

const passed = [{ origin: 'THA', year: 2026, percent: 3.2 }];

const kinds = [
  { kind: 'an origin with its own quota', origin: 'BRA', line: 'BRA', base: 12, year: 2026 },
  { kind: 'an origin with an agreement', origin: 'AUS', line: 'AUS', base: 0, year: 2026 },
  { kind: 'an origin with another duty', origin: 'USA', line: 'USA', base: 22, year: 2026 },
  { kind: 'an origin that shares the quota of the others', origin: 'MEX', line: 'OTH', base: 12, year: 2026 },
  { kind: 'an origin that was exempt the year before', origin: 'THA', line: 'OTH', base: 12, year: 2027 },
] as const;

describe.each(kinds)('$kind', ({ origin, line, base, year }) => {
  const on = (monthAndDay: string) => `${year}-${monthAndDay}`;
  const covered = (parts: Partial<SafeguardRecord>) => ({ shares: passed, ...parts });
  const duty = (from: string, day: string, parts: Partial<SafeguardRecord> = {}, goods = boneless) =>
    findDuty({ goods, origin: from, declaredOn: day }, recordWith(covered(parts)), { lines: steadyLines });
  const said = (...question: Parameters<typeof duty>) => {
    const { totalPercent, ruling } = duty(...question);
    return [totalPercent, ruling.standing, ruling.restsOn];
  };
  const noticeOn = (parts: Parameters<typeof makeNotice>[0]) => makeNotice({ line, year, ...parts });
  const full = { counts: [projected(line, on('10-09'))] };
  const noticed = {
    notices: [noticeOn({ reachedOn: on('10-09'), surchargeFrom: on('10-11'), publishedOn: on('10-10') })],
  };

  test('pays the ordinary duty before the measure and after it', () => {
    expect(said(origin, '2025-12-31', full)).toEqual([base, 'outside', 'law']);
    expect(said(origin, '2029-01-01', full)).toEqual([base, 'outside', 'law']);
    expect(duty(origin, '2025-12-31').overQuotaPercent).toBeNull();
  });

  test('is within a new quota on 1 January', () => {
    expect(said(origin, on('01-01'), full)).toEqual([base, 'inQuota', 'projection']);
    expect(said(origin, on('01-01'))).toEqual([base, 'inQuota', 'nothing']);
  });

  test.each([
    ['10-08', base, null],
    ['10-09', base, null],
    ['10-10', base, null],
    ['10-11', base + 55, 'inQuota'],
    ['10-12', base + 55, null],
    ['12-31', base + 55, null],
  ])('pays the surcharge from the third day of a quota reached on 9 October: %s', (day, total, otherReading) => {
    const { totalPercent, overQuotaPercent, ruling } = duty(origin, on(day), full);
    expect([totalPercent, overQuotaPercent, ruling.otherReading]).toEqual([total, base + 55, otherReading]);
    expect([ruling.surchargeFrom, ruling.otherSurchargeFrom]).toEqual([on('10-11'), on('10-12')]);
    expect(ruling.line).toBe(line);
  });

  test('has a new quota on 1 January after a full year', () => {
    expect(said(origin, `${year + 1}-01-01`, noticed)).toEqual([base, 'inQuota', 'nothing']);
  });

  test('stays within a quota that is not expected to fill', () => {
    const counts = [projected(line, null, { year })];
    expect(said(origin, on('12-31'), { counts })).toEqual([base, 'inQuota', 'projection']);
    expect(duty(origin, on('12-31'), { counts }).ruling.code).toBe('notFull');
  });

  test('pays from the day that an official notice names, which settles how the third day is counted', () => {
    const { totalPercent, ruling } = duty(origin, on('10-11'), noticed);
    expect([totalPercent, ruling.restsOn, ruling.otherSurchargeFrom, ruling.otherReading]).toEqual([
      base + 55,
      'notice',
      null,
      null,
    ]);
    expect(said(origin, on('10-10'), noticed)).toEqual([base, 'inQuota', 'notice']);
  });

  test('follows a notice earlier than the projection', () => {
    const parts = { ...noticed, counts: [projected(line, on('11-20'))] };
    expect(said(origin, on('10-15'), parts)).toEqual([base + 55, 'overQuota', 'notice']);
  });

  test('was within the quota until a notice that came later than the projection said', () => {
    const notices = [noticeOn({ reachedOn: on('11-18'), surchargeFrom: on('11-20'), publishedOn: on('11-19') })];
    const parts = { notices, ...full };
    for (const day of [on('10-11'), on('11-01'), on('11-19')]) {
      expect(said(origin, day, parts)).toEqual([base, 'inQuota', 'notice']);
      expect(duty(origin, day, parts).ruling.isOpen).toBe(false);
    }
    expect(said(origin, on('11-20'), parts)).toEqual([base + 55, 'overQuota', 'notice']);
  });

  test('pays nothing more for a notice at 50 or 80 %', () => {
    const notices = [
      noticeOn({ percent: 50, publishedOn: on('03-26') }),
      noticeOn({ percent: 80, publishedOn: on('06-26') }),
    ];
    expect(said(origin, on('03-28'), { notices })).toEqual([base, 'inQuota', 'notice']);
    expect(said(origin, on('12-31'), { notices })).toEqual([base, 'inQuota', 'notice']);
    expect(duty(origin, on('12-31'), { notices }).ruling.code).toBe('stepOnly');
  });

  test('is within the quota where a projection says full before an official step below it', () => {
    const notices = [noticeOn({ percent: 80, reachedOn: on('10-20'), publishedOn: on('10-22') })];
    const parts = { notices, ...full };
    expect(said(origin, on('10-25'), parts)).toEqual([base, 'inQuota', 'notice']);
    expect(duty(origin, on('10-25'), parts).ruling.code).toBe('refuted');
  });

  test('is over the quota by customs’ count where no notice has come', () => {
    const tonnes = 2_000_000;
    const counts = [projected(line, on('09-12'), { customs: { tonnes, through: on('09-30') } })];
    expect(said(origin, on('10-15'), { counts })).toEqual([base + 55, 'overQuota', 'customs']);
    const bare = [{ line, year, customs: { tonnes, through: on('09-30') }, projection: null }];
    expect(duty(origin, on('10-15'), { counts: bare }).ruling.reachedOn).toBe(on('09-30'));
  });

  test('takes the latest of two notices for one step', () => {
    const first = noticeOn({ surchargeFrom: on('10-11'), publishedOn: on('10-10') });
    const second = noticeOn({ surchargeFrom: on('10-14'), publishedOn: on('10-12'), corrects: first.id });
    const parts = { notices: [second, first] };
    expect(said(origin, on('10-13'), parts)).toEqual([base, 'inQuota', 'notice']);
    expect(said(origin, on('10-14'), parts)).toEqual([base + 55, 'overQuota', 'notice']);
    // As it was known before the correction came out.
    expect(said(origin, on('10-13'), { ...parts, asOf: on('10-11') })).toEqual([base + 55, 'overQuota', 'notice']);
    // A correction that is withdrawn lets the first notice stand again.
    const withdrawn = { notices: [first, { ...second, isWithdrawn: true }] };
    expect(said(origin, on('10-13'), withdrawn)).toEqual([base + 55, 'overQuota', 'notice']);
  });

  test('takes the latest of two notices for one step, neither of which puts the other right', () => {
    const first = noticeOn({ surchargeFrom: on('10-11'), publishedOn: on('10-10') });
    const second = noticeOn({ surchargeFrom: on('10-14'), publishedOn: on('10-12') });
    for (const notices of [
      [first, second],
      [second, first],
    ]) {
      expect(said(origin, on('10-13'), { notices })).toEqual([base, 'inQuota', 'notice']);
      expect(said(origin, on('10-14'), { notices })).toEqual([base + 55, 'overQuota', 'notice']);
    }
  });

  test('pays no surcharge by a notice that was put right as one of another step, or of another origin', () => {
    const wrong = noticeOn({ surchargeFrom: on('10-11'), publishedOn: on('10-10') });
    const right = noticeOn({ percent: 80, publishedOn: on('10-12'), corrects: wrong.id });
    expect(said(origin, on('10-20'), { notices: [wrong, right] })).toEqual([base, 'inQuota', 'notice']);
    const other = noticeOn({ line: 'ARG', surchargeFrom: on('10-11'), publishedOn: on('10-12'), corrects: wrong.id });
    expect(said(origin, on('10-20'), { notices: [wrong, other] })).toEqual([base, 'inQuota', 'nothing']);
  });

  test('pays nothing more for a notice that was withdrawn', () => {
    const notices = noticed.notices.map((notice) => ({ ...notice, isWithdrawn: true }));
    expect(said(origin, on('10-20'), { notices })).toEqual([base, 'inQuota', 'nothing']);
  });

  test('is shown both duties where the band says that the quota may be full', () => {
    const counts = [
      projected(line, on('11-20'), {
        projection: { earliest: on('10-30'), central: on('11-20'), latest: on('12-15') },
      }),
    ];
    expect(duty(origin, on('10-31'), { counts }).ruling).toMatchObject({ standing: 'inQuota', isOpen: false });
    expect(duty(origin, on('11-01'), { counts }).ruling).toMatchObject({ standing: 'inQuota', isOpen: true });
    expect(duty(origin, on('11-22'), { counts }).ruling).toMatchObject({ standing: 'overQuota', isOpen: true });
    const unlikely = [
      projected(line, null, { year, projection: { earliest: on('10-30'), central: null, latest: null } }),
    ];
    expect(duty(origin, on('12-01'), { counts: unlikely }).ruling).toMatchObject({
      standing: 'inQuota',
      code: 'notFull',
      isOpen: true,
    });
  });

  test('pays on offal as ever', () => {
    for (const goods of ['0206', '02062100', '02102000']) {
      expect(duty(origin, on('12-31'), noticed, goods).ruling).toMatchObject({
        standing: 'outside',
        code: 'goodsOutside',
        surchargePercent: 0,
      });
    }
    expect(said(origin, on('12-31'), noticed, '02013000')[0]).toBe(base + 55);
  });

  test('by the day of declaration, whatever the day of loading or arrival', () => {
    const cargo = { goods: boneless, origin, loadedOn: on('08-25'), arrivedOn: on('10-08') };
    const record = recordWith(covered(noticed));
    const at = (declaredOn: string) => findDuty({ ...cargo, declaredOn }, record, { lines: steadyLines }).totalPercent;
    expect([at(on('10-10')), at(on('10-11'))]).toEqual([base, base + 55]);
    // Arrived on 30 December, declared on 2 January: the next year's quota.
    const late = { ...cargo, arrivedOn: on('12-30'), declaredOn: `${year + 1}-01-02` };
    expect(findDuty(late, record, { lines: steadyLines }).totalPercent).toBe(base);
  });

  test('has no surcharge in a year whose third day falls into the next', () => {
    const parts = { counts: [projected(line, on('12-30'))] };
    expect(said(origin, on('12-31'), parts)).toEqual([base, 'inQuota', 'projection']);
    expect(said(origin, `${year + 1}-01-01`, parts)).toEqual([base, 'inQuota', 'nothing']);
  });

  test('has 29 February in its count of days', () => {
    const counts = [projected(line, '2028-02-27')];
    expect(duty(origin, '2028-02-28', { counts }).ruling.surchargeFrom).toBe('2028-02-29');
    expect(said(origin, '2028-02-29', { counts })[0]).toBe(base + 55);
    const later = [projected(line, '2028-02-28')];
    expect(duty(origin, '2028-02-29', { counts: later }).ruling).toMatchObject({
      standing: 'inQuota',
      surchargeFrom: '2028-03-01',
    });
  });
});

test('each year has its own amount', () => {
  const amounts = [2026, 2027, 2028].map((year) => duty('BRA', `${year}-06-01`).ruling.quotaTonnes);
  expect(amounts).toEqual([1_106_000, 1_128_000, 1_151_000]);
  expect([2026, 2027, 2028].map((year) => duty('MEX', `${year}-06-01`).ruling.quotaTonnes)).toEqual([
    172_000, 175_000, 179_000,
  ]);
});

test('a later publication may name another surcharge for a line', () => {
  const record = recordWith();
  const quotas = record.measure.quotas.map((quota) =>
    quota.line === 'BRA' ? { ...quota, surchargePercent: 40 } : quota,
  );
  const measure = { ...record.measure, quotas };
  expect(said('BRA', '2026-10-20', { measure, counts: [projected('BRA', '2026-10-09')] })[0]).toBe(52);
  expect(said('AUS', '2026-10-20', { measure, counts: [projected('AUS', '2026-10-09')] })[0]).toBe(55);
});

describe('an exempt origin', () => {
  const day = '2026-10-20';
  test.each([
    ['a projection', { counts: [projected('OTH', '2026-10-09')] }],
    [
      'customs’ count',
      { counts: [projected('OTH', '2026-10-09', { customs: { tonnes: 2_000_000, through: '2026-09-30' } })] },
    ],
    ['a notice', { notices: [makeNotice({ line: 'OTH', reachedOn: '2026-10-09', surchargeFrom: '2026-10-11' })] }],
  ])('pays the ordinary duty on every day, though %s says that the others’ quota is full', (_, parts) => {
    for (const declaredOn of [
      '2025-12-31',
      '2026-01-01',
      '2026-10-08',
      '2026-10-09',
      '2026-10-11',
      day,
      '2026-12-31',
      '2027-01-01',
      '2029-01-01',
    ]) {
      expect(said('KOR', declaredOn, parts)).toEqual([12, 'outside', 'law']);
      expect(duty('KOR', declaredOn, parts).overQuotaPercent).toBeNull();
    }
    expect(said('MEX', day, parts)[0]).toBe(67);
  });

  const full = { counts: [projected('OTH', '2026-05-01'), projected('OTH', '2027-05-01')] };

  test('pays no surcharge while the others’ quota is full', () => {
    expect(said('KOR', '2026-06-01', full)).toEqual([12, 'outside', 'law']);
    expect(duty('KOR', '2026-06-01', full).ruling.code).toBe('exempt');
  });

  test('comes under the measure from the year after it passed 3 %, and stays', () => {
    const shares = [
      { origin: 'THA', year: 2026, percent: 3.2 },
      { origin: 'KOR', year: 2026, percent: 3 },
    ];
    expect(said('THA', '2026-12-31', { ...full, shares })[1]).toBe('outside');
    expect(said('THA', '2027-06-01', { ...full, shares })).toEqual([67, 'overQuota', 'projection']);
    expect(said('THA', '2027-04-01', { ...full, shares })[1]).toBe('inQuota');
    expect(said('KOR', '2027-06-01', { ...full, shares })[1]).toBe('outside');
    expect(duty('THA', '2028-06-01', { shares }).ruling.line).toBe('OTH');
    expect(said('THA', '2029-01-01', { shares })[1]).toBe('outside');
  });

  test('comes under it with all others once they pass 9 % together', () => {
    const share = (percent: number) => ['KOR', 'THA', 'IND', 'IDN'].map((origin) => ({ origin, year: 2026, percent }));
    expect(said('MAC', '2027-06-01', { ...full, shares: share(2.5) })[1]).toBe('overQuota');
    expect(said('MAC', '2027-06-01', { ...full, shares: share(2.25) })[1]).toBe('outside');
  });

  test('is not judged by a share of before the measure', () => {
    expect(said('KOR', '2026-06-01', { ...full, shares: [{ origin: 'KOR', year: 2025, percent: 5 }] })[1]).toBe(
      'outside',
    );
  });
});

test('an origin that shipped little pays the surcharge once the others’ quota is full, and one with its own quota does not', () => {
  const counts = [projected('OTH', '2026-07-01', { customs: { tonnes: 171_000, through: '2026-06-30' } })];
  expect(said('NAM', '2026-07-03', { counts })).toEqual([67, 'overQuota', 'projection']);
  expect(said('BRA', '2026-07-03', { counts })).toEqual([12, 'inQuota', 'nothing']);
});

test('without a quota for the year the in-quota duty is assumed, on nothing', () => {
  const measure = { ...recordWith().measure, quotas: recordWith().measure.quotas.filter(({ year }) => year < 2028) };
  expect(duty('BRA', '2028-06-01', { measure }).ruling).toMatchObject({ code: 'noQuota', line: 'BRA' });
  expect(duty('MEX', '2028-06-01', { measure }).ruling).toMatchObject({ code: 'noQuota', restsOn: 'nothing' });
});

describe('other duties', () => {
  const duty = (origin: string, declaredOn: string, parts: Partial<SafeguardRecord> = {}) =>
    findDuty({ goods: boneless, origin, declaredOn }, recordWith(parts), { lines: dutyLines });

  test('of the United States are added line by line, and not known ones are said', () => {
    const known = duty('USA', '2026-06-01');
    expect([known.base.percent, known.base.additionalPercent, known.totalPercent]).toEqual([12, 10, 22]);
    expect(known.base.areOthersKnown).toBe(true);
    const unknown = duty('USA', '2026-11-23');
    expect([unknown.base.percent, unknown.base.areOthersKnown, unknown.base.others.length]).toEqual([12, false, 1]);
    expect(duty('USA', '2026-06-01', { counts: [projected('USA', '2026-05-01')] }).totalPercent).toBe(77);
  });

  test('the tariff’s own rate of a carcase replaces that of boneless meat, an agreement’s stays', () => {
    const carcase = (origin: string) =>
      findDuty({ goods: '02021000', origin, declaredOn: '2026-06-01' }, recordWith(), {
        lines: dutyLines,
        tariffPercent: 25,
      }).totalPercent;
    expect([carcase('BRA'), carcase('AUS')]).toEqual([25, 0]);
  });
});

describe('the use of a quota', () => {
  const customs = (tonnes: number, through: string) => ({
    counts: [{ line: 'AUS', year: 2026, customs: { tonnes, through }, projection: null }],
  });
  const half = makeNotice({ line: 'AUS', percent: 50, publishedOn: '2026-03-26' });
  const use = (parts: Partial<SafeguardRecord>) => findQuotaUse(recordWith(parts), { line: 'AUS', year: 2026 });

  test('is kept apart by who counts, and a later count never lies below an official one', () => {
    const low = use({ notices: [half], ...customs(90_000, '2026-03-31') });
    expect(low.official).toMatchObject({ tonnes: 102_500, percent: 50 });
    expect(low.customs).toMatchObject({ tonnes: 90_000, day: '2026-03-31' });
    expect(low.last).toBe(low.official);
    const high = use({ notices: [half], ...customs(120_000, '2026-04-30') });
    expect(high.last).toBe(high.customs);
    expect(use({ notices: [half], ...customs(57_000, '2026-02-28') }).last?.restsOn).toBe('notice');
  });

  test('is not that of a report which is no notice, nor of another year', () => {
    const report = makeNotice({ line: 'AUS', kind: 'report', percent: 28, publishedOn: '2026-02-04' });
    expect(use({ notices: [report] }).last).toBeNull();
    expect(use({ notices: [{ ...half, year: 2027 }] }).last).toBeNull();
  });

  test('a report at 100 % changes no duty', () => {
    const report = makeNotice({ line: 'AUS', kind: 'report', percent: 100, publishedOn: '2026-03-26' });
    expect(said('AUS', '2026-06-01', { notices: [report] })).toEqual([0, 'inQuota', 'nothing']);
  });
});

describe('a ruling in words', () => {
  const reading = (parts: Partial<SafeguardRecord>, declaredOn: string, language: 'cn' | 'en') =>
    describeRuling(ruleSafeguard({ goods: boneless, origin: 'BRA', declaredOn }, recordWith(parts)), language);

  test('says that an expected day has passed, what then applies, and the other reading', () => {
    const parts = { counts: [projected('BRA', '2026-10-09')] };
    expect(reading(parts, '2026-11-23', 'en')).toBe(
      'The expected fill date, 9 October 2026, has passed. If the quota is full, 55 points are added to the duty from 11 October 2026. If the day of reaching is not counted, the surcharge begins on 12 October 2026. No notice that it is full has been published yet.',
    );
    expect(reading(parts, '2026-11-23', 'cn')).toBe(
      '预计用完日2026年10月9日已过。如确已用完，自2026年10月11日起在适用税率上加征55个百分点。达到配额当日若不计入，则自2026年10月12日起加征。尚无配额用满的公告。',
    );
  });

  test('beside a notice at 80 % says that none has called the quota full, not that there is none', () => {
    const notices = [makeNotice({ percent: 80, reachedOn: '2026-08-30', publishedOn: '2026-09-02' })];
    const parts = { notices, counts: [projected('BRA', '2026-10-09')] };
    expect(reading(parts, '2026-11-23', 'en')).toMatch(/No notice that it is full has been published yet\.$/);
    expect(reading(parts, '2026-11-23', 'cn')).toMatch(/尚无配额用满的公告。$/);
  });

  test('names the notice that decides', () => {
    const notices = [makeNotice({ reachedOn: '2026-10-09', surchargeFrom: '2026-10-11' })];
    expect(reading({ notices }, '2026-11-23', 'en')).toBe(
      'Notice of 10 October 2026: the quota was reached on 9 October 2026. From 11 October 2026, 55 points are added to the duty.',
    );
    expect(reading({ notices }, '2026-11-23', 'cn')).toBe(
      '2026年10月10日公告：配额于2026年10月9日用完。自2026年10月11日起在适用税率上加征55个百分点。',
    );
  });

  test('gives the earliest expected date as the reason for both duties before the expected one', () => {
    const projection = { earliest: '2026-10-30', central: '2026-11-20', latest: '2026-12-15' };
    const parts = { counts: [projected('BRA', '2026-11-20', { projection })] };
    expect(reading(parts, '2026-11-05', 'en')).toContain(
      'On the earliest expected date (30 October 2026) it could be full by now.',
    );
    expect(reading(parts, '2026-11-05', 'cn')).toContain('按预计的最早日期（2026年10月30日），配额也可能已经用完。');
    expect(reading(parts, '2026-10-31', 'en')).not.toContain('earliest');
  });

  test('has a sentence for every rule, in both languages', () => {
    const ruling = ruleSafeguard(
      { goods: boneless, origin: 'BRA', declaredOn: '2026-11-23' },
      recordWith({ counts: [projected('BRA', '2026-10-09')] }),
    );
    for (const code of rulingCodes) {
      for (const restsOn of ['notice', 'customs', 'projection'] as const) {
        const one = { ...ruling, code, restsOn };
        expect(describeRuling(one, 'cn')).toMatch(/^[^a-z]+。$/);
        expect(describeRuling(one, 'en')).toMatch(/^[A-Z][^\u4e00-\u9fff]+\.$/);
      }
    }
  });
});

describe('without the projection', () => {
  const record = recordWith({
    counts: [projected('BRA', '2026-10-09', { customs: { tonnes: 900_000, through: '2026-08-31' } })],
  });
  const hidden = (declaredOn: string, today: string, known = record) =>
    withholdProjection(ruleSafeguard({ goods: boneless, origin: 'BRA', declaredOn }, known), { record: known, today });

  test('today’s duty and its rule stay, and no day of it', () => {
    const over = hidden('2026-11-20', '2026-11-20');
    expect(over).toMatchObject({ standing: 'overQuota', surchargePercent: 55, isOpen: true, restsOn: 'projection' });
    expect([over.reachedOn, over.surchargeFrom, over.otherSurchargeFrom, over.band]).toEqual([null, null, null, null]);
    expect(describeRuling(over, 'cn')).not.toMatch(/\d月/);
    expect(describeRuling(over, 'en')).toContain('By our projection the quota may be full');
    expect(hidden('2026-10-01', '2026-10-01')).toMatchObject({ standing: 'inQuota', isOpen: false });
  });

  test('another day is answered alike whatever the projection says, so that it cannot be asked for day by day', () => {
    const never = recordWith({
      counts: [projected('BRA', null, { customs: { tonnes: 900_000, through: '2026-08-31' } })],
    });
    for (const day of ['2026-09-01', '2026-10-10', '2026-10-11', '2026-12-31']) {
      const ruling = hidden(day, '2026-10-01');
      expect(ruling).toMatchObject({ standing: null, surchargePercent: null, overPercent: 55, isOpen: true });
      expect(describeRuling(ruling, 'en')).toContain('The quota may be full before that day');
      expect(describeRuling(ruling, 'cn')).toContain('配额可能在该日之前用完');
      expect(hidden(day, '2026-10-01', never)).toEqual(ruling);
    }
  });

  test('a day by which so much was not used is within the quota', () => {
    expect(hidden('2026-08-31', '2026-11-20')).toMatchObject({
      standing: 'inQuota',
      restsOn: 'customs',
      isOpen: false,
    });
  });

  test('what rests on a notice or on customs stays as it is', () => {
    const notices = [makeNotice({ reachedOn: '2026-10-09', surchargeFrom: '2026-10-11' })];
    const known = recordWith({ notices });
    expect(hidden('2026-11-20', '2026-10-01', known)).toMatchObject({ code: 'surcharge', reachedOn: '2026-10-09' });
  });
});
