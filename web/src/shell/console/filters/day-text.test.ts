import { expect, it } from 'vitest';
import { formatDayText } from './day-text.ts';

it('writes the day of a field in the language of the console, and says what belongs into an empty one', () => {
  expect([formatDayText('cn', '2026-11-02'), formatDayText('en', '2026-11-02')]).toEqual(['2026/11/02', '2 Nov 2026']);
  expect([formatDayText('cn', '2026-11-02T09:30'), formatDayText('en', '2026-11-02T09:30')]).toEqual([
    '2026/11/02 09:30',
    '2 Nov 2026 09:30',
  ]);
  expect([formatDayText('cn', ''), formatDayText('en', 'x')]).toEqual(['年 / 月 / 日', 'dd/mm/yyyy']);
});
