import type { FastifyInstance } from 'fastify';
import { answerFile, readQuery } from '#platform/export/file-route.ts';
import { fileForms } from '#platform/export/sheet-file.ts';
import { makeTemplate, type Template } from './write-template.ts';

/** Serves an empty form as `/download/<name>.csv` and `.xlsx`, in the edition of the query. */
export function addTemplateRoutes(routes: FastifyInstance, name: string, template: Template): void {
  for (const form of fileForms) {
    const filename = `${name}.${form}`;
    routes.get(`/download/${filename}`, async ({ query }, reply) => {
      const { edition } = readQuery(query);
      return answerFile(reply, edition, async () => ({ ...(await makeTemplate(template, form, edition)), filename }));
    });
  }
}
