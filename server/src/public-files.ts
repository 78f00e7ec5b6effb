import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import { demoFolder } from '#platform/files/demo-folder.ts';
import { type FileStore, isMissing } from '#platform/files/file-store.ts';
import { storedPicture, publicFolder } from '#platform/pictures/store-picture.ts';

/** Pages show pictures without scripts; a picture opened on its own must not run any either. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const picture = /\.(?:svg|png|jpe?g|webp|avif)$/i;

const prefix = '/files/';

/** Serves public files, and demonstration pictures while the demonstration is loaded. */
export function createPublicFileRoutes({ files, loadsDemo }: Config, store: FileStore) {
  return async (routes: FastifyInstance): Promise<void> => {
    const folder = join(files.folder, publicFolder);
    await mkdir(folder, { recursive: true });
    // What is damaged is not sent; and in an S3-compatible store another process may have kept it: a copy comes into the folder first.
    routes.addHook<{ readonly Params: { readonly '*'?: string } }>('onRequest', async ({ params }) => {
      // Unescaped, as the folder is asked for it.
      const name = params['*'] ?? '';
      if (!storedPicture.test(name)) return;
      await store.toPath(publicFolder + name).catch((error: unknown) => {
        // What is not there is told by the folder.
        if (!isMissing(error)) throw error;
      });
    });
    const demo = loadsDemo ? [demoFolder] : [];
    await routes.register(fastifyStatic, {
      root: [folder, ...demo],
      prefix,
      decorateReply: false,
      index: false,
      maxAge: '1h',
      allowedPath: (path) => picture.test(path),
      setHeaders: (reply) => void reply.header('Content-Security-Policy', picturePolicy),
    });
  };
}
