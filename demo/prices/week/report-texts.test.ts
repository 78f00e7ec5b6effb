import type { ReportFigure } from '@btc/contract/prices/market-report.ts';
import { expect, test } from 'vitest';
import { demoTextCn } from './report-texts.cn.ts';
import { demoTextEn } from './report-texts.en.ts';

function cattle(NameCn: string, NameEn: string, Change: number): ReportFigure {
  const unit = { UnitCn: '美元/公斤胴体', UnitEn: 'USD/kg carcase', Decimals: 2, Low: null, High: null };
  return { NameCn, NameEn, ...unit, Value: 4, Change, ChangePercent: Change, Date: null, NoteCn: null, NoteEn: null };
}

const liveCattle = [cattle('阿根廷', 'Argentina: steers', -0.01), cattle('巴西', 'Brazil: steers', 0.02)];

test('the weekly report says in which currency cattle rose and fell', () => {
  expect(demoTextCn('liveCattle', { liveCattle })).toBe('折成美元/公斤胴体计，巴西上涨，阿根廷下跌。');
  expect(demoTextEn('liveCattle', { liveCattle })).toBe(
    'In USD/kg carcase weight, cattle were higher in Brazil and lower in Argentina.',
  );
  const still = liveCattle.map((one) => ({ ...one, Change: 0 }));
  expect(demoTextCn('liveCattle', { liveCattle: still })).toContain('折美元');
  expect(demoTextEn('liveCattle', { liveCattle: still })).toBe('In dollar terms, cattle prices were unchanged w/w.');
});
