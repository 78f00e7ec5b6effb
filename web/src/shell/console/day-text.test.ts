import { expect, it } from 'vitest';
import { dayText } from './day-text.ts';

it('writes the day of a field in the language of the console, and says what belongs into an empty one', () => {
  expect([dayText('cn', '2026-11-02'), dayText('en', '2026-11-02')]).toEqual(['2026/11/02', '2 Nov 2026']);
  expect([dayText('cn', '2026-11-02T09:30'), dayText('en', '2026-11-02T09:30')]).toEqual([
    '2026/11/02 09:30',
    '2 Nov 2026 09:30',
  ]);
  expect([dayText('cn', ''), dayText('en', 'x')]).toEqual(['年 / 月 / 日', 'dd/mm/yyyy']);
});
