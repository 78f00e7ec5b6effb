import { exhibitionKindNames, toNameCn } from '@btc/contract/directory/directory-names.ts';
import { toExhibitionPath } from '@btc/contract/directory/directory-paths.ts';
import { addDays } from '@btc/contract/time.ts';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { readKind } from './directory-codes.parse.ts';
import { countryCn } from './exhibition.present.ts';
import type { ExhibitionRecord } from './exhibition.queries.ts';

/** Subscribed calendars look again after so long. */
const lookAgainSeconds = 12 * 3600;

/** A day without a time: what is written of it is its date in UTC. */
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
  /** Scheme and host without a slash at the end; the numbers of events are told apart by the host. */
  readonly publicUrl: string;
}

/**
 * Events as a calendar file (RFC 5545): whole days, the end exclusive as the standard has it; a cancelled event stays
 * and says so, and the revision tells calendars which version is the newer one.
 */
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
