import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyInstance } from 'fastify';
import { answerFile, type FileDeps, readQuery } from '#platform/export/file-route.ts';
import { drawReport } from './report-pdf.ts';

/** Serves an issue as PDF: `/market-report/52.pdf?edition=en`; `draft=1` gives staff the unpublished state. */
export function createReportFileRoutes({ admit, apiFor, publicUrl }: FileDeps) {
  return async (routes: FastifyInstance): Promise<void> => {
    routes.get<{ Params: { file: string } }>('/market-report/:file', async (request, reply) => {
      const { edition, given } = readQuery(request.query);
      return answerFile(reply, edition, async () => {
        const id = Number(/^([1-9]\d{0,8})\.pdf$/.exec(request.params.file)?.[1] ?? Number.NaN);
        if (Number.isNaN(id)) throw new ApiError(1009);
        const api = apiFor(await admit(request, reply));
        const isDraft = given['draft'] === '1';
        const question = { isEn: edition === 'en', ReportID: id };
        const { Row } = await (isDraft
          ? api('GetMarketReportPreview', question)
          : api('GetWebFrontMarketReport', question));
        if (Row?.Sections === undefined) throw new ApiError(1008);
        return {
          filename: `beef-market-${Row.Week}-${edition}${isDraft ? '-draft' : ''}.pdf`,
          contentType: 'application/pdf',
          body: await drawReport({ ...Row, Sections: Row.Sections }, { edition, publicUrl, isDraft }),
        };
      });
    });
  };
}
