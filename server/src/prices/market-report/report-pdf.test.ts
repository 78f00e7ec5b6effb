import type { ReportFigure } from '@btc/contract/prices/market-report.ts';
import { withTextSigns } from '#platform/pdf/pdf-document.ts';
import { expect, test } from 'vitest';
import { drawReport, type PrintedReport } from './report-pdf.ts';

const figure: ReportFigure = {
  NameCn: '巴西前四分体六件套',
  NameEn: 'Brazil, forequarter set',
  UnitCn: '美元/吨',
  UnitEn: 'USD/t',
  Decimals: 0,
  Low: 5900,
  Value: 6000,
  High: 6100,
  Change: -50,
  ChangePercent: -0.83,
  Date: '2026-11-20',
  NoteCn: null,
  NoteEn: null,
};
const publicUrl = 'https://portal.example';
const report: PrintedReport = {
  ReportID: 1,
  Title: '进口牛肉市场周报',
  Week: '2026-W47',
  PeriodStart: '2026-11-16',
  PeriodEnd: '2026-11-20',
  PublishedAt: '2026-11-20T17:30:00+08:00',
  Demo: true,
  Sections: [
    {
      Section: 'summary',
      Text: '<p>报盘<strong>涨跌互现</strong>，<a href="/cn/Price">成交</a>平稳𠮷。</p><ol><li>一</li><li>二</li></ol>',
      Figures: [],
    },
    { Section: 'forward', Text: null, Figures: Array.from({ length: 90 }, () => figure) },
    { Section: 'calendar', Text: null, Figures: [{ ...figure, Value: null, Low: null, High: null, Change: null }] },
  ],
};

test.each(['cn', 'en'] as const)('an issue is drawn over pages, the same each time (%s)', async (edition) => {
  const pdf = await drawReport(report, { edition, publicUrl });
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThan(6);
  expect(pdf.length).toBeLessThan(120_000);
  // The page's own path leads to the portal.
  expect(pdf.toString('latin1')).toContain('/URI (https://portal.example/cn/Price)');
  expect((await drawReport(report, { edition, publicUrl })).equals(pdf)).toBe(true);
});

test('free text has the signs of towns and ports, and a mark where one is missing', async () => {
  const signs = await withTextSigns('cn');
  expect(signs('漯河、亳州、鲅鱼圈 ① ≤ 5 %')).toBe('漯河、亳州、鲅鱼圈 ① ≤ 5 %');
  expect(signs('a😀b')).toBe('a〓b');
});

test('English quotes are narrow, Chinese ones as wide as the signs beside them', async () => {
  const text = 'China’s “spot”';
  expect((await withTextSigns('en'))(text)).toBe('China\'s "spot"');
  expect((await withTextSigns('cn'))(text)).toBe(text);
});
