import type { DutyLine } from '@btc/contract/safeguard/duty.ts';
import type { SafeguardRecord } from '@btc/contract/safeguard/measure.ts';
import { describe, expect, test } from 'vitest';
import { DayTerms, type HiddenProjection } from './day-terms.ts';

const words = { percentTo: null, until: null, noteCn: null, noteEn: null, sourceCn: '税则', sourceEn: 'Tariff' };
const mfn: DutyLine = { ...words, origin: 'ALL', kind: 'mfn', percent: 12, from: '2018-01-01' };
const additional: DutyLine = { ...words, origin: 'USA', kind: 'additional', percent: 10, from: '2025-11-10' };

const safeguard: SafeguardRecord = {
  measure: {
    from: '2026-01-01',
    until: '2028-12-31',
    surchargePercent: 55,
    positions: ['0202'],
    sharedLine: 'OTH',
    exempt: [],
    exemptShare: { each: 3, together: 9 },
    quotas: [{ line: 'BRA', year: 2026, tonnes: 1_106_000, surchargePercent: null }],
  },
  notices: [],
  shares: [],
  counts: [
    {
      line: 'BRA',
      year: 2026,
      customs: null,
      projection: { earliest: '2026-10-09', central: '2026-10-09', latest: '2026-10-09' },
    },
  ],
  asOf: null,
};

interface Parts {
  readonly duties?: readonly DutyLine[];
  readonly settings?: ConstructorParameters<typeof DayTerms>[1]['settings'];
  readonly hiddenProjection?: HiddenProjection;
}

const rates = ['2026-10-08', '2026-10-09', '2026-10-12'].map((day, index) => ({
  day,
  cny_per_unit: `7.${index}`,
  source: `fixing ${index}`,
  is_demo: index === 2,
}));
const settings = [
  { from_day: '2026-01-01', port_cost: '1', vat_percent: '9', jump_percent: '20' },
  { from_day: '2026-07-01', port_cost: '1.2', vat_percent: '10', jump_percent: '15' },
];

function daysWith({ duties = [mfn], settings: own = settings, hiddenProjection }: Parts = {}): DayTerms {
  return new DayTerms(rates, {
    duties,
    settings: own,
    safeguard,
    goods: '0202',
    hiddenProjection: hiddenProjection ?? null,
  });
}

describe('the rate of a day', () => {
  const findDay = (day: string) => daysWith().rateOn(day)?.Day ?? null;

  test('is its own, or that of the last day before which has one', () => {
    expect(['08', '09', '10', '11', '12', '13'].map((day) => findDay(`2026-10-${day}`))).toEqual([
      '2026-10-08',
      '2026-10-09',
      '2026-10-09',
      '2026-10-09',
      '2026-10-12',
      '2026-10-12',
    ]);
    expect(daysWith().rateOn('2026-10-12')).toEqual({
      Day: '2026-10-12',
      CnyPerUsd: 7.2,
      Source: 'fixing 2',
      Demo: true,
    });
  });

  test('is not known before the first, nor more than ten days after the last', () => {
    expect(findDay('2026-10-07')).toBeNull();
    expect(findDay('2026-10-22')).toBe('2026-10-12');
    expect(findDay('2026-10-23')).toBeNull();
  });
});

test('settings hold from their day on, and the first of them before it as well', () => {
  const of = (day: string) => daysWith().settingsOn(day);
  expect(of('2026-06-30')).toEqual({ portCost: 1, vatPercent: 9, jumpPercent: 20 });
  expect(of('2026-07-01')).toEqual({ portCost: 1.2, vatPercent: 10, jumpPercent: 15 });
  expect(of('2025-12-31')).toEqual(of('2026-06-30'));
  expect(() => daysWith({ settings: [] }).settingsOn('2026-07-01')).toThrow('no price settings');
});

describe('the duty of a day', () => {
  test('is named with its source, its surcharge and the rule', () => {
    expect(daysWith().dutyOn('BRA', '2026-10-20')).toMatchObject({
      Origin: 'BRA',
      Duty: 12,
      Surcharge: 55,
      Additional: 0,
      OthersKnown: true,
      Others: [],
      Ruling: { Standing: 'overQuota', ReachedOn: '2026-10-09' },
      NoteCn: null,
      NoteEn: null,
      SourceCn: '税则',
      SourceEn: 'Tariff',
    });
    expect(daysWith({ duties: [] }).dutyOn('BRA', '2026-10-20')).toMatchObject({ Duty: 0, SourceCn: '', SourceEn: '' });
  });

  test('has every other duty beside it, and the notes of all', () => {
    const duties = [
      { ...mfn, noteCn: '最惠国', noteEn: 'MFN' },
      { ...additional, noteCn: '加征', noteEn: 'Added' },
      {
        ...additional,
        kind: 'byExporter' as const,
        percent: 4.9,
        percentTo: 19.8,
        noteCn: '反倾销',
        noteEn: 'Anti-dumping',
      },
      { ...additional, kind: 'byExporter' as const, percentTo: null, noteEn: 'Another' },
      { ...additional, percentTo: 20, noteEn: 'A third' },
    ];
    const found = daysWith({ duties }).dutyOn('USA', '2026-06-01');
    expect(found).toMatchObject({ Duty: 12, Additional: 20, Others: [{ Percent: 10 }, { PercentTo: 19.8 }, {}, {}] });
    expect(found.NoteCn).toBe('最惠国；加征；反倾销 (4.9–19.8%)');
    expect(found.NoteEn).toBe('MFN; Added; Anti-dumping (4.9–19.8 %); Another; A third');
  });

  test('is of the goods that are named: what no measure covers has no surcharge', () => {
    expect(daysWith().dutyOn('BRA', '2026-10-20', '0206')).toMatchObject({ Surcharge: null });
    expect(daysWith().termsOn('BRA', '2026-10-20', '0206').surchargePercent).toBeNull();
    expect(daysWith().isOpenOn('BRA', '2026-10-20', '0206')).toBe(false);
  });

  test('tells whoever does not see the projection no day of it', () => {
    const hidden = daysWith({ hiddenProjection: { today: '2026-10-20' } }).dutyOn('BRA', '2026-10-20');
    expect(hidden.Ruling).toMatchObject({ Standing: 'overQuota', Code: 'withheld', ReachedOn: null });
  });
});

test('both duties are to be shown where the quota is or may be full', () => {
  expect(['2026-10-01', '2026-10-20'].map((day) => daysWith().isOpenOn('BRA', day))).toEqual([false, true]);
});

test('prices of a day are computed with its rate, its duties and its settings', () => {
  const days = daysWith({ duties: [mfn, additional] });
  expect(days.termsOn('USA', '2026-10-12')).toEqual({
    cnyPerUsd: 7.2,
    dutyPercent: 12,
    additionalPercent: 10,
    surchargePercent: expect.anything(),
    portCost: 1.2,
    vatPercent: 10,
  });
  const terms = days.termsOn('BRA', '2026-06-01');
  expect(terms).toMatchObject({ cnyPerUsd: null, additionalPercent: 0, portCost: 1, vatPercent: 9 });
  expect(days.termsOn('BRA', '2026-06-01')).toBe(terms);
  expect(days.termsOn('BRA', '2026-07-01')).toMatchObject({ portCost: 1.2 });
  expect(days.termsOn('USA', '2026-06-01')).toMatchObject({ additionalPercent: 10 });
});
