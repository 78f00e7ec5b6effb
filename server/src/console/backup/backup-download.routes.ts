import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { BackupKeeper } from './backup-keeper.ts';

/** Backups go out as files that the browser writes to disk as they come; the key in the address works once. */
export function backupDownloadRoutes(keeper: BackupKeeper) {
  return async (routes: FastifyInstance): Promise<void> => {
    routes.get<{ Params: { key: string } }>('/download/backup/:key', async (request, reply) => {
      const name = keeper.take(request.params.key);
      void reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex');
      const path = name === null ? null : await keeper.find(name).catch(() => null);
      if (path === null) return reply.code(404).type('text/plain; charset=utf-8').send('404\n');
      return reply
        .type('application/gzip')
        .header('Content-Disposition', `attachment; filename="${name}"`)
        .header('Content-Length', (await stat(path)).size)
        .send(createReadStream(path));
    });
  };
}
