import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flipBit, spreadPlaces } from '#testing/flip-bits.ts';
import { openTradeFixture } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';
import { type FactsSnapshot, requireIntact } from './facts-snapshot.ts';
import { FactsStore } from './facts-store.ts';

const header = '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,商品名称,第一数量,第一计量单位,美元\n';

let trade: TradeFixture;
let cacheFolder = '';
beforeAll(async () => {
  trade = await openTradeFixture();
  cacheFolder = join(trade.folder, 'cache');
});
afterAll(async () => trade.close());

async function kilograms({ read }: Pick<FactsSnapshot, 'read'>): Promise<unknown> {
  return (await read('select coalesce(sum(g) / 1000, 0)::decimal(18, 3)::varchar from facts'))[0]?.[0];
}

function countKilograms(store: FactsStore): Promise<unknown> {
  return store.use(null, async (snapshot) => kilograms(snapshot));
}

function importBrazil(kg: number): Promise<unknown> {
  return trade.importText('customs-query', `${header}202401,410,巴西,02023000,牛肉,${kg},千克,1\n`);
}

test('without a vintage there are no facts', async () => {
  expect(await countKilograms(trade.facts)).toBe('0.000');
});

test('a question under way ends on the facts it began with', async () => {
  await importBrazil(1);
  await trade.facts.use(null, async (snapshot) => {
    await importBrazil(2);
    expect(await kilograms(snapshot)).toBe('1.000');
    expect(await countKilograms(trade.facts)).toBe('2.000');
    expect(await kilograms(snapshot)).toBe('1.000');
  });
});

test('another process takes over the same facts when it is notified', async () => {
  const other = new FactsStore({ db: trade.db, files: trade.files, cacheFolder });
  expect(await countKilograms(other)).toBe('2.000');
  await importBrazil(3);
  expect(await countKilograms(other)).toBe('2.000');
  await Promise.all([other.refresh(), other.refresh(), other.refresh()]);
  expect(await countKilograms(other)).toBe('3.000');
  await other.close();
});

test('where the catalogue cannot be read, the old facts answer until it can', async () => {
  let isBroken = false;
  const files = {
    ...trade.files,
    toPath: (name: string) => (isBroken ? Promise.reject(new Error('no file store')) : trade.files.toPath(name)),
  };
  const other = new FactsStore({ db: trade.db, files, cacheFolder: join(trade.folder, 'broken-cache') });
  await other.refresh();
  isBroken = true;
  await importBrazil(5);
  await expect(other.refresh()).rejects.toThrow('no file store');
  expect(await countKilograms(other)).toBe('3.000');
  isBroken = false;
  await expect.poll(() => countKilograms(other)).toBe('5.000');
  await other.close();
});

test('a file goes with its last reader, in this process and in others, and what others read stays where it is', async () => {
  const shared = async () => (await readdir(cacheFolder)).filter((name) => name.endsWith('.duckdb'));
  const open = () => readdir(join(cacheFolder, 'open'));
  await trade.facts.refresh();
  const other = new FactsStore({ db: trade.db, files: trade.files, cacheFolder });
  await other.refresh();
  expect([(await shared()).length, (await open()).length]).toEqual([1, 2]);
  const [before] = await shared();
  await other.use(null, async ({ path }) => {
    await importBrazil(6);
    expect(await shared()).not.toContain(before);
    expect([(await shared()).length, (await stat(path)).isFile()]).toEqual([1, true]);
    await other.refresh();
    expect((await open()).length).toBe(3);
  });
  await expect.poll(async () => (await open()).length).toBe(2);
  await other.close();
  expect([(await shared()).length, (await open()).length]).toEqual([1, 1]);
});

test('what killed processes left is removed, and nothing that is read', async () => {
  const open = join(cacheFolder, 'open');
  const [own = ''] = await readdir(open);
  const dead = own.replace(/\.\d+\.\w+$/, '.1.dead01');
  await mkdir(join(open, dead));
  await writeFile(join(open, dead, 'facts-dead.duckdb'), 'whatever');
  for (let index = 0; index < 9; index += 1) await writeFile(join(cacheFolder, `facts-${index}.duckdb`), 'whatever');
  await trade.facts.cleanUp();
  expect(await readdir(open)).toEqual([own]);
  expect((await readdir(cacheFolder)).filter((name) => name.endsWith('.duckdb'))).toHaveLength(5);
  expect(await countKilograms(trade.facts)).toBe('6.000');
});

test('many questions at once are answered', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => countKilograms(trade.facts)));
  expect(new Set(answers)).toEqual(new Set(['6.000']));
});

test('a DuckDB file that is broken is built again', async () => {
  await trade.facts.close();
  const names = (await readdir(cacheFolder)).filter((name) => name.endsWith('.duckdb'));
  expect(names).not.toEqual([]);
  for (const name of names) await writeFile(join(cacheFolder, name), 'not a database');
  expect(await countKilograms(trade.facts)).toBe('6.000');
});

test('a vintage says which dimensions its facts have', async () => {
  const dimensions = () => trade.facts.use(null, async ({ vintages }) => vintages.at(-1)?.dimensions);
  expect(await dimensions()).toEqual([]);
  const places = '注册地编码,注册地名称,' + header;
  await trade.importText('customs-query', `${places}310000,上海市,202403,410,巴西,02023000,牛肉,7,千克,1\n`);
  expect(await dimensions()).toEqual(['province']);
});

