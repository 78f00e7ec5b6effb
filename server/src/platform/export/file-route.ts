import type { Api } from '@btc/contract/client.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { AdmitFile } from '../api/admit-file.ts';
import { findDamage, findRetryAfter, toIssues } from '../api/answer.ts';
import type { Caller } from '../api/binding.ts';
import { toEdition } from '../api/reader.ts';
import { errorTexts } from './error-texts.ts';
import { type FileLayout, readLayout } from './sheet-file.ts';

export interface FileDeps {
  readonly admit: AdmitFile;
  readonly apiFor: (caller: Caller) => Api;
  readonly publicUrl: string;
}

export interface SentFile {
  readonly filename: string;
  readonly contentType: string;
  readonly body: string | Buffer | Readable;
}

export type AddressFields = Readonly<Record<string, unknown>>;

interface FileRequest {
  readonly edition: Edition;
  readonly layout: FileLayout;
  readonly given: AddressFields;
}

/** Parameters of every file address: `edition=en`, and `layout=plain` for a CSV file without a heading. */
export function readQuery(query: unknown): FileRequest {
  const { edition, layout, ...given }: Record<string, unknown> = typeof query === 'object' ? { ...query } : {};
  return { edition: toEdition(edition === 'en'), layout: readLayout(layout), given };
}

/** Parses the query; 1001 names what cannot be read. */
export function readQuestion<Schema extends z.ZodType>(schema: Schema, given: AddressFields): z.output<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw toIssues(parsed.error);
}

interface Page {
  readonly Rows: readonly unknown[];
  readonly Total: number;
}

const maxRows = 20_000;

/** The first page of a list, with the rows of all its pages. */
export async function readAllPages<Answer extends Page>(ask: (page: number) => Promise<Answer>): Promise<Answer> {
  const first = await ask(1);
  const rows = [...first.Rows];
  for (let page = 2; rows.length < Math.min(first.Total, maxRows); page += 1) {
    const { Rows } = await ask(page);
    if (Rows.length === 0) break;
    rows.push(...Rows);
  }
  return { ...first, Rows: rows };
}

function formatDisposition(filename: string): string {
  if (/^[\w.-]+$/.test(filename)) return `attachment; filename="${filename}"`;
  const encoded = encodeURIComponent(filename).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}

/** Sends a file made for the caller; a refusal says in the reader's language why there is none. */
export async function answerFile(
  reply: FastifyReply,
  edition: Edition,
  make: () => Promise<SentFile>,
): Promise<FastifyReply> {
  try {
    const { filename, contentType, body } = await make();
    return await reply
      .type(contentType)
      .header('Content-Disposition', formatDisposition(filename))
      .header('Cache-Control', 'no-store')
      .header('X-Robots-Tag', 'noindex')
      .send(body);
  } catch (error) {
    const known = findDamage(error) ?? error;
    if (!(known instanceof ApiError)) throw error;
    const retryAfter = findRetryAfter(known);
    if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
    return reply
      .code(known.status)
      .type('text/plain; charset=utf-8')
      .send(`${formatError(known, edition)}\n`);
  }
}

function formatError({ code, data: { List = [] } }: ApiError, edition: Edition): string {
  const words = errorTexts[edition];
  if (code === 1001) {
    const issues = List.map(({ Field, Rule }) => words.issue(Field, words.rules[Rule] ?? words.otherRule));
    return words.fields(issues.join(words.join));
  }
  return words.texts[code] ?? words.otherText;
}
