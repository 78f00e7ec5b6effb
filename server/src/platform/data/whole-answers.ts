import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { badRequest } from '../api/answer.ts';
import type { Caller } from '../api/binding.ts';
import type { Clock } from '../clock/clock.ts';
import { makeWorkFolder } from '../files/work-folder.ts';
import { parquetType } from './data-file.ts';
import { sendProblem } from './data-http.ts';
import { readTexts } from './data-request.ts';
import { describeWhole, requireModule, type WholeRequest, type WholeSet } from './whole-set.ts';

export interface WholeDeps {
  readonly wholeSets: readonly WholeSet[];
  readonly clock: Clock;
  readonly publicUrl: string;
  /** Folder for a file until it has been sent. */
  readonly workFolder: string;
}

/** Files that are written at the same time. */
const maxConcurrency = 2;

function readWhole(set: WholeSet, { caller, year, given }: WholeInput): WholeRequest {
  const { edition = 'cn', ...params } = readTexts(given, undefined);
  if (edition !== 'cn' && edition !== 'en') throw badRequest('edition', 'wrongFormat');
  const unknown = Object.keys(params).find((param) => !set.takes.some((one) => one === param));
  if (unknown !== undefined) throw badRequest(unknown, 'unknownParameter');
  return { caller, edition, year, asOf: params['asof'] ?? null, source: params['source'] ?? null };
}

interface WholeInput {
  readonly caller: Caller;
  readonly name: string;
  readonly year: string;
  readonly given: unknown;
}

/** Writes a year of a set into a folder of its own, so that neither memory nor the database feels how slowly it is read, and sends it. */
export function createWholeAnswers({ wholeSets, clock, publicUrl, workFolder }: WholeDeps) {
  let running = 0;

  const writeFile = async (input: WholeInput): Promise<string> => {
    const set = wholeSets.find(({ name }) => name === input.name);
    if (set === undefined) throw new ApiError(1009);
    const request = readWhole(set, input);
    requireModule(request.caller, set.module, request.edition, clock.now());
    if (running >= maxConcurrency) throw new ApiError(1010);
    running += 1;
    const folder = await makeWorkFolder(workFolder);
    try {
      const path = join(folder, `${set.name}_${request.year}.parquet`);
      await set.write(request, { path, describe: describeWhole(set, request, publicUrl) });
      return folder;
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    } finally {
      running -= 1;
    }
  };

  return async (request: FastifyRequest, reply: FastifyReply, input: WholeInput): Promise<FastifyReply> => {
    try {
      const filename = `${input.name}_${input.year}.parquet`;
      const folder = await writeFile(input);
      const path = join(folder, filename);
      const { size } = await stat(path);
      const stream = createReadStream(path);
      // Also where nobody has begun to read.
      stream.once('close', () => void rm(folder, { recursive: true, force: true }).catch(() => undefined));
      return await reply
        .headers({
          'Cache-Control': 'private, no-store',
          'Content-Disposition': `attachment; filename="${filename}"`,
          'Content-Length': size,
        })
        .type(parquetType)
        .send(stream);
    } catch (error) {
      return sendProblem(request, reply, input.name, error);
    }
  };
}
