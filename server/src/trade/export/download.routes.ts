import type { Api } from '@btc/contract/client.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { contrastQuestion } from '@btc/contract/trade/trade-fields.ts';
import type { ContrastQuestion } from '@btc/contract/trade/trade-fields.ts';
import { findView } from '@btc/contract/trade/views.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AdmitFile } from '#platform/api/admit-file.ts';
import { openDictionary } from '#platform/dictionary/open-dictionary.ts';
import type { Caller } from '#platform/api/binding.ts';
import type { View } from '../view/view-shape.ts';
import { exportWords } from './export-words.ts';
import { fileForms, readLayout } from '#platform/export/sheet-file.ts';
import { factsFiles } from './facts-file.ts';
import type { FactsFileDeps } from './facts-file.ts';
import { plainQuestion, trendFile, viewFile } from './view-file.ts';

export interface DownloadDeps extends FactsFileDeps {
  readonly admit: AdmitFile;
  readonly apiFor: (caller: Caller) => Api;
  /** Where the portal is read, for the page's address in a file. */
  readonly publicUrl: string;
}

/**
 * Files of the data views: `/download/<view>.csv` and `.xlsx` hold the table, `/download/<view>-trend.csv` and `.xlsx` one company or plant
 * over time, `/download/<view>-facts.csv` the single facts behind it. The query has the names of a data question and an `edition`;
 * `layout=plain` leaves the heading of a CSV file away.
 */
export function downloadRoutes({ admit, apiFor, publicUrl, ...deps }: DownloadDeps) {
  const factsFile = factsFiles(deps);
  return async (routes: FastifyInstance): Promise<void> => {
    routes.get<{ Params: { file: string } }>('/download/:file', async (request, reply) => {
      const given = new Map(Object.entries(request.query ?? {}));
      const edition: Edition = given.get('edition') === 'en' ? 'en' : 'cn';
      try {
        const caller = await admit(request, reply);
        const { view, form, isTrend } = readFileName(request.params.file);
        const question = readQuestion(given, edition);
        const asked = { edition, publicUrl, layout: readLayout(given.get('layout')) };
        if (form === 'facts') {
          const { filename, stream } = await factsFile({ ...asked, view, question: plainQuestion(question), caller });
          return await sendFile(reply, filename, 'text/csv; charset=utf-8').send(stream);
        }
        const makeFile = isTrend ? trendFile : viewFile;
        const file = await makeFile(apiFor(caller), {
          ...asked,
          view: view.code,
          form,
          question,
          dictionary: await openDictionary(deps.db),
        });
        return await sendFile(reply, file.filename, file.contentType).send(file.body);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return refuse(reply, error, edition);
      }
    });
  };
}

function sendFile(reply: FastifyReply, filename: string, contentType: string): FastifyReply {
  return reply
    .type(contentType)
    .header('Content-Disposition', `attachment; filename="${filename}"`)
    .header('Cache-Control', 'no-store')
    .header('X-Robots-Tag', 'noindex');
}

interface WantedFile {
  readonly view: View;
  readonly form: (typeof fileForms)[number] | 'facts';
  readonly isTrend: boolean;
}

function readFileName(file: string): WantedFile {
  const {
    name = '',
    what,
    ending,
  } = /^(?<name>.+?)(?:-(?<what>facts|trend))?\.(?<ending>\w+)$/.exec(file)?.groups ?? {};
  const [view, form] = [findView(name), fileForms.find((code) => code === ending)];
  if (view === undefined || form === undefined || (what === 'facts' && form !== 'csv')) throw new ApiError(1009);
  return { view, form: what === 'facts' ? 'facts' : form, isTrend: what === 'trend' };
}

/** The names of a question that an address may carry; several months of a contrast are joined with `|`. */
const addressFields = [
  'Origin',
  'Type',
  'Storage',
  'PlantNo',
  'Cuts',
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

function readQuestion(given: ReadonlyMap<string, unknown>, edition: Edition): ContrastQuestion {
  const asked = addressFields.filter((field) => given.has(field)).map((field) => [field, given.get(field)]);
  const dates = given.get('Dates');
  const parsed = contrastQuestion.safeParse({
    ...Object.fromEntries(asked),
    ...(typeof dates === 'string' && dates !== '' ? { Dates: dates.split('|') } : {}),
    isEn: edition === 'en',
    IsFirst: !given.has('StartDate') && !given.has('EndDate'),
  });
  if (parsed.success) return parsed.data;
  throw new ApiError(1001, {
    List: parsed.error.issues.map(({ path, code }) => ({ Field: path.join('.'), Rule: code })),
  });
}

/** Says in the reader's language why there is no file. */
function refuse(reply: FastifyReply, error: ApiError, edition: Edition): FastifyReply {
  const { locked, tooMany, unknown, busy, fields, rules, otherRule, fault } = exportWords[edition].refusal;
  const faults = (error.data.List ?? []).map(({ Field, Rule }) => fault(Field, rules[Rule] ?? otherRule));
  const texts: Partial<Record<number, string>> = {
    1001: fields(faults.join(edition === 'cn' ? '、' : ', ')),
    1004: tooMany,
    1008: locked,
    1009: unknown,
    1010: busy,
  };
  const retryAfter = error.data.Dict?.['RetryAfter'];
  if (typeof retryAfter === 'number') void reply.header('Retry-After', String(retryAfter));
  return reply
    .code(error.status)
    .type('text/plain; charset=utf-8')
    .send(`${texts[error.code] ?? error.message}\n`);
}
