import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import type { IncomingMessage } from 'node:http';
import type { BenchContext, MeasureRow } from '../bench-context.ts';
import { runJob } from '../job.ts';
import { startPortalProcess } from '../portal-process.ts';
import type { fillRecords } from '../records/fill-records.job.ts';
import { prepareArticles } from '../records/prepare-articles.ts';
import { median, quantile, shown } from '../spread.ts';
import type { LoadRequest } from './captured-answer.ts';
import { call } from './calls.row.ts';
import { createApi } from './find-article.ts';
import { addMembers, apiKey } from './member.ts';

const typed = [
  '板腱',
  'oyster blade',
  '牛腱',
  'brazil brisket',
  'SIF2437',
  '２４３７',
  'Aurora Delta',
  '金牧远山',
  '巴西配额',
  'brazil quota',
  '第47周',
  '02023000',
  '天津',
  'landed cost',
  'safegaurd',
  'Toowoomba',
  '保障措施',
  'Zzyzx',
].flatMap((word) => Array.from(word, (_, index) => word.slice(0, index + 1).trim()));

/** Below the search limit per account. */
const perMember = 50;

type Send = (request: LoadRequest) => Promise<number>;

function openSender(address: string): Send {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async ({ method, path, headers, body }) => {
    const started = performance.now();
    const sent = request(`${address}${path}`, { method, headers, agent });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve).once('error', reject).end(body);
    });
    const said = await text(answer);
    if (answer.statusCode !== 200) throw new Error(`${path} ${body ?? ''}: ${said.slice(0, 300)}`);
    return performance.now() - started;
  };
}

async function listArticles(address: string, count: number): Promise<readonly number[]> {
  const api = createApi(address);
  const ids: number[] = [];
  for (let Page = 1; ids.length < count; Page += 1) {
    const { Rows } = await api('GetBtcInfoNewsBySection', { Section: 'all', Page, PageSize: 100 });
    if (Rows.length === 0) throw new Error(`There are ${ids.length} articles, and ${count} are read`);
    ids.push(...Rows.map(({ NewsID }) => NewsID));
  }
  return ids;
}

async function prepare(context: BenchContext): Promise<string> {
  const { folder, quick } = context;
  await runJob<typeof fillRecords>(new URL('../records/fill-records.job.ts', import.meta.url), {
    folder,
    plants: quick ? 20_000 : 200_000,
    quotes: quick ? 100_000 : 2_000_000,
  });
  await prepareArticles(context, quick ? 2_000 : 20_000);
  return join(folder, 'records');
}

export const measureSearchPortal: MeasureRow = async (context) => {
  const dataDir = await prepare(context);
  const portal = await startPortalProcess(dataDir, { DEMO: 'off' });
  context.atEnd(() => portal.stop());
  const tokens = await addMembers(dataDir);
  const send = openSender(portal.address);
  const rounds = context.quick ? 3 : 12;
  const ids = await listArticles(portal.address, (rounds + 1) * typed.length);
  const [searches, reads]: [{ readonly text: string; readonly ms: number }[], number[]] = [[], []];
  for (let turn = -typed.length; turn < rounds * typed.length; turn += 1) {
    const place = turn + typed.length;
    const headers = { Token: tokens[Math.floor(place / perMember) % tokens.length] ?? '', Authorization: apiKey };
    const asMember = (one: LoadRequest): LoadRequest => ({ ...one, headers: { ...one.headers, ...headers } });
    const Keyword = typed[place % typed.length] ?? '';
    const isEn = Math.floor(place / typed.length) % 2 === 0;
    const ms = await send(asMember(call('SearchPortal', { Keyword, isEn })));
    // Another one each time, so that it is read.
    const read = await send(asMember(call('GetBtcInfoDetail', { NewsID: ids[place], isEn: false })));
    if (turn < 0) continue;
    searches.push({ text: Keyword, ms });
    reads.push(read);
  }
  await portal.stop();
  const times = searches.map(({ ms }) => ms);
  const slowest = searches.toSorted((one, other) => other.ms - one.ms).slice(0, 5);
  const [p95, read] = [quantile(times, 0.95), quantile(reads, 0.95)];
  return [
    {
      row: 'Search over everything',
      what: 'as typed, p95 against reading one article by its number',
      value: p95 / read,
      unit: '×',
      aim: { is: 'atMost', limit: 10 },
      details:
        `${shown(p95)} : ${shown(read)} ms, p50 ${shown(median(times))} : ${shown(median(reads))} ms over ${times.length} of each; ` +
        `slowest: ${slowest.map(({ text, ms }) => `${text} ${shown(ms)} ms`).join(', ')}`,
      data: { searches, reads },
    },
  ];
};
