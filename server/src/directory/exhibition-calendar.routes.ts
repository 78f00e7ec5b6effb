import { exhibitionCalendarPath } from '@btc/contract/directory/directory-paths.ts';
import { createHash } from 'node:crypto';
import { addDays } from '@btc/contract/time.ts';
import type { FastifyInstance } from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock/clock.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/db.ts';
import { exhibitionCalendar } from './exhibition-calendar.ts';
import { findExhibition, listCalendar } from './exhibition.queries.ts';

interface CalendarDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'publicUrl'>;
}

const calendarName = '肉类行业会展（进口牛肉资讯）';
/** Events that ended longer ago are dropped from subscribed calendars. */
const retentionDays = 400;
const maxEvents = 1000;

export function createExhibitionCalendarRoutes({ db, clock, config: { publicUrl } }: CalendarDeps) {
  return async (routes: FastifyInstance): Promise<void> => {
    routes.get(exhibitionCalendarPath, async (request, reply) => {
      const since = addDays(shanghaiDay(clock.now()), -retentionDays);
      const rows = await listCalendar(db, since, maxEvents);
      return send(request, reply, exhibitionCalendar(rows, { name: calendarName, publicUrl }));
    });
    routes.get<{ Params: { id: string } }>('/download/exhibition-:id(^[1-9]\\d{0,8}).ics', async (request, reply) => {
      const row = await findExhibition(db, Number(request.params.id));
      if (row === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('404');
      void reply.header('Content-Disposition', `attachment; filename="exhibition-${row.id}.ics"`);
      return send(request, reply, exhibitionCalendar([row], { name: row.name, publicUrl }));
    });
  };
}

/** Sends a calendar file, or 304 where the caller has it: subscriptions ask often. */
function send(request: FastifyRequest, reply: FastifyReply, file: string) {
  const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"`;
  void reply.header('ETag', etag).header('Cache-Control', 'public, max-age=300');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('text/calendar; charset=utf-8').send(file);
}
