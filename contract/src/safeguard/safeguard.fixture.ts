import type { DutyLine } from './duty.ts';
import type { LineCount, SafeguardMeasure, SafeguardNotice, SafeguardRecord } from './measure.ts';

const amounts = {
  BRA: [1_106_000, 1_128_000, 1_151_000],
  AUS: [205_000, 209_000, 213_000],
  USA: [164_000, 168_000, 171_000],
  OTH: [172_000, 175_000, 179_000],
} as const;

export const beefMeasure: SafeguardMeasure = {
  from: '2026-01-01',
  until: '2028-12-31',
  surchargePercent: 55,
  positions: ['0201', '0202'],
  sharedLine: 'OTH',
  exempt: ['KOR', 'THA', 'IND', 'IDN', 'HKG', 'MAC'],
  exemptShare: { each: 3, together: 9 },
  quotas: Object.entries(amounts).flatMap(([line, tonnes]) =>
    tonnes.map((amount, index) => ({ line, year: 2026 + index, tonnes: amount, surchargePercent: null })),
  ),
};

export function recordWith(parts: Partial<SafeguardRecord> = {}): SafeguardRecord {
  return { measure: beefMeasure, notices: [], shares: [], counts: [], asOf: null, ...parts };
}

let lastId = 0;
export function makeNotice(parts: Partial<SafeguardNotice>): SafeguardNotice {
  lastId += 1;
  return {
    id: lastId,
    kind: 'notice',
    line: 'BRA',
    year: 2026,
    percent: 100,
    reachedOn: null,
    surchargeFrom: null,
    publishedOn: '2026-10-10',
    corrects: null,
    isWithdrawn: false,
    ...parts,
  };
}

export function projected(line: string, central: string | null, parts: Partial<LineCount> = {}): LineCount {
  return {
    line,
    year: Number((central ?? '2026').slice(0, 4)),
    customs: null,
    projection: { earliest: central, central, latest: central },
    ...parts,
  };
}

const base = { percentTo: null, until: null, noteCn: null, noteEn: null, sourceCn: '税则', sourceEn: 'Tariff' };
export const dutyLines: readonly DutyLine[] = [
  { ...base, origin: 'ALL', kind: 'mfn', percent: 12, from: '2018-01-01' },
  { ...base, origin: 'AUS', kind: 'agreement', percent: 0, from: '2024-01-01' },
  { ...base, origin: 'USA', kind: 'additional', percent: 10, from: '2025-11-10', until: '2026-11-09' },
  { ...base, origin: 'USA', kind: 'additional', percent: null, from: '2026-11-10' },
];
