import type { PublishedDraft } from '#news/write/article-write.service.ts';
import { type LandedDeps, readWeekCosts } from './landed-quote.ts';
import { weekFacts, type WeekFacts } from './weekly-facts.ts';
import { commentedFridays, weekCount, weeklyItems } from './weekly-items.ts';
import { listWeeklyIssues, type WeeklyIssue } from './weekly-quotes.ts';
import { closedWeekEn, weeklyReportEn } from './weekly-report.en.ts';
import { closedWeekZh, weeklyReportZh } from './weekly-report.zh.ts';

const firstId = 2001;
/** Every fourth comment is free: a sample of what members read. */
const freeEvery = 4;

/** The numbers of the comments, known without making them. */
export const weeklyReportIds: readonly number[] = Array.from({ length: weekCount }, (_, index) => firstId + index);

async function writeTexts(deps: LandedDeps, facts: WeekFacts) {
  if (facts.kind === 'closed') return { cn: closedWeekZh(facts), en: closedWeekEn(facts) };
  const costs = await readWeekCosts(deps, facts);
  return { cn: weeklyReportZh(facts, costs), en: weeklyReportEn(facts, costs) };
}

async function publishedDraft(
  deps: LandedDeps,
  issues: readonly WeeklyIssue[],
  index: number,
): Promise<PublishedDraft> {
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
      texts: await writeTexts(deps, facts),
    },
  };
}

/** A year of weekly comments on the quotes that the portal holds, oldest first; none where it holds none of the demonstration. */
export async function listWeeklyReports(deps: LandedDeps): Promise<readonly PublishedDraft[]> {
  const issues = await listWeeklyIssues(deps.db);
  if (issues.length === 0) return [];
  const runUp = issues.length - commentedFridays.length;
  return Promise.all(
    commentedFridays.map((_, index) => publishedDraft(deps, issues.slice(0, runUp + index + 1), index)),
  );
}
