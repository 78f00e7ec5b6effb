import { escapeMarkup } from '@btc/contract/escape-markup.ts';
import { reportSections } from '@btc/contract/prices/week-codes.ts';
import { formatWeek } from '@btc/contract/time.ts';
import type { Clock } from '@btc/server/src/platform/clock/clock.ts';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import { type Safeguard, createSafeguardService } from '@btc/server/src/safeguard/safeguard.service.ts';
import { toReportWeek } from '@btc/server/src/prices/market-report/report-week.ts';
import { gatherFigures } from '@btc/server/src/prices/market-report/week-figures.ts';
import { findReleases } from '@btc/server/src/trade/publication/calendar.service.ts';
import { commentedFridays, toReportDate } from '../../news/reports/weekly-items.ts';
import { lastQuoteDay } from '../demo-quotes.ts';
import { listDemoCattle } from './live-cattle.ts';
import {
  deleteDemoWeek,
  type DemoReport,
  hasDemoWeek,
  insertCattle,
  insertReports,
  insertSurvey,
  listForwardCells,
} from './load-week.queries.ts';
import { demoTextCn, demoTitleCn } from './report-texts.cn.ts';
import { demoTextEn, demoTitleEn } from './report-texts.en.ts';
import { listDemoSurvey } from './survey.ts';

const enteredAt = new Date(`${lastQuoteDay}T15:00:00+08:00`);

async function loadCattle(db: Db): Promise<void> {
  const rows = listDemoCattle().map(({ series, day, localPrice, usdPerUnit }) => ({
    series,
    day,
    local_price: localPrice,
    usd_per_unit: usdPerUnit,
    source: 'Demonstration',
    is_demo: true,
    entered_at: enteredAt,
  }));
  await insertCattle(db, rows);
}

async function loadSurvey(db: Db, now: Date): Promise<void> {
  const cells = await listForwardCells(db);
  const items = listDemoSurvey(now, ({ origin, cut, monday }) => cells.get(`${origin} ${cut} ${monday}`));
  await insertSurvey(
    db,
    items.map((item) => ({
      id: item.id,
      origin: item.origin,
      cut: item.cut,
      horizon_weeks: item.horizon,
      state: item.state,
      opens_at: item.opensAt,
      closes_at: item.closesAt,
      is_demo: true,
    })),
    items.flatMap((item) =>
      item.answers.map((answer) => ({
        item_id: item.id,
        user_id: null,
        opinion: answer.opinion,
        expect_low: answer.expectLow,
        expect_high: answer.expectHigh,
        role: answer.role,
        note: null,
        answered_at: answer.answeredAt,
      })),
    ),
  );
}

function toParagraph(text: string): string {
  return text === '' ? '' : `<p>${escapeMarkup(text)}</p>`;
}

async function writeReport(
  db: Db,
  { friday, id }: { readonly friday: string; readonly id: number },
  safeguard: Safeguard,
): Promise<DemoReport> {
  const week = toReportWeek(friday);
  const figures = await gatherFigures(db, week, { releases: (day) => findReleases(db, day), safeguard });
  const texts = reportSections.map((section) => ({
    report_id: id,
    section,
    text_cn: toParagraph(demoTextCn(section, figures)),
    text_en: toParagraph(demoTextEn(section, figures)),
  }));
  const publishedAt = new Date(`${toReportDate(friday)}T17:30:00+08:00`);
  const number = Number(formatWeek(friday).slice(-2));
  const titles = { titleCn: demoTitleCn(number, figures), titleEn: demoTitleEn(number, figures) };
  return { id, start: week.start, end: week.end, publishedAt, ...titles, figures, texts };
}

async function loadReports(db: Db, safeguard: Safeguard): Promise<void> {
  const reports: DemoReport[] = [];
  for (const [index, friday] of commentedFridays.entries()) {
    reports.push(await writeReport(db, { friday, id: index + 1 }, safeguard));
  }
  await insertReports(db, reports);
}

interface DemoWeekDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** Absent without trade facts. */
  readonly safeguard?: Safeguard | undefined;
}

/** Two years of live cattle, half a year of surveys, a year of reports; runs after the quotes, whose figures they hold. */
export async function loadDemoWeek({ db, clock, safeguard }: DemoWeekDeps): Promise<void> {
  if (await hasDemoWeek(db)) return;
  await db.transaction().execute(async (transaction) => {
    await loadCattle(transaction);
    await loadSurvey(transaction, clock.now());
    await loadReports(
      transaction,
      safeguard ?? createSafeguardService({ db: transaction, readCounts: () => Promise.resolve(null) }),
    );
  });
}

/** What people have entered, asked or written stays. */
export async function removeDemoWeek(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await deleteDemoWeek(transaction);
  });
}
