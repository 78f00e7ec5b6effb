import type { AnalysisRow } from '@btc/contract/prices/news-analysis.ts';
import { weekOperations as contract } from '@btc/contract/prices/week.operations.ts';
import { type BoundOperation } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { toEdition } from '#platform/api/reader.ts';
import { bindForAll } from '#platform/api/shared-binding.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import { openDictionary } from '#dictionary/face.ts';
import { cutNames, nameIn, type Names, originNames } from '../series/price-names.ts';
import { type WeekDeps } from '../week-access.ts';
import { countAnalyses, listAnalyses, listTags } from './analysis.queries.ts';

type Row = Awaited<ReturnType<typeof listAnalyses>>[number];

function presentRow(row: Row): AnalysisRow {
  if (row.published_at === null) throw new Error(`Article ${row.id} has not come out`);
  return {
    NewsID: row.id,
    NewsTitle: row.title,
    NewsSummary: row.summary,
    NewsDateTime: shanghaiMoment(row.published_at),
    Access: row.access === 'free' ? 'free' : 'member',
    Origins: row.origins,
    Cuts: row.cuts,
    Demo: row.is_demo,
  };
}

export function createNewsAnalysisOperations({ db, clock }: WeekDeps): readonly BoundOperation[] {
  return [
    bindForAll(contract.GetWebNewsAnalysis, async ({ isEn, Origin, Cut, Page, PageSize }) => {
      const filter = { edition: toEdition(isEn), origin: Origin, cut: Cut, now: clock.now() };
      const [rows, total, origins, cuts, dictionary] = await Promise.all([
        listAnalyses(db, filter, toSlice({ Page, PageSize })),
        countAnalyses(db, filter),
        listTags(db, filter, 'origins'),
        listTags(db, filter, 'cuts'),
        openDictionary(db),
      ]);
      const choices = (tags: typeof origins, listNames: (code: string) => Names) =>
        tags.map(({ code, found }) => ({ Code: code, Name: nameIn(listNames(code), isEn), Count: found }));
      return {
        Rows: rows.map(presentRow),
        Total: total,
        Dict: { Origins: choices(origins, originNames), Cuts: choices(cuts, (code) => cutNames(dictionary, code)) },
      };
    }),
  ];
}
