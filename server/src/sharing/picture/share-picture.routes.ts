import { editions } from '@btc/contract/members/access.ts';
import { sharePictureKinds } from '@btc/contract/sharing/share-picture.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { anonymousCaller } from '#platform/api/binding.ts';
import type { SharedCache } from '#platform/cache/shared-cache.ts';
import type { FileDeps } from '#platform/export/file-route.ts';
import { drawCard, renderPng } from './draw-card.ts';
import { makeCard } from './make-card.ts';

const paramsSchema = z.object({
  edition: z.enum(editions),
  kind: z.enum(sharePictureKinds),
  key: z.string().regex(/^[\w-]{1,40}$/),
});

interface PictureDeps extends Pick<FileDeps, 'admit' | 'apiFor'> {
  readonly cache: SharedCache;
}

/** Link preview pictures, always drawn from what signed-out readers see. */
export function createSharePictureRoutes({ admit, apiFor, cache }: PictureDeps) {
  const api = apiFor(anonymousCaller);
  return async (routes: FastifyInstance): Promise<void> => {
    routes.get('/share-picture/:edition/:kind/:key.png', async (request, reply) => {
      const params = paramsSchema.safeParse(request.params);
      if (!params.success) return reply.code(404).send();
      const { edition, kind, key } = params.data;
      const name = `share picture ${edition} ${kind} ${key}`;
      try {
        // Drawing costs more than a page; what is kept costs nothing.
        if (cache.peek(name) === undefined) await admit(request, reply);
        const make = async () => renderPng(await drawCard(edition, await makeCard(kind, api, key, edition)));
        const picture = await cache.get(name, make, {
          weigh: ({ length }) => length,
        });
        return await reply.type('image/png').header('Cache-Control', 'public, max-age=600').send(picture);
      } catch (error) {
        if (isApiError(error) && [400, 404].includes(error.status)) return reply.code(404).send();
        throw error;
      }
    });
  };
}
