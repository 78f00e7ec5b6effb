import type { ExhibitionRow } from '@btc/contract/directory/exhibition.ts';
import { getFormat } from '#i18n/format.ts';
import { t } from '../messages.zh.ts';

const format = getFormat('cn');

/** The days of an event in running text: 2026年12月1日—3日. */
export function eventDays({ StartDate: start, EndDate: end }: Pick<ExhibitionRow, 'StartDate' | 'EndDate'>): string {
  if (start === end) return format.date(start);
  if (start.slice(0, 7) === end.slice(0, 7)) return t.session(format.date(start), `${Number(end.slice(8))}日`);
  return t.session(
    format.date(start),
    start.slice(0, 4) === end.slice(0, 4) ? format.dateShort(end) : format.date(end),
  );
}

/** The days of an event under the heading of its month: 12月1日—3日. */
export function eventDaysShort({
  StartDate: start,
  EndDate: end,
}: Pick<ExhibitionRow, 'StartDate' | 'EndDate'>): string {
  if (start === end) return format.dateShort(start);
  const isSameMonth = start.slice(0, 7) === end.slice(0, 7);
  return t.session(format.dateShort(start), isSameMonth ? `${Number(end.slice(8))}日` : format.dateShort(end));
}

/** The country is named only abroad. */
export function eventPlace({
  Country,
  CountryCn,
  City,
}: Pick<ExhibitionRow, 'Country' | 'CountryCn' | 'City'>): string {
  return Country === 'CHN' ? City : `${CountryCn} ${City}`;
}