test('earlier days take a few files only, made one after the other, however many are asked for at once', async () => {
  const days = Array.from({ length: 6 }, (_, index) => `2024-05-0${index + 1}`);
  for (const [index, day] of days.entries()) {
    await trade.importText('customs-query', `${header}202405,410,巴西,02023000,牛肉,${index + 1},千克,1\n`, {
      asPublishedOn: day,
    });
  }
  const ofMay = ({ read }: FactsSnapshot) => read('select (sum(g) / 1000)::integer from facts where period = 202405');
  const store = new FactsStore({ db: trade.db, files: trade.files, cacheFolder: join(trade.folder, 'past-cache') });
  await store.refresh();
  const most = new Set<number>();
  const answers = await Promise.all(
    days.map(async (day) =>
      store.use(day, async (snapshot) => {
        const names = await readdir(join(trade.folder, 'past-cache'), { recursive: true });
        most.add(names.filter((name) => name.endsWith('.building')).length);
        return (await ofMay(snapshot))[0]?.[0];
      }),
    ),
  );
  expect(answers).toEqual([1, 2, 3, 4, 5, 6]);
  expect(Math.max(...most)).toBeLessThanOrEqual(1);
  // A day whose file has been removed is made again.
  expect(await store.use(days[0] ?? '', ofMay)).toEqual([[1]]);
  await expect
    .poll(
      async () => (await readdir(join(trade.folder, 'past-cache'))).filter((name) => name.endsWith('.duckdb')).length,
    )
    .toBeLessThanOrEqual(5);
  await store.close();
});

test('nothing is read of a source whose file is damaged, and all of it once the file is put back', async () => {
  const [vintage] = await trade.facts.use(null, async ({ vintages }) => vintages);
  const path = await trade.files.toPath(vintage?.fileName ?? '');
  const notified: string[] = [];
  const store = new FactsStore({
    db: trade.db,
    files: trade.files,
    cacheFolder: join(trade.folder, 'damaged-cache'),
    onDamagedVintage: ({ fileName }, error) => notified.push(`${fileName}: ${error.message}`),
  });
  await flipBit(path, 0.4);
  const isRefused = () =>
    store.use(null, async (snapshot) => {
      try {
        requireIntact(snapshot, 'customs');
        return false;
      } catch {
        return true;
      }
    });
  expect([await isRefused(), await isRefused()]).toEqual([true, true]);
  expect(notified).toEqual([expect.stringContaining(`${vintage?.fileName} is damaged`)]);
  await store.use(null, async (snapshot) => requireIntact(snapshot, 'shipments'));
  await flipBit(path, 0.4);
  await expect.poll(isRefused).toBe(false);
  expect(await countKilograms(store)).toBe(await countKilograms(trade.facts));
  await store.close();
});

test('a file that was put in the place of another is refused, whatever its name says', async () => {
  const vintages = await trade.facts.use(null, async (snapshot) => snapshot.vintages);
  const [one, other] = await Promise.all(vintages.slice(0, 2).map(({ fileName }) => trade.files.toPath(fileName)));
  const store = new FactsStore({ db: trade.db, files: trade.files, cacheFolder: join(trade.folder, 'swapped-cache') });
  await rename(one ?? '', `${one}.away`);
  await writeFile(one ?? '', await readFile(other ?? ''));
  expect(await store.use(null, async ({ damaged }) => damaged.map(({ id }) => id))).toEqual([vintages[0]?.id]);
  await rename(`${one}.away`, one ?? '');
  await store.close();
});

test('a copy with a flipped bit is made anew, before it is opened', async () => {
  const folder = join(trade.folder, 'flipped-cache');
  const expected = await countKilograms(trade.facts);
  let notified = 0;
  const store = new FactsStore({
    db: trade.db,
    files: trade.files,
    cacheFolder: folder,
    onDamagedCopy: () => (notified += 1),
  });
  for (const at of spreadPlaces(3)) {
    expect(await countKilograms(store)).toBe(expected);
    await store.close();
    const [name = ''] = (await readdir(folder)).filter((one) => one.endsWith('.duckdb'));
    await flipBit(join(folder, name), at);
  }
  expect(await countKilograms(store)).toBe(expected);
  expect(notified).toBe(3);
  await store.close();
});

test('a copy in which the engine finds damage is made anew, once, and the question is asked again', async () => {
  const folder = join(trade.folder, 'live-cache');
  let notified = 0;
  const onDamagedCopy = () => (notified += 1);
  const store = new FactsStore({ db: trade.db, files: trade.files, cacheFolder: folder, onDamagedCopy });
  await store.refresh();
  const [before, path] = [store.swaps, await store.use(null, async (snapshot) => snapshot.path)];
  await flipBit(path, 0.7);
  let requests = 0;
  const ask = (most: number) =>
    store.use(null, async (snapshot) => {
      requests += 1;
      // What the engine says of a block; small files it holds in memory.
      if (requests <= most) throw new Error('IO Error: Corrupt database file: computed checksum 1 does not match 2');
      return kilograms(snapshot);
    });
  expect(await ask(1)).toBe(await countKilograms(trade.facts));
  expect([requests, store.swaps - before, notified]).toEqual([2, 1, 1]);
  await expect(ask(Number.POSITIVE_INFINITY)).rejects.toThrow('Corrupt database file');
  expect([requests, store.swaps - before, notified]).toEqual([3, 1, 1]);
  await store.close();
});
