import type { Edition } from '@btc/contract/members/access.ts';
import { articleAccesses } from '@btc/contract/news/sections.ts';
import type { DigestContent } from '@btc/contract/newsletter/desk/newsletter-desk.ts';
import { nameIn } from '@btc/contract/names.ts';
import { addDays } from '@btc/contract/time.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { countEvents, type EventFilter, listEvents, presentEvent } from '#plants/face.ts';
import { readTicker } from '#home/face.ts';
import { findWeekReport, listWeekArticles } from './issue.queries.ts';
import { toSunday, toWeek, type Week } from './week.ts';

const maxArticles = 20;
const includedAtFirst = 8;
const maxChanges = 30;

export async function buildContent(
  db: Db,
  edition: Edition,
  { week, now }: { week: Week; now: Date },
): Promise<DigestContent> {
  const filter: EventFilter = { meat: 'beef', origins: [], from: week.start, to: toSunday(week) };
  const [articles, ticker, events, total, report] = await Promise.all([
    listWeekArticles(db, edition, { week, now, limit: maxArticles }),
    readTicker(db, edition),
    listEvents(db, filter, { limit: maxChanges, offset: 0 }),
    countEvents(db, filter),
    findWeekReport(db, edition, week),
  ]);
  return {
    Articles: articles.map((row, index) => ({
      NewsID: row.id,
      Title: row.title,
      Summary: row.summary,
      Access: articleAccesses.find((access) => access === row.access) ?? 'member',
      Included: index < includedAtFirst,
    })),
    Indices: ticker.Rows,
    Changes: events.map((event) => {
      const { Plant, Status, EffectiveOn } = presentEvent(event, event);
      const name = nameIn(edition, Plant) ?? Plant.NameLocal ?? '';
      const origin = edition === 'cn' ? Plant.OriginCn : Plant.OriginEn;
      return { PlantID: Plant.PlantID, Plant: `${origin} ${Plant.PlantNo} ${name}`.trim(), Status, EffectiveOn };
    }),
    ChangesTotal: total,
    ...(report === undefined
      ? {}
      : { Report: { ReportID: report.id, Title: report.title, Summary: report.summary ?? '' } }),
    Demo:
      ticker.Dict.Demo ||
      report?.is_demo === true ||
      articles.some((row) => row.is_demo) ||
      events.some((event) => event.is_demo),
  };
}

/** The current week, or the last one while nothing has been published in the current. */
export async function proposeWeek(db: Db, now: Date): Promise<Week> {
  const running = toWeek(shanghaiDay(now));
  const articles = await listWeekArticles(db, 'cn', { week: running, now, limit: 1 });
  return articles.length > 0 ? running : toWeek(addDays(running.start, -7));
}
