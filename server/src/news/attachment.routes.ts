import { fileBase } from '@btc/contract/wire/file-address.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyInstance } from 'fastify';
import { createReadStream } from 'node:fs';
import { toEdition } from '#platform/api/reader.ts';
import type { Db } from '#platform/db/db.ts';
import { answerFile, type FileDeps } from '#platform/export/file-route.ts';
import { type FileStore, isMissing } from '#platform/files/file-store.ts';
import { publicFolder } from '#platform/pictures/store-picture.ts';
import { findAttachment } from './article-detail.queries.ts';

interface AttachmentDeps extends Pick<FileDeps, 'admit' | 'apiFor'> {
  readonly db: Db;
  readonly files: FileStore;
}

const folder = 'attachments/';

/** Attachments, for readers of their article: `/files/attachments/2101-cn.xlsx`. */
export function createAttachmentRoutes({ db, files, admit, apiFor }: AttachmentDeps) {
  return async (routes: FastifyInstance): Promise<void> => {
    routes.get<{ Params: { file: string } }>(`${fileBase}${folder}:file`, async (request, reply) => {
      const address = folder + request.params.file;
      const found = await findAttachment(db, address);
      const edition = toEdition(found?.edition === 'en');
      return answerFile(reply, edition, async () => {
        if (found === undefined) throw new ApiError(1009);
        const api = apiFor(await admit(request, reply));
        const question = { NewsID: found.article_id, isEn: edition === 'en', Counted: true };
        const { Row, Dict } = await api('GetBtcInfoDetail', question);
        if (Dict.Locked) throw new ApiError(1008);
        if (!Row.Attachments.some(({ AppendixAddr }) => AppendixAddr === address)) throw new ApiError(1009);
        const path = await files.toPath(publicFolder + address).catch((error: unknown) => {
          throw isMissing(error) ? new ApiError(1009) : error;
        });
        return { filename: found.name, contentType: 'application/octet-stream', body: createReadStream(path) };
      });
    });
  };
}
