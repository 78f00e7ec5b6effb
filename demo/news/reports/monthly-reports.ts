import { addDays, addMonths, formatMonth, toMonday, toMonthEnd, toWeekday } from '@btc/contract/time.ts';
import type { PublishedDraft } from '@btc/server/src/news/write/article-write.service.ts';
import { storeBytes, publicFolder } from '@btc/server/src/platform/pictures/store-picture.ts';
import type { FileStore } from '@btc/server/src/platform/files/file-store.ts';
import { monthFacts } from './month-facts.ts';
import { type BeefMonths, sumBeefMonths, bulletinCount, listBulletinMonths } from './month-series.ts';
import { monthlyReportEn } from './monthly-report.en.ts';
import { monthlyReportZh } from './monthly-report.zh.ts';
import { monthTableFile, writeMonthTable } from './month-table.ts';
import type { DemoCell } from '../../trade/demo-cells.ts';

const firstId = 2101;
/** Every third bulletin is free, as a sample. */
const freeEvery = 3;

/** Ids of the bulletins, known without generating them. */
export const monthlyReportIds: readonly number[] = Array.from({ length: bulletinCount }, (_, index) => firstId + index);

const formatName = (month: number) => formatMonth(Math.floor(month / 100), month % 100);

/** Day of the customs detail, or the Monday after a weekend. */
function releaseDay(month: number): string {
  const release = `${addMonths(formatName(month), 1)}-20`;
  return toWeekday(release) < 5 ? release : addDays(toMonday(release), 7);
}

function publishedDraft(series: BeefMonths, months: readonly number[], index: number): PublishedDraft {
  const facts = monthFacts(series, months);
  const [from, to] = [months[0] ?? 0, months.at(-1) ?? 0];
  const date = releaseDay(to);
  return {
    id: firstId + index,
    publishedAt: new Date(`${date}T11:00:00+08:00`),
    draft: {
      section: 'report',
      access: index % freeEvery === 0 ? 'free' : 'member',
      headlineRank: null,
      recommended: false,
      meat: 'beef',
      origins: facts.origins.map(({ code }) => code),
      cuts: [],
      tags: ['monthly'],
      titlePicture: null,
      source: null,
      isDemo: true,
      report: { type: 'month', periodStart: `${formatName(from)}-01`, periodEnd: toMonthEnd(formatName(to)), date },
      texts: {
        cn: { ...monthlyReportZh(facts, index), attachments: [monthTableFile('cn', firstId + index, months)] },
        en: { ...monthlyReportEn(facts, index), attachments: [monthTableFile('en', firstId + index, months)] },
      },
    },
  };
}

/** Two years, oldest first. */
export function listMonthlyReports(cells: readonly DemoCell[]): readonly PublishedDraft[] {
  const series = sumBeefMonths(cells);
  return listBulletinMonths().map((months, index) => publishedDraft(series, months, index));
}

const editions = ['cn', 'en'] as const;

export async function storeMonthTables(files: FileStore, cells: readonly DemoCell[]): Promise<void> {
  const series = sumBeefMonths(cells);
  for (const [index, months] of listBulletinMonths().entries()) {
    for (const edition of editions) {
      const { address } = monthTableFile(edition, firstId + index, months);
      await storeBytes(files, publicFolder + address, await writeMonthTable(edition, series, months));
    }
  }
}

export async function removeMonthTables(files: FileStore): Promise<void> {
  for (const id of monthlyReportIds) {
    for (const edition of editions) await files.remove(publicFolder + monthTableFile(edition, id, []).address);
  }
}
