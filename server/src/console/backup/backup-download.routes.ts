import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { BackupRunner } from './backup-runner.ts';

/** The rest of the path is a key of a backup. */
export const backupFolder = '/download/backup/';

/** Streams backups to the browser; the key in the address works once. */
export function createBackupDownloadRoutes(keeper: BackupRunner) {
  return async (routes: FastifyInstance): Promise<void> => {
    routes.route<{ Params: { key: string } }>({
      method: ['GET', 'HEAD'],
      url: `${backupFolder}:key`,
      exposeHeadRoute: false,
      handler: async ({ method, params }, reply) => {
        // Download managers ask for the head first: that must leave the key good.
        const isHead = method === 'HEAD';
        const name = isHead ? keeper.look(params.key) : keeper.take(params.key);
        void reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex');
        const path = name === null ? null : await keeper.find(name).catch(() => null);
        if (path === null) return reply.code(404).type('text/plain; charset=utf-8').send('404\n');
        void reply
          .type('application/gzip')
          .header('Content-Disposition', `attachment; filename="${name}"`)
          .header('Content-Length', (await stat(path)).size);
        return isHead ? reply.send() : reply.send(createReadStream(path));
      },
    });
  };
}
