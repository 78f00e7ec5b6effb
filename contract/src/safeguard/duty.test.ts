import { describe, expect, test } from 'vitest';
import { type DutyLine, findBaseDuty, isInForce } from './duty.ts';
import { dutyLines } from './safeguard.fixture.ts';

const [tariff] = dutyLines;
if (tariff === undefined) throw new Error('The table begins with the tariff');
const day = '2026-06-01';

const line = (parts: Partial<DutyLine>): DutyLine => ({ ...tariff, ...parts });
const find = (lines: readonly DutyLine[], tariffPercent: number | null = null) =>
  findBaseDuty(lines, { origin: 'NZL', day, tariffPercent });

test('a line is in force from its first day to its last, or until further notice', () => {
  const year = line({ from: '2026-01-01', until: '2026-12-31' });
  const days = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'];
  expect(days.map((one) => isInForce(year, one))).toEqual([false, true, true, false]);
  expect(isInForce(line({ from: '2026-01-01' }), '2099-01-01')).toBe(true);
});

describe('the duty before any safeguard', () => {
  const general = line({ percent: 12 });
  const provisional = line({ kind: 'provisional', percent: 8 });
  const ownTariff = line({ origin: 'NZL', percent: 6 });
  const ownProvisional = line({ origin: 'NZL', kind: 'provisional', percent: 5 });
  const agreement = line({ origin: 'NZL', kind: 'agreement', percent: 0 });

  test('is an agreement’s, else the origin’s own, else a provisional one, else the tariff’s', () => {
    const all = [general, provisional, ownTariff, agreement];
    expect(find(all).line).toBe(agreement);
    expect(find(all.slice(0, 3)).line).toBe(ownTariff);
    expect(find([general, provisional, ownProvisional])).toMatchObject({ line: ownProvisional, percent: 5 });
    expect(find([general, provisional])).toMatchObject({ line: provisional, percent: 8 });
    expect(find([general])).toMatchObject({ line: general, percent: 12 });
  });

  test('is nothing where the table has no line, and what is paid on top is none', () => {
    expect(find([])).toEqual({ percent: 0, line: null, others: [], additionalPercent: 0, areOthersKnown: true });
    const additional = line({ kind: 'additional', percent: 10 });
    expect(find([additional])).toMatchObject({ percent: 0, line: null, others: [additional] });
  });

  test('is the rate that goods have of their own in the tariff’s place alone', () => {
    expect(find([general], 25).percent).toBe(25);
    expect(find([general, provisional], 25).percent).toBe(8);
    expect(find([general, agreement], 25).percent).toBe(0);
  });

  test('has beside it what every exporter pays, summed, and what each pays, not summed', () => {
    const forAll = line({ kind: 'additional', percent: 3 });
    const own = line({ origin: 'NZL', kind: 'additional', percent: 10 });
    const byExporter = line({ origin: 'NZL', kind: 'byExporter', percent: 4.9, percentTo: 19.8 });
    const over = line({ origin: 'NZL', kind: 'additional', percent: 20, until: '2026-05-31' });
    expect(find([general, forAll, own, byExporter, over])).toMatchObject({
      others: [own, byExporter, forAll],
      additionalPercent: 13,
      areOthersKnown: true,
    });
    const unknown = line({ origin: 'NZL', kind: 'additional', percent: null });
    expect(find([general, own, unknown])).toMatchObject({ additionalPercent: 10, areOthersKnown: false });
    expect(find([general, { ...byExporter, percent: null }]).areOthersKnown).toBe(true);
  });
});
