import type { Edition } from '@btc/contract/members/access.ts';
import { contrastQuestion } from '@btc/contract/trade/trade-fields.ts';
import type { ContrastQuestion } from '@btc/contract/trade/trade-fields.ts';
import { findView, viewFilters } from '@btc/contract/trade/views.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyInstance } from 'fastify';
import { openDictionary } from '#platform/dictionary/open-dictionary.ts';
import { answerFile, type FileDeps, type Given, readQuery, readQuestion } from '#platform/export/file-route.ts';
import type { View } from '../view/view-shape.ts';
import { fileForms } from '#platform/export/sheet-file.ts';
import { factsFiles } from './facts-file.ts';
import type { FactsFileDeps } from './facts-file.ts';
import { plainQuestion, seriesFile, trendFile, viewFile } from './view-file.ts';

/**
 * Files of the data views: `/download/<view>.csv` and `.xlsx` hold the table, `/download/<view>-trend.csv` and `.xlsx` one company or plant
 * over time, `/download/<view>-series.csv` and `.xlsx` the chart's members over time in all units, `/download/<view>-facts.csv` the single facts behind it. The query has the names of a data question and an `edition`;
 * `layout=plain` leaves the heading of a CSV file away.
 */
export function createDownloadRoutes({ admit, apiFor, publicUrl, ...deps }: FileDeps & FactsFileDeps) {
  const factsFile = factsFiles(deps);
  return async (routes: FastifyInstance): Promise<void> => {
    routes.get<{ Params: { file: string } }>('/download/:file', async (request, reply) => {
      const { edition, layout, given } = readQuery(request.query);
      return answerFile(reply, edition, async () => {
        const caller = await admit(request, reply);
        const { view, form, what } = readFileName(request.params.file);
        const question = readContrast(given, edition);
        const input = { edition, publicUrl, layout };
        if (form === 'facts') return factsFile({ ...input, view, question: plainQuestion(question), caller });
        const makeFile = { table: viewFile, trend: trendFile, series: seriesFile }[what];
        const dictionary = await openDictionary(deps.db);
        return makeFile(apiFor(caller), { ...input, view: view.code, form, question, dictionary });
      });
    });
  };
}

interface WantedFile {
  readonly view: View;
  readonly form: (typeof fileForms)[number] | 'facts';
  readonly what: 'table' | 'trend' | 'series';
}

function readFileName(file: string): WantedFile {
  const {
    name = '',
    what,
    ending,
  } = /^(?<name>.+?)(?:-(?<what>facts|trend|series))?\.(?<ending>\w+)$/.exec(file)?.groups ?? {};
  const [view, form] = [findView(name), fileForms.find((code) => code === ending)];
  if (view === undefined || form === undefined || (what === 'facts' && form !== 'csv')) throw new ApiError(1009);
  return {
    view,
    form: what === 'facts' ? 'facts' : form,
    what: what === 'trend' || what === 'series' ? what : 'table',
  };
}

/** The names of a question that an address may carry; several months of a contrast are joined with `|`. */
const addressFields = [
  ...viewFilters,
  'Company',
  'Weight',
  'StartDate',
  'EndDate',
  'Source',
  'Period',
  'AsPublishedOn',
  'OtherOrigin',
  'OtherType',
] as const;

function readContrast(given: Given, edition: Edition): ContrastQuestion {
  const requests = addressFields.filter((field) => Object.hasOwn(given, field)).map((field) => [field, given[field]]);
  const dates = given['Dates'];
  return readQuestion(contrastQuestion, {
    ...Object.fromEntries(requests),
    ...(typeof dates === 'string' && dates !== '' ? { Dates: dates.split('|') } : {}),
    isEn: edition === 'en',
    IsFirst: !('StartDate' in given) && !('EndDate' in given),
  });
}
