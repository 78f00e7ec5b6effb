import type { PublishedDraft } from '@btc/server/src/news/write/article-write.service.ts';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import { weekFacts, type WeekFacts } from './weekly-facts.ts';
import { commentedFridays, weekCount, weeklyItems } from './weekly-items.ts';
import { listWeeklyIssues, type WeeklyIssue } from './weekly-quotes.ts';
import { closedWeekEn, weeklyReportEn } from './weekly-report.en.ts';
import { closedWeekZh, weeklyReportZh } from './weekly-report.zh.ts';

const firstId = 2001;
/** Every fourth comment is free, as a sample. */
const freeEvery = 4;

/** Ids of the comments, known without generating them. */
export const weeklyReportIds: readonly number[] = Array.from({ length: weekCount }, (_, index) => firstId + index);

function writeTexts(facts: WeekFacts) {
  return facts.kind === 'closed'
    ? { cn: closedWeekZh(facts), en: closedWeekEn(facts) }
    : { cn: weeklyReportZh(facts), en: weeklyReportEn(facts) };
}

function publishedDraft(issues: readonly WeeklyIssue[], index: number): PublishedDraft {
  const facts = weekFacts(issues);
  return {
    id: firstId + index,
    publishedAt: new Date(`${facts.date}T16:30:00+08:00`),
    draft: {
      section: 'report',
      access: index % freeEvery === 0 ? 'free' : 'member',
      headlineRank: null,
      recommended: false,
      meat: 'beef',
      origins: [...new Set(weeklyItems.map(({ origin }) => origin))],
      cuts: weeklyItems.map(({ cut }) => cut),
      tags: ['weekly'],
      titlePicture: null,
      source: null,
      isDemo: true,
      report: { type: 'week', periodStart: facts.monday, periodEnd: facts.friday, date: facts.date },
      // The demonstration shows a member's prices in what everybody may read.
      confirmation: { by: null },
      texts: writeTexts(facts),
    },
  };
}

/** A year of comments, oldest first; empty where the portal has no demonstration quotes. */
export async function listWeeklyReports(db: Db): Promise<readonly PublishedDraft[]> {
  const issues = await listWeeklyIssues(db);
  if (issues.length === 0) return [];
  const runUp = issues.length - commentedFridays.length;
  return commentedFridays.map((_, index) => publishedDraft(issues.slice(0, runUp + index + 1), index));
}
