import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { badRequest } from '#platform/api/answer.ts';
import type { Caller } from '#platform/api/binding.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { RoomVersions } from '#platform/db/versions/room-versions.ts';
import { DamagedFile, readChecksum } from '#platform/files/file-checksum.ts';
import { isMissing } from '#platform/files/file-store.ts';
import { makeWorkFolder } from '#platform/files/work-folder.ts';
import { createWaitingLine } from '#platform/limits/waiting-line.ts';
import { chooseRange, describeRange, type FileVersion, isUnchanged } from '#platform/http/byte-range.ts';
import { parquetType } from './data-file.ts';
import { sendProblem } from '../http/data-http.ts';
import { readTexts } from '../http/data-request.ts';
import { describeWhole, requireModule, type WholeRequest, type WholeSet } from './whole-set.ts';

export interface WholeDeps {
  readonly wholeSets: readonly WholeSet[];
  readonly clock: Clock;
  readonly versions: () => RoomVersions;
  readonly publicUrl: string;
  readonly workFolder: string;
  readonly onDamagedCopy: (error: Error) => void;
}

/** Files written at the same time, overall; an account may have one, leaving room for others. */
const maxConcurrency = 2;
/** Files kept for later requests: one day's demand of both meats, a few years, both languages. */
const maxStored = 12;

type WriteTo = (path: string) => Promise<void>;

interface WholeInput {
  readonly caller: Caller;
  readonly name: string;
  readonly year: string;
  readonly given: unknown;
}

function readWhole(set: WholeSet, { caller, year, given }: WholeInput): WholeRequest {
  const { edition = 'cn', ...params } = readTexts(given, undefined);
  if (edition !== 'cn' && edition !== 'en') throw badRequest('edition', 'wrongFormat');
  const unknown = Object.keys(params).find((param) => !set.takes.some((one) => one === param));
  if (unknown !== undefined) throw badRequest(unknown, 'unknownParameter');
  return { caller, edition, year, asOf: params['asof'] ?? null, source: params['source'] ?? null };
}

/** Cache key: the request and the versions of facts, quotes and names. */
function toKey({ name }: WholeSet, request: WholeRequest, { trade, prices, dictionary }: RoomVersions): string {
  const { edition, year, asOf, source } = request;
  return JSON.stringify([name, edition, year, asOf, source, trade, prices, dictionary]);
}

interface Written {
  readonly folder: string;
  readonly path: string;
  /** SHA-256 of the written content: the same in every process. */
  readonly checksum: string;
}

async function findFileDamage({ path, checksum }: Written): Promise<Error | null> {
  try {
    const found = await readChecksum(path);
    return found === checksum ? null : new DamagedFile(path, { expected: checksum, found });
  } catch (error) {
    if (error instanceof Error && isMissing(error)) return error;
    throw error;
  }
}

interface StoredFile {
  readonly fileName: string;
  readonly writeTo: WriteTo;
  readonly enter: () => Promise<() => void>;
}

/** Keeps the latest files, each in its own folder, until newer ones replace them or the program ends. */
function createStoredFiles({ workFolder, onDamagedCopy }: Pick<WholeDeps, 'workFolder' | 'onDamagedCopy'>) {
  const drop = async (folder: string) => rm(folder, { recursive: true, force: true });
  const files = new LRUCache<string, Promise<Written>>({
    max: maxStored,
    // What is being sent is read to its end all the same.
    dispose: (written) => void written.then(({ folder }) => drop(folder)).catch(() => undefined),
  });
  let running = 0;

  const write = async (fileName: string, writeTo: WriteTo): Promise<Written> => {
    if (running >= maxConcurrency) throw new ApiError(1010);
    running += 1;
    const folder = await makeWorkFolder(workFolder);
    try {
      const path = join(folder, fileName);
      await writeTo(path);
      return { folder, path, checksum: await readChecksum(path) };
    } catch (error) {
      await drop(folder);
      throw error;
    } finally {
      running -= 1;
    }
  };

  const writeAnew = (key: string, { fileName, writeTo }: StoredFile): Promise<Written> => {
    const written = write(fileName, writeTo);
    files.set(key, written);
    written.catch(() => files.delete(key));
    return written;
  };

  /** Writes a missing or damaged file when its turn comes, unless another has done so meanwhile. */
  const writeInTurn = async (key: string, file: StoredFile, found: Promise<Written> | undefined): Promise<Written> => {
    const leave = await file.enter();
    try {
      const now = files.get(key);
      return await (now !== undefined && now !== found ? now : writeAnew(key, file));
    } finally {
      leave();
    }
  };

  return {
    find: async (key: string, file: StoredFile): Promise<Written> => {
      const known = files.get(key);
      if (known === undefined) return writeInTurn(key, file, known);
      const damage = await findFileDamage(await known);
      if (damage === null) return known;
      // Another may have found it so at the same time.
      if (files.get(key) === known) onDamagedCopy(damage);
      return writeInTurn(key, file, known);
    },
    close: async (): Promise<void> => {
      const folders = await Promise.allSettled(files.values());
      files.clear();
      for (const folder of folders) if (folder.status === 'fulfilled') await drop(folder.value.folder);
    },
  };
}

interface FileToSend {
  readonly path: string;
  readonly fileName: string;
  readonly version: FileVersion;
}

/** The file, a range of it (206, 416), or 304 where the client has it. */
async function sendFile(request: FastifyRequest, reply: FastifyReply, { path, fileName, version }: FileToSend) {
  void reply.headers({ ETag: version.etag, 'Accept-Ranges': 'bytes' });
  if (isUnchanged(request.headers, version)) return reply.code(304).send();
  const file = await open(path);
  const { size } = await file.stat();
  const range = request.method === 'GET' ? chooseRange(request.headers, version, size) : ({ kind: 'whole' } as const);
  if (range.kind === 'unsatisfiable') {
    await file.close();
    return reply.code(416).header('Content-Range', `bytes */${size}`).send();
  }
  const { status, headers, start, end } = describeRange(range, size);
  return reply
    .code(status)
    .headers({ ...headers, 'Content-Disposition': `attachment; filename="${fileName}"` })
    .type(parquetType)
    .send(file.createReadStream({ start, end }));
}

/** Sends a year of a set as one prepared file, so that slow readers burden neither memory nor the database. */
export function createWholeAnswers({ wholeSets, clock, versions, publicUrl, ...storing }: WholeDeps) {
  const stored = createStoredFiles(storing);
  const line = createWaitingLine(1);

  const sendWhole = async (request: FastifyRequest, reply: FastifyReply, input: WholeInput) => {
    const set = wholeSets.find(({ name }) => name === input.name);
    if (set === undefined) throw new ApiError(1009);
    const whole = readWhole(set, input);
    requireModule(whole.caller, set.module, whole.edition, clock.now());
    const fileName = `${input.name}_${input.year}.parquet`;
    const { path, checksum } = await stored.find(toKey(set, whole, versions()), {
      fileName,
      writeTo: (to) => set.write(whole, { path: to, describe: describeWhole(set, whole, publicUrl) }),
      enter: () => line.enter(whole.caller),
    });
    void reply.header('Cache-Control', 'private, no-cache');
    const version = { etag: `"${checksum.slice(0, 32)}"`, modified: null };
    return sendFile(request, reply, { path, fileName, version });
  };

  return {
    answer: async (request: FastifyRequest, reply: FastifyReply, input: WholeInput): Promise<FastifyReply> => {
      try {
        return await sendWhole(request, reply, input);
      } catch (error) {
        return sendProblem(request, reply, error);
      }
    },
    close: stored.close,
  };
}
