import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { browserSettings } from '@btc/server/src/browser-settings.ts';
import { createInProcessApi } from '@btc/server/src/platform/api/in-process.ts';
import { createPageRenderer, type RenderPage } from '@btc/server/src/platform/pages/page-renderer.ts';
import { openPageBuild } from '@btc/server/src/platform/pages/page-source.ts';
import { root } from '../bench-context.ts';
import { serveJob } from '../job.ts';
import { median } from '../spread.ts';
import { measureYardstick } from '../yardstick.ts';
import { type Records, withRecords } from './open-records.ts';

const brotli = promisify(brotliCompress);

export interface RenderCost {
  readonly pages: number;
  /** CPU time of this process per page in milliseconds: the median of the rounds. */
  readonly renderMs: number;
  readonly roundsMs: readonly number[];
  /** Wall time in milliseconds per page, one after the other, database work included. */
  readonly wallMs: number;
  /** A page's time relative to the fixed workload run right before its round, to compare machines. */
  readonly ofYardstick: number;
  /** The same for the first pages after the start, which the engine still compiles. */
  readonly firstRenderMs: number;
  readonly compressMs: number;
  readonly bytes: number;
  readonly compressedBytes: number;
  readonly issues: number;
}

async function listAddresses({ db }: Records, count: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('news_article')
    .select('id')
    .where('access', '=', 'free')
    .orderBy('id', 'desc')
    .limit(Math.ceil(count / 2))
    .execute();
  const addresses = rows.flatMap(({ id }) => ['/cn', ''].map((edition) => `${edition}/BTCInfo/ArticleFree/${id}`));
  if (addresses.length < count) throw new Error(`${addresses.length} addresses of free articles, ${count} wanted`);
  return addresses.slice(0, count);
}

/** CPU time in milliseconds that this process spends per item. */
async function measureCpu<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (const item of items) await work(item);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / items.length;
}

const firstPages = 100;
/** Each round has its own pages; garbage collection falls unevenly between them. */
const rounds = 3;
/** A portal runs for weeks, so pages are measured once the engine has compiled the hot code. */
const warmUpPages = 900;

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

async function measureRound(addresses: readonly string[], render: RenderPage) {
  const bodies: Buffer[] = [];
  const yardstickMs = measureYardstick().cpuMs;
  const started = performance.now();
  const cpuMs = await measureCpu(addresses, async (address) => {
    const page = await render(address);
    if (page.status !== 200) throw new Error(`${address} answered ${page.status}`);
    bodies.push(page.body);
  });
  return { bodies, cpuMs, ofYardstick: cpuMs / yardstickMs, wallMs: (performance.now() - started) / addresses.length };
}

async function measureCompression(bodies: readonly Buffer[]) {
  const sizes: number[] = [];
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const compress = (body: Buffer) => brotli(body, { params });
  for (const body of bodies.slice(0, 20)) await compress(body);
  const compressMs = await measureCpu(bodies, async (body) => sizes.push((await compress(body)).length));
  return { compressMs, compressedBytes: mean(sizes) };
}

export const renderArticles = ({
  folder,
  pages,
}: {
  readonly folder: string;
  readonly pages: number;
}): Promise<RenderCost> =>
  withRecords(folder, async (records) => {
    const { config, clock, dispatcher } = records;
    let issues = 0;
    const { loadBuild, loadStyles } = openPageBuild(join(root, 'web'));
    const render = createPageRenderer({
      loadBuild,
      loadStyles,
      mode: 'production',
      publicUrl: config.publicUrl,
      settings: browserSettings(config),
      apiBases: [config.systemApiBase, config.managementApiBase],
      api: createInProcessApi(dispatcher),
      clock,
      report: () => void (issues += 1),
    });
    const addresses = await listAddresses(records, warmUpPages + rounds * pages);
    const firstRenderMs = await measureCpu(addresses.slice(0, firstPages), render);
    for (const address of addresses.slice(firstPages, warmUpPages)) await render(address);
    const measured = [];
    let last: readonly Buffer[] = [];
    for (let start = warmUpPages; start < addresses.length; start += pages) {
      const { bodies, ...figures } = await measureRound(addresses.slice(start, start + pages), render);
      measured.push(figures);
      last = bodies;
    }
    const roundsMs = measured.map(({ cpuMs }) => cpuMs);
    return {
      pages: last.length,
      renderMs: median(roundsMs),
      roundsMs,
      wallMs: median(measured.map(({ wallMs }) => wallMs)),
      ofYardstick: median(measured.map(({ ofYardstick }) => ofYardstick)),
      firstRenderMs,
      ...(await measureCompression(last)),
      bytes: mean(last.map(({ length }) => length)),
      issues,
    };
  });

serveJob(renderArticles);
