import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { browserSettings } from '@btc/server/src/browser-settings.ts';
import { createInProcessApi } from '@btc/server/src/platform/api/in-process.ts';
import { createPageRenderer } from '@btc/server/src/platform/pages/page-renderer.ts';
import { openPageBuild } from '@btc/server/src/platform/pages/page-source.ts';
import { root } from '../bench-context.ts';
import { serveJob } from '../job.ts';
import { type Records, withRecords } from './open-records.ts';

const brotli = promisify(brotliCompress);

export interface RenderCost {
  readonly pages: number;
  /** Processor time of this process for one page, in milliseconds. */
  readonly renderMs: number;
  readonly compressMs: number;
  readonly bytes: number;
  readonly compressedBytes: number;
  readonly faults: number;
}

async function listAddresses({ db }: Records, count: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('news_article')
    .select('id')
    .where('access', '=', 'free')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ id }, place) => `${place % 2 === 0 ? '/cn' : ''}/BTCInfo/ArticleFree/${id}`);
}

/** Processor time, in milliseconds, that this process spends on a piece of work for each of some things. */
async function cpuOf<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (const item of items) await work(item);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / items.length;
}

const warmUpPages = 150;

/** Renders articles that nobody has asked for before, and compresses them as the page cache does. */
export const renderArticles = ({
  folder,
  pages,
}: {
  readonly folder: string;
  readonly pages: number;
}): Promise<RenderCost> =>
  withRecords(folder, async (records) => {
    const { config, clock, dispatcher } = records;
    let faults = 0;
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
      report: () => void (faults += 1),
    });
    const addresses = await listAddresses(records, warmUpPages + pages);
    for (const address of addresses.slice(0, warmUpPages)) await render(address);
    const bodies: Buffer[] = [];
    const renderMs = await cpuOf(addresses.slice(warmUpPages), async (address) => {
      const page = await render(address);
      if (page.status !== 200) throw new Error(`${address} answered ${page.status}`);
      bodies.push(page.body);
    });
    const sizes: number[] = [];
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    for (const body of bodies.slice(0, 20)) await brotli(body, { params });
    const compressMs = await cpuOf(bodies, async (body) => sizes.push((await brotli(body, { params })).length));
    const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
    return {
      pages: bodies.length,
      renderMs,
      compressMs,
      bytes: mean(bodies.map(({ length }) => length)),
      compressedBytes: mean(sizes),
      faults,
    };
  });

serveJob(renderArticles);
