import type { Operation } from '@btc/contract/wire/operation.ts';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readDatabaseUrl } from '../faults/site.ts';
import { startPortalProcess } from '../portal-process.ts';
import { makeCallers } from './callers.ts';
import { maskAnswer, maskFile, maskPage, maskWorkbook, type Moments } from './mask.ts';
import { changingCalls, fileAddresses, pageAddresses, type Question, readingCalls, refusedCalls } from './questions.ts';

/** A working day after the demonstration's last quotes, as in the end-to-end tests. */
const recordedAt = '2026-11-24T10:00:00+08:00';

export interface Recorded {
  readonly question: string;
  readonly status: number;
  /** Headers for content type, caching and redirect. */
  readonly head: string;
  readonly body: string;
}

const maxBodyLength = 200_000;

function formatName({ call, caller, data, address }: Question): string {
  return call === undefined ? `${caller} ${address}` : `${caller} ${call.name} ${JSON.stringify(data)}`;
}

function wrapEnvelope({ messageType }: Operation, data: unknown): string {
  const MessageID = crypto.randomUUID();
  return JSON.stringify({ MessageType: messageType, MessageID, Data: data });
}

async function readBody(answer: Response, moments: Moments): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return maskAnswer(bytes.toString(), moments);
  if (type.startsWith('text/html')) return maskPage(bytes.toString(), moments);
  if (type.includes('spreadsheetml')) return maskWorkbook(bytes, moments);
  if (/^text\/|[+/]xml/.test(type)) return maskFile(bytes.toString(), moments);
  return `${type}, ${createHash('sha256').update(bytes).digest('hex')}`;
}

const recordedHeaders = ['content-type', 'content-disposition', 'location', 'cache-control', 'retry-after'];

async function put(question: Question, address: string, headers: Record<string, string>, moments: Moments) {
  const { call, data } = question;
  const request =
    call === undefined
      ? fetch(`${address}${question.address}`, { headers: { ...headers, accept: 'text/html,*/*' }, redirect: 'manual' })
      : fetch(`${address}/api/${call.base}/${call.name}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: wrapEnvelope(call, data),
        });
  const answer = await request;
  const body = await readBody(answer, moments);
  const head = recordedHeaders.map(
    (name) => answer.headers.get(name)?.replaceAll(/127\.0\.0\.1:\d+/g, '<portal>') ?? '',
  );
  const rest = createHash('sha256').update(body).digest('hex');
  return {
    question: formatName(question),
    status: answer.status,
    head: head.join(' | '),
    body: body.length > maxBodyLength ? `${body.slice(0, maxBodyLength)} … ${rest}` : body,
  } satisfies Recorded;
}

export interface RecordOptions {
  readonly dataDir: string;
  readonly file: string;
  readonly readsOnly: boolean;
  readonly say: (text: string) => void;
}

export async function record({ dataDir, file, readsOnly, say }: RecordOptions): Promise<void> {
  const moments: Moments = { stillMs: Date.parse(recordedAt), beganMs: Date.now() };
  const portal = await startPortalProcess(dataDir, {
    DEMO: 'on',
    DEMO_FACTS: '20000',
    TRUST_PROXY: '1',
    RECORDED_AT: recordedAt,
    NODE_OPTIONS: `--import "${pathToFileURL(join(import.meta.dirname, 'still-clock.ts')).href}"`,
  });
  const out = createWriteStream(file);
  try {
    const toHeaders = await makeCallers(
      await readDatabaseUrl(join(dataDir, 'postgres'), 'portal'),
      new Date(recordedAt),
    );
    const pages = await pageAddresses(portal.address);
    const readings = [...readingCalls(), ...refusedCalls(), ...pages, ...fileAddresses()];
    const questions = readsOnly ? readings : [...readings, ...changingCalls(), ...readingCalls()];
    say(`${questions.length} questions`);
    for (const question of questions) {
      const recorded = await put(question, portal.address, toHeaders(question.caller), moments);
      if (!out.write(`${JSON.stringify(recorded)}\n`)) await once(out, 'drain');
    }
  } finally {
    out.end();
    await once(out, 'finish');
    await portal.stop();
  }
}
