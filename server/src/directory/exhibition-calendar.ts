import { exhibitionKindNames, toNameCn } from '@btc/contract/directory/directory-names.ts';
import { toExhibitionPath } from '@btc/contract/directory/directory-paths.ts';
import { addDays } from '@btc/contract/time.ts';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { readKind } from './directory-codes.parse.ts';
import { countryCn } from './exhibition.present.ts';
import type { ExhibitionRecord } from './exhibition.queries.ts';

/** Refresh interval announced to subscribed calendars. */
const lookAgainSeconds = 12 * 3600;

/** A day without a time: its UTC date is what gets written. */
function toDay(day: string, daysLater = 0): Date {
  return new Date(`${addDays(day, daysLater)}T00:00:00Z`);
}

function findPosition({ country, city, venue, address }: ExhibitionRecord): string {
  const place = country === 'CHN' ? city : `${countryCn(country)}${city}`;
  return [place, venue, address].filter((part) => part !== null && part !== '').join('，');
}

function formatDescription(row: ExhibitionRecord): string {
  return [
    row.state === 'cancelled' ? '本活动已取消。' : null,
    row.is_demo ? '演示内容，并非真实活动。' : null,
    row.summary,
    row.organiser === null ? null : `主办：${row.organiser}`,
    row.website,
  ]
    .filter((line) => line !== null)
    .join('\n');
}

interface CalendarOptions {
  readonly name: string;
  /** Scheme and host without a trailing slash; the host makes event ids unique. */
  readonly publicUrl: string;
}

/** Events as iCalendar (RFC 5545): whole days with exclusive end; cancelled ones stay, the revision orders versions. */
export function exhibitionCalendar(rows: readonly ExhibitionRecord[], { name, publicUrl }: CalendarOptions): string {
  const { host } = new URL(publicUrl);
  const calendar = ical({
    name,
    prodId: { company: 'Beef to China', product: 'Exhibitions', language: 'ZH' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: lookAgainSeconds,
  });
  for (const row of rows) {
    calendar.createEvent({
      id: `exhibition-${row.id}@${host}`,
      sequence: row.revision,
      stamp: row.updated_at,
      created: row.created_at,
      lastModified: row.updated_at,
      allDay: true,
      start: toDay(row.starts_on),
      end: toDay(row.ends_on, 1),
      summary: row.state === 'cancelled' ? `【已取消】${row.name}` : row.name,
      location: findPosition(row),
      description: formatDescription(row),
      url: publicUrl + toExhibitionPath(row.id),
      categories: [{ name: toNameCn(exhibitionKindNames, readKind(row.kind)) }],
      status: row.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // Days of a fair do not make anybody busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}
