import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZodError } from 'zod';
import { createNewsFixture, failing, type NewsFixture, textDraft } from './news.fixture.ts';
import { formatPeriodName } from './report-period.ts';
import { toDays } from './report.service.ts';

let news: NewsFixture;
const ids: number[] = [];

const issues = [
  { type: 'month', periodStart: '2026-09-01', periodEnd: '2026-09-30', date: '2026-10-20' },
  { type: 'week', periodStart: '2026-10-26', periodEnd: '2026-10-30', date: '2026-10-30' },
  { type: 'week', periodStart: '2026-11-02', periodEnd: '2026-11-06', date: '2026-11-06' },
  { type: 'week', periodStart: '2026-11-09', periodEnd: '2026-11-13', date: '2026-11-13' },
] as const;

beforeAll(async () => {
  news = await createNewsFixture();
  for (const [index, report] of issues.entries()) {
    const texts = { cn: textDraft(report.date), ...(index === 3 ? {} : { en: textDraft(`${report.date} en`) }) };
    ids.push(
      await news.publish({ section: 'report', access: index === 3 ? 'member' : 'free', report, texts }, 1000 - index),
    );
  }
});

afterAll(async () => {
  await news.drop();
});

describe('reports', () => {
  test('are listed newest first with their periods', async () => {
    const { Rows, Total } = await news.call('GetBeefInfoReport', { Type: 'week' });
    expect(Total).toBe(3);
    expect(Rows.map((row) => row.Report?.Period)).toEqual(['2026-W46', '2026-W45', '2026-W44']);
    expect(Rows[0]?.Report).toEqual({
      Type: 'week',
      Period: '2026-W46',
      PeriodStart: '2026-11-09',
      PeriodEnd: '2026-11-13',
      Date: '2026-11-13',
    });
  });

  test('are narrowed by year and month', async () => {
    expect((await news.call('GetBeefInfoReport', { Year: 2026, Month: 10 })).Rows).toHaveLength(2);
    expect((await news.call('GetBeefInfoReport', { Year: 2025 })).Rows).toEqual([]);
    expect((await news.call('GetBeefInfoReport', { Year: 2026, PageSize: 1, Page: 4 })).Rows[0]?.NewsID).toBe(ids[0]);
  });

  test('tell their days in the edition', async () => {
    const { Dates } = await news.call('GetBeefInfoReportDate', { Type: 'week' });
    expect(Dates).toEqual(['2026-11-13', '2026-11-06', '2026-10-30']);
    const english = await news.call('GetBeefInfoReportDate', { Type: 'week', isEn: true });
    expect(english.Dates).toEqual(['2026-11-06', '2026-10-30']);
    expect((await news.call('GetBeefInfoReportDate', { Type: 'quarter' })).Dates).toEqual([]);
  });
});

describe('the report of a day', () => {
  test('is the latest that came out on it or before', async () => {
    const on = async (Date: string) => (await news.call('GetBeefInfoReportByDate', { Date })).Row.NewsID;
    expect(await on('2026-11-06')).toBe(ids[2]);
    expect(await on('2026-11-12')).toBe(ids[2]);
    await expect(news.call('GetBeefInfoReportByDate', { Date: '2020-01-01' })).rejects.toMatchObject(failing(1009));
  });

  test('without a day is the latest, locked where it is for members, and knows its neighbours of its kind', async () => {
    const { Row, Dict } = await news.call('GetBeefInfoReportByDate', {});
    expect(Row.NewsID).toBe(ids[3]);
    expect(Row).not.toHaveProperty('NewsContext');
    expect(Dict).toMatchObject({ Locked: true, Reason: 'anonymous' });
    expect(Dict.Previous).toMatchObject({ NewsID: ids[2], ReportDate: '2026-11-06' });
    const first = await news.call('GetBeefInfoReportByDate', { Date: '2026-10-30' });
    expect(first.Dict.Previous).toBeNull();
  });

  test('asked for in the name of somebody else is refused', async () => {
    await expect(news.call('GetBeefInfoReportByDate', { UserID: 5 })).rejects.toMatchObject(failing(1006));
  });
});

test.each([{ Date: '2026-13-01' }, { Date: 'today' }, { Type: 'year' }])('bad input %j is refused', async (data) => {
  await expect(news.call('GetBeefInfoReportByDate', data as object)).rejects.toBeInstanceOf(ZodError);
});

test.each([{ Month: 13 }, { Year: 1999 }, { Type: 'year' }, { PageSize: 201 }])(
  'a list with %j is refused',
  async (data) => {
    await expect(news.call('GetBeefInfoReport', data as object)).rejects.toBeInstanceOf(ZodError);
  },
);

test('dates of an unknown kind are refused', async () => {
  const bad: object = { Type: 'year' };
  await expect(news.call('GetBeefInfoReportDate', bad)).rejects.toBeInstanceOf(ZodError);
});

test('periods are named by ISO week, month and quarter', () => {
  expect(formatPeriodName('week', '2024-12-30')).toBe('2025-W01');
  expect(formatPeriodName('week', '2021-01-01')).toBe('2020-W53');
  expect(formatPeriodName('month', '2026-09-01')).toBe('2026-09');
  expect(formatPeriodName('quarter', '2026-07-01')).toBe('2026-Q3');
});

test('a month has its own last day', () => {
  expect(toDays(2024, 2)).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(toDays(2026, undefined)).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  expect(toDays(undefined, 3)).toEqual({});
});
