import type { Api } from '@btc/contract/client.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyInstance } from 'fastify';
import type { AdmitFile } from '#platform/api/admit-file.ts';
import type { Caller } from '#platform/api/binding.ts';
import { drawReport } from './report-pdf.ts';
import { reportWords } from './report-words.ts';

export interface ReportFileDeps {
  readonly admit: AdmitFile;
  readonly apiFor: (caller: Caller) => Api;
}

/** One issue of the weekly report as a file, for those who may read it: `/market-report/52.pdf?edition=en`. */
export function reportFileRoutes({ admit, apiFor }: ReportFileDeps) {
  return async (routes: FastifyInstance): Promise<void> => {
    routes.get<{ Params: { file: string }; Querystring: Readonly<Record<string, unknown>> }>(
      '/market-report/:file',
      async (request, reply) => {
        const edition = request.query['edition'] === 'en' ? 'en' : 'cn';
        const words = reportWords[edition];
        try {
          const id = Number(/^([1-9]\d{0,8})\.pdf$/.exec(request.params.file)?.[1] ?? Number.NaN);
          if (Number.isNaN(id)) throw new ApiError(1009);
          const caller = await admit(request, reply);
          const { Row } = await apiFor(caller)('GetWebFrontMarketReport', { isEn: edition === 'en', ReportID: id });
          if (Row?.Sections === undefined) throw new ApiError(1008);
          return await reply
            .type('application/pdf')
            .header('Content-Disposition', `attachment; filename="beef-market-${Row.Week}-${edition}.pdf"`)
            .header('Cache-Control', 'no-store')
            .header('X-Robots-Tag', 'noindex')
            .send(await drawReport({ ...Row, Sections: Row.Sections }, edition));
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          const retryAfter = error.data.Dict?.['RetryAfter'];
          if (typeof retryAfter === 'number') void reply.header('Retry-After', String(retryAfter));
          const text = error.code === 1008 ? words.refused : error.code === 1009 ? words.missing : error.message;
          return reply.code(error.status).type('text/plain; charset=utf-8').send(`${text}\n`);
        }
      },
    );
  };
}
