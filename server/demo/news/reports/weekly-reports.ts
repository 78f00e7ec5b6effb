import type { PublishedDraft } from '#news/write/article-write.service.ts';
import { weekFacts } from './weekly-facts.ts';
import { weekCount, weeklyItems } from './weekly-items.ts';
import { weeklyReportEn } from './weekly-report.en.ts';
import { weeklyReportZh } from './weekly-report.zh.ts';
import { listWeeklyIssues, type WeeklyIssue } from './weekly-series.ts';

const firstId = 2001;
/** Every fourth report is free: a sample of what members read. */
const freeEvery = 4;

function publishedDraft(issues: readonly WeeklyIssue[], place: number): PublishedDraft {
  const facts = weekFacts(issues);
  return {
    id: firstId + place,
    publishedAt: new Date(`${facts.date}T16:30:00+08:00`),
    draft: {
      section: 'report',
      access: place % freeEvery === 0 ? 'free' : 'member',
      headlineRank: null,
      recommended: false,
      meat: 'beef',
      origins: [...new Set(weeklyItems.map(({ origin }) => origin))],
      cuts: weeklyItems.map(({ cut }) => cut),
      tags: ['weekly'],
      titlePicture: null,
      source: null,
      isDemo: true,
      report: { type: 'week', periodStart: facts.monday, periodEnd: facts.lastDay, date: facts.date },
      texts: { cn: weeklyReportZh(facts), en: weeklyReportEn(facts) },
    },
  };
}

/** A year of weekly reports, oldest first. */
export function listWeeklyReports(): readonly PublishedDraft[] {
  const issues = listWeeklyIssues();
  const runUp = issues.length - weekCount;
  return Array.from({ length: weekCount }, (_, place) => publishedDraft(issues.slice(0, runUp + place + 1), place));
}
