import { addDays } from '@btc/contract/time.ts';
import type { Insertable } from 'kysely';
import type { DB } from '@btc/server/src/platform/db/tables.generated.ts';
import { type DemoExhibition, demoExhibitions } from './directory.read.ts';

/** Ids of the demonstration are below those that the portal assigns. */
const firstYear = 2020;

/** Events of last year, this year and the next; deterministic. */
export function makeDemoExhibitions(today: string, now: Date): Insertable<DB['exhibition']>[] {
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1].flatMap((one) =>
    demoExhibitions.map((event, index) => findRow(event, { year: one, index, now })),
  );
}

function findRow(event: DemoExhibition, { year, index, now }: { year: number; index: number; now: Date }) {
  const start = `${year}-${event.start}`;
  const end = addDays(start, event.days - 1);
  const session = year - event.since + 1;
  return {
    id: (year - firstYear) * demoExhibitions.length + index + 1,
    kind: event.kind,
    name: `第${session}届${event.name}`,
    name_en: `${event.nameEn} ${year}`,
    summary: event.summary,
    body: event.body,
    starts_on: start,
    ends_on: end,
    country: event.country,
    city: event.city,
    venue: event.venue,
    organiser: event.organiser,
    // example.com is kept for examples: it leads to no event.
    website: 'https://example.com/',
    state: event.cancelledIn !== undefined && year % 4 === event.cancelledIn ? 'cancelled' : 'published',
    updated_at: now,
    created_at: now,
    is_demo: true,
  };
}
