import { expect, it } from 'vitest';
import { toSummary } from './figure-words.ts';
import { answerExample } from '../view-answer.fixture.ts';

const spans = { From: '2026-08', To: '2026-09', BeforeFrom: '2025-08', BeforeTo: '2025-09' };

function answerFrom(StartDate: string) {
  const { dict, chart } = answerExample;
  return {
    ...answerExample,
    dict: { ...dict, YoySpans: spans, Selection: { ...dict.Selection, StartDate } },
    chart: { ...chart, Total: { ...chart.Total, Yoy: -2.5 } },
    table: null,
  };
}

it('says “y/y” where the span is compared with the same a year before', () => {
  expect(toSummary(answerFrom('2026-08'), 't', 'en')).toContain(', down 2.5% y/y.');
  expect(toSummary(answerFrom('2026-08'), 't', 'cn')).toContain('，同比下降2.5%');
});

it('names both sides where only the last year of the span is compared', () => {
  expect(toSummary(answerFrom('2024-08'), 't', 'en')).toMatch(
    /; August 2026 to September 2026 down 2\.5% vs August 2025 to September 2025\./,
  );
  expect(toSummary(answerFrom('2024-08'), 't', 'cn')).toContain(
    '，其中2026年8月至2026年9月比2025年8月至2025年9月下降2.5%',
  );
});
