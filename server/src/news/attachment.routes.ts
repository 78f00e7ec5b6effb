import type { Api } from '@btc/contract/client.ts';
import { fileBase } from '@btc/contract/wire/file-address.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyInstance } from 'fastify';
import { createReadStream } from 'node:fs';
import type { AdmitFile } from '#platform/api/admit-file.ts';
import type { Caller } from '#platform/api/binding.ts';
import type { Db } from '#platform/db/db.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { publicFolder } from '#platform/pictures/keep-picture.ts';
import { findAttachment } from './article-detail.queries.ts';

export interface AttachmentDeps {
  readonly db: Db;
  readonly files: FileStore;
  readonly admit: AdmitFile;
  readonly apiFor: (caller: Caller) => Api;
}

const folder = 'attachments/';
const words = {
  cn: { 1008: '此附件仅对会员开放，请登录或申请会员。', 1009: '没有这个文件。', 1004: '下载过于频繁，请稍后再试。' },
  en: {
    1008: 'This attachment is for members. Please log in or apply for membership.',
    1009: 'There is no such file.',
    1004: 'Too many downloads. Please try again later.',
  },
} as const;

/** A name as a header carries it (RFC 8187). */
function encodedName(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Files that come with articles, for those who may read the article: `/files/attachments/2101-cn.xlsx`. */
export function attachmentRoutes({ db, files, admit, apiFor }: AttachmentDeps) {
  return async (routes: FastifyInstance): Promise<void> => {
    routes.get<{ Params: { file: string } }>(`${fileBase}${folder}:file`, async (request, reply) => {
      const address = folder + request.params.file;
      const found = await findAttachment(db, address);
      const edition = found?.edition === 'en' ? 'en' : 'cn';
      try {
        if (found === undefined) throw new ApiError(1009);
        const caller = await admit(request, reply);
        const question = { NewsID: found.article_id, isEn: edition === 'en', Counted: true };
        const { Row, Dict } = await apiFor(caller)('GetBtcInfoDetail', question);
        if (Dict.Locked) throw new ApiError(1008);
        if (!Row.Attachments.some(({ AppendixAddr }) => AppendixAddr === address)) throw new ApiError(1009);
        const path = await files.pathOf(publicFolder + address).catch(() => {
          throw new ApiError(1009);
        });
        return await reply
          .type('application/octet-stream')
          .header('Content-Disposition', `attachment; filename*=UTF-8''${encodedName(found.name)}`)
          .header('Cache-Control', 'no-store')
          .header('X-Robots-Tag', 'noindex')
          .send(createReadStream(path));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const retryAfter = error.data.Dict?.['RetryAfter'];
        if (typeof retryAfter === 'number') void reply.header('Retry-After', String(retryAfter));
        const { code, message, status } = error;
        const text = code === 1004 || code === 1008 || code === 1009 ? words[edition][code] : message;
        return reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);
      }
    });
  };
}
