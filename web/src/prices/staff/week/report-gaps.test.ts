import type { DeskMarketReport } from '@btc/contract/prices/market-report.ts';
import { expect, test } from 'vitest';
import { listGaps } from './report-gaps.ts';

const figure = { NameCn: '牛', NameEn: 'Cattle' } as DeskMarketReport['Sections'][number]['Figures'][number];
const section = (Section: 'summary' | 'liveCattle' | 'spot', Figures: (typeof figure)[] = []) => ({
  Section,
  TextCn: '',
  TextEn: '',
  Figures,
});

test('a section without figures and text is empty; one with figures may lack a language', () => {
  const report = {
    Sections: [section('summary'), section('liveCattle'), section('spot', [figure])],
  } as DeskMarketReport;
  const texts = (summary: string, indices: string) => [
    { Section: 'summary' as const, TextCn: '摘要', TextEn: summary },
    { Section: 'liveCattle' as const, TextCn: ' ', TextEn: '' },
    { Section: 'spot' as const, TextCn: '', TextEn: indices },
  ];
  expect(listGaps(report, texts('Summary', 'Firm'))).toEqual({
    empty: ['liveCattle'],
    noTextCn: ['spot'],
    noTextEn: [],
    lacksSummary: false,
  });
  expect(listGaps(report, texts('', ''))).toMatchObject({ noTextEn: ['spot'], lacksSummary: true });
});
