import type { Edition } from '../members/access.ts';
import { toEnglishMonth } from './month-names.ts';
import { addDays, countDays } from '../time.ts';

/** A period as running text has it: 2026年10月, 2026年1—10月, 第三季度, or October 2026, January–October 2026. */
export function printPeriod(period: string, edition: Edition): string {
  const isCn = edition === 'cn';
  const year = period.slice(0, 4);
  if (period.length === 4) return isCn ? `${year}年` : year;
  const [start = '', end] = period.split('..');
  if (end !== undefined) {
    const [from, to] = [printPeriod(start, edition), printPeriod(end, edition)];
    return isCn ? `${from}至${to}` : `${from} to ${to}`;
  }
  const rest = period.slice(5);
  if (rest.startsWith('Q'))
    return isCn ? `${year}年第${'一二三四'[Number(rest.slice(1)) - 1] ?? ''}季度` : `${rest} ${year}`;
  if (rest.startsWith('YTD')) {
    const last = rest.slice(3);
    if (last === '01') return printPeriod(`${year}-01`, edition);
    return isCn ? `${year}年1—${Number(last)}月` : `January–${toEnglishMonth(Number(last))} ${year}`;
  }
  const [month = '', day] = rest.split('-');
  if (isCn) return `${year}年${Number(month)}月${day === undefined ? '' : `${Number(day)}日`}`;
  return `${day === undefined ? '' : `${Number(day)} `}${toEnglishMonth(Number(month))} ${year}`;
}

const firstDay = '1970-01-01';

/** Days from 1 January 1970 to a day `YYYY-MM-DD`. */
export function dayNumber(day: string): number {
  return countDays(firstDay, day);
}

export function printDayNumber(number: number, edition: Edition): string {
  return printPeriod(addDays(firstDay, number), edition);
}
