import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainParagraphs, sanitiseArticleHtml } from '@btc/server/src/platform/rich-text/article-html.ts';
import { withdrawArticle } from '@btc/server/src/news/write/article-write.service.ts';
import { readRoomVersions } from '@btc/server/src/platform/db/versions/room-versions.ts';
import { openFolderStore } from '@btc/server/src/platform/files/file-store.ts';
import { fixedClock } from '@btc/server/src/testing/fixed-clock.ts';
import { createTestDatabase, type TestDatabase } from '@btc/server/src/testing/test-database.ts';
import { demoArticles } from './demo-articles.ts';
import { loadDemoNews, removeDemoNews } from './load-news.ts';

const folder = await mkdtemp(join(tmpdir(), 'btc-demo-news-'));
const files = openFolderStore(folder);
const clock = fixedClock('2026-11-21T08:00:00+08:00');
let database: TestDatabase;
const load = () => {
  const { db } = database;
  // A portal without any figure: what speaks of them is left out.
  return loadDemoNews({ db, clock, files, readFigures: () => Promise.resolve(new Map()) });
};

beforeAll(async () => {
  database = await createTestDatabase();
  await load();
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function countRows(): Promise<number[]> {
  const counts = [];
  for (const table of ['news_article', 'news_article_text', 'news_search', 'news_report', 'site_banner'] as const) {
    const row = await database.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    counts.push(row.rows);
  }
  return counts;
}

describe('loading the demonstration', () => {
  test('brings a file for each attachment, which says that it is demonstration data', async () => {
    const rows = await database.db.selectFrom('news_attachment').selectAll().execute();
    expect(rows).toHaveLength(48);
    for (const { edition, address, name } of rows) {
      expect(name).toContain(edition === 'cn' ? '（演示数据）' : '(demonstration data)');
      expect((await stat(await files.toPath(`public/${address}`))).size).toBeGreaterThan(2_000);
    }
  });

  test('again changes nothing, not even the version of a room', async () => {
    const before = [await countRows(), await readRoomVersions(database.db)];
    await load();
    expect([await countRows(), await readRoomVersions(database.db)]).toEqual(before);
  });

  test('leaves what the staff withdrew withdrawn', async () => {
    await withdrawArticle({ db: database.db, clock }, 1030);
    await load();
    const row = await database.db
      .selectFrom('news_article')
      .select('state')
      .where('id', '=', 1030)
      .executeTakeFirstOrThrow();
    expect(row.state).toBe('withdrawn');
  });

  test('puts back only what is missing', async () => {
    const before = await countRows();
    await database.db.deleteFrom('news_article').where('id', '=', 1002).execute();
    await load();
    expect(await countRows()).toEqual(before);
  });

  test('can be undone whole', async () => {
    await removeDemoNews({ db: database.db, files });
    expect(await files.list('public/attachments/')).toEqual([]);
    expect(await countRows()).toEqual([0, 0, 0, 0, 0]);
    await load();
  });
});

describe('the written articles', () => {
  test('have numbers of their own below those of the editors', () => {
    const ids = demoArticles.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids)).toBeLessThan(2000);
  });

  test.each(demoArticles.map((article) => [article.id, article] as const))(
    '%i keeps every word when sanitised',
    (_, { cn, en }) => {
      for (const { body } of [cn, en]) {
        const stored = sanitiseArticleHtml(body);
        const words = (html: string) => plainParagraphs(html.replaceAll('&nbsp;', ' ')).join('').replaceAll(/\s/g, '');
        expect(words(stored)).toBe(words(body).replaceAll('&mdash;', '—'));
        expect(stored).not.toMatch(/<a>/);
      }
    },
  );

  test('have four headlines or more, each place once, and something recommended in both accesses', () => {
    const ranks = demoArticles.flatMap(({ headlineRank }) => headlineRank ?? []);
    expect(ranks.toSorted()).toEqual([...new Set(ranks)].toSorted());
    expect(ranks.length).toBeGreaterThanOrEqual(4);
    expect(new Set(demoArticles.filter(({ recommended }) => recommended).map(({ access }) => access)).size).toBe(2);
  });
});
