import { fromTrendRequest, fromViewRequest, hasPart, viewParts } from '@btc/contract/trade/trade-data-pages.ts';
import { dataViews, findView } from '@btc/contract/trade/views.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyInstance } from 'fastify';
import { addSetDownloads, type PeopleFile, type SetDownloadDeps } from '#data/face.ts';
import { answerFile, readQuery } from '#platform/export/file-route.ts';
import { type FactsFileDeps, factsFiles } from './facts-file.ts';
import { quotaUse } from './quota-sets.ts';
import { findViewSet } from './view-sets.ts';

const seriesName = { cn: '时间序列', en: 'Series' };
const quotaName = { cn: '配额', en: 'Quotas' };

function listFiles(view: (typeof dataViews)[number]): readonly (readonly [string, PeopleFile])[] {
  const sheets = [
    ...(hasPart(view, '-series') ? [{ set: findViewSet(view, '-series'), name: seriesName }] : []),
    ...(view.code === 'beef-nine' ? [{ set: quotaUse, name: quotaName }] : []),
  ];
  return viewParts
    .filter((part) => part !== '-periods' && hasPart(view, part))
    .map((part) => {
      const readFields = part === '-trend' ? fromTrendRequest : fromViewRequest;
      return [`${view.code}${part}`, { set: findViewSet(view, part), readFields, sheets: part === '' ? sheets : [] }];
    });
}

/**
 * Files of the data views: `/download/<view>.csv` and `.xlsx` are the table, `/download/<view>-series.csv` and `.xlsx` the chart's members
 * over time in all units, `/download/<view>-trend.csv` and `.xlsx` one company or plant, `/download/<view>-facts.csv` the single facts.
 */
export function createTradeDownloadRoutes(deps: SetDownloadDeps & FactsFileDeps) {
  const factsFile = factsFiles(deps);
  return async (routes: FastifyInstance): Promise<void> => {
    addSetDownloads(routes, deps, Object.fromEntries(dataViews.flatMap(listFiles)));
    routes.get<{ Params: { file: string } }>('/download/:file', async (request, reply) => {
      const { edition, layout, given } = readQuery(request.query);
      return answerFile(reply, edition, async () => {
        const caller = await deps.admit(request, reply);
        const view = findView(/^(.+)-facts\.csv$/.exec(request.params.file)?.[1] ?? '');
        if (view === undefined) throw new ApiError(1009);
        return factsFile({ view, edition, layout, given, caller, publicUrl: deps.publicUrl });
      });
    });
  };
}
