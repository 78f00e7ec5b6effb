import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import {
  type CaptionLanguage,
  captionLanguages,
  type VideoFormat,
  videoFormats,
} from '@btc/contract/videos/video-codes.ts';
import { videoFileBase } from '@btc/contract/videos/video-paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { demoFolder } from '#platform/files/demo-folder.ts';
import { requireChecksum } from '#platform/files/file-checksum.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { chooseRange, describeRange, isUnchanged } from '#platform/http/byte-range.ts';
import { findServedCaption, findServedFile, type ServedFile } from './media.queries.ts';
import { isLinkGood } from './video-link.ts';

export interface VideoFileDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: FileStore;
}

/** Videos of the demonstration come with the program. */
const shippedFolder = join(demoFolder, 'videos');

/** Local path of a stored video; throws DamagedFile where the content is not what was stored. */
export async function toVideoFilePath(
  files: FileStore,
  { name, is_shipped: isShipped, checksum }: Pick<ServedFile, 'name' | 'is_shipped' | 'checksum'>,
): Promise<string> {
  const path = isShipped ? join(shippedFolder, name) : await files.toPath(name);
  await requireChecksum(path, name, checksum);
  return path;
}

interface VideoFileRequest {
  readonly id: number;
  readonly file: VideoFormat | CaptionLanguage;
}

/** `12/video.webm` or `12/en.vtt`; null for anything else. */
function readAddress({ id, file }: { readonly id: string; readonly file: string }): VideoFileRequest | null {
  if (!/^[1-9]\d{0,8}$/.test(id)) return null;
  const known =
    videoFormats.find((format) => file === `video.${format}`) ??
    captionLanguages.find((language) => file === `${language}.vtt`);
  return known === undefined ? null : { id: Number(id), file: known };
}

/** Public files may be cached by all for an hour; others by the browser only, which revalidates the link each time. */
function cacheControl(isOpen: boolean): string {
  return isOpen ? 'public, max-age=3600' : 'private, no-cache';
}

interface VideoRoute {
  Params: { id: string; file: string };
  Querystring: Readonly<Record<string, unknown>>;
}
type VideoRequest = FastifyRequest<VideoRoute>;

function missing(reply: FastifyReply) {
  return reply.code(404).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('404');
}

/** One answer for missing, forged and expired links: the page requests a new one. */
function refused(reply: FastifyReply) {
  return reply.code(403).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send('403');
}

/** Videos by byte range, and captions; streamed from disk, with only one piece of each stream in memory. */
export function createVideoFileRoutes({ db, clock, files }: VideoFileDeps) {
  async function mayOpen({ query, headers }: VideoRequest, id: number, isOpen: boolean): Promise<boolean> {
    return isOpen || (isFromOwnPage(headers) && (await isLinkGood(db, { id, query, now: clock.now() })));
  }

  async function sendCaption(request: VideoRequest, reply: FastifyReply, id: number, language: CaptionLanguage) {
    const caption = await findServedCaption(db, id, language);
    if (caption === undefined) return missing(reply);
    if (!(await mayOpen(request, id, caption.is_open))) return refused(reply);
    return reply
      .header('Cache-Control', cacheControl(caption.is_open))
      .type('text/vtt; charset=utf-8')
      .send(caption.content);
  }

  async function sendVideo(request: VideoRequest, reply: FastifyReply, id: number, format: VideoFormat) {
    const found = await findServedFile(db, id, format);
    if (found === undefined) return missing(reply);
    if (!(await mayOpen(request, id, found.is_open))) return refused(reply);
    const version = { etag: `"${found.checksum.slice(0, 32)}"`, modified: found.stored_at };
    const size = found.bytes;
    const isSent = request.method !== 'HEAD' && !isUnchanged(request.headers, version);
    // Before any head is set: a refusal has none of it.
    const path = isSent ? await toVideoFilePath(files, found) : null;
    void reply
      .header('Accept-Ranges', 'bytes')
      .header('ETag', version.etag)
      .header('Last-Modified', version.modified.toUTCString())
      .header('Cache-Control', cacheControl(found.is_open))
      .type(`video/${format}`);
    if (isUnchanged(request.headers, version)) return reply.code(304).send();
    const range = chooseRange(request.headers, version, size);
    if (range.kind === 'unsatisfiable') {
      return reply.code(416).header('Content-Range', `bytes */${size}`).type('text/plain; charset=utf-8').send('416');
    }
    const { status, headers, start, end } = describeRange(range, size);
    void reply.code(status).headers(headers);
    return path === null ? reply.send() : reply.send(createReadStream(path, { start, end }));
  }

  return async (routes: FastifyInstance): Promise<void> => {
    routes.route<VideoRoute>({
      method: ['GET', 'HEAD'],
      url: `${videoFileBase}:id/:file`,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const input = readAddress(request.params);
        if (input === null) return missing(reply);
        const { id, file } = input;
        return file === 'cn' || file === 'en'
          ? sendCaption(request, reply, id, file)
          : sendVideo(request, reply, id, file);
      },
    });
  };
}

/** Sec-Fetch-Site: browsers cannot open a shared member link from the address bar or other sites; other clients omit it. */
function isFromOwnPage({ 'sec-fetch-site': site }: FastifyRequest['headers']): boolean {
  return site === undefined || site === 'same-origin' || site === 'same-site';
}
