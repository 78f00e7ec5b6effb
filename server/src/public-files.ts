import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#platform/config/config.ts';

/** Pictures that are shown by script-free means only: a picture opened by itself may not run anything either. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const picture = /\.(?:svg|png|jpe?g|webp|avif)$/i;

/** Serves what the files folder keeps for the public, and the demonstration's pictures while that is loaded. */
export function publicFileRoutes({ files, loadsDemo }: Config) {
  return async (routes: FastifyInstance): Promise<void> => {
    const folders = files.kind === 'folder' ? [join(files.folder, 'public')] : [];
    await Promise.all(folders.map((folder) => mkdir(folder, { recursive: true })));
    const demo = loadsDemo ? [join(import.meta.dirname, '../demo')] : [];
    const root = [...folders, ...demo];
    if (root.length === 0) return;
    await routes.register(fastifyStatic, {
      root,
      prefix: '/files/',
      decorateReply: false,
      index: false,
      maxAge: '1h',
      allowedPath: (path) => picture.test(path),
      setHeaders: (reply) => void reply.header('Content-Security-Policy', picturePolicy),
    });
  };
}
