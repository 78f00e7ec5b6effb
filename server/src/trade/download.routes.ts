import { dataQuestion } from '@btc/contract/trade/trade-fields.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '#platform/api/binding.ts';
import { beefOneCsv } from './beef-one.csv.ts';
import { beefOneService } from './beef-one.service.ts';
import type { TradeDeps } from './beef-one.service.ts';

interface DownloadDeps extends TradeDeps {
  readonly findCaller: (request: FastifyRequest) => Promise<Caller>;
}

/** The names of a data question that an address may carry, with an `edition` beside them. */
const addressFields = [
  'Origin',
  'Type',
  'Storage',
  'StartDate',
  'EndDate',
  'Source',
  'Period',
  'AsPublishedOn',
] as const;

/** Files of the data views. What a reader gets is what the view shows the same reader: a signed-out one the open months. */
export function downloadRoutes({ findCaller, ...deps }: DownloadDeps) {
  const service = beefOneService(deps);
  return async (routes: FastifyInstance): Promise<void> => {
    routes.get('/download/beef-one.csv', async (request, reply) => {
      try {
        const file = await beefOneCsv(service, readQuestion(request.query), await findCaller(request));
        return await reply
          .type('text/csv; charset=utf-8')
          .header('Content-Disposition', `attachment; filename="${file.filename}"`)
          .header('Cache-Control', 'no-store')
          .send(file.body);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const faults = (error.data.List ?? []).map(({ Field, Rule }) => `${Field} ${Rule}`);
        return reply
          .code(error.status)
          .type('text/plain; charset=utf-8')
          .send([error.message, ...faults].join('\n'));
      }
    });
  };
}

function readQuestion(query: unknown): ReturnType<typeof dataQuestion.parse> {
  const given = new Map(typeof query === 'object' && query !== null ? Object.entries(query) : []);
  const asked = addressFields.filter((field) => given.has(field)).map((field) => [field, given.get(field)]);
  const hasDates = given.has('StartDate') || given.has('EndDate');
  const parsed = dataQuestion.safeParse({
    ...Object.fromEntries(asked),
    isEn: given.get('edition') === 'en',
    IsFirst: !hasDates,
  });
  if (parsed.success) return parsed.data;
  throw new ApiError(1001, {
    List: parsed.error.issues.map(({ path, code }) => ({ Field: path.join('.'), Rule: code })),
  });
}
