import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRoomClock } from '#platform/cache/room-clock.ts';
import { readRoomVersions } from '#platform/db/versions/room-versions.ts';
import { watchRoomVersions } from '#platform/db/versions/watch-room-versions.ts';
import { createPageCache } from '#platform/pages/page-cache.ts';
import { type DatabaseClock, openDatabaseClock } from '#platform/clock/database-clock.ts';
import { createTestCache } from '#testing/shared-cache.fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { nextPublicationAt } from '#news/article.queries.ts';
import { draft, textDraft } from '#news/news.fixture.ts';
import { insertArticle, publishArticle, updateArticle, withdrawArticle } from '#news/write/article-write.service.ts';

let database: TestDatabase;
let clock: DatabaseClock;
let watch: Awaited<ReturnType<typeof watchRoomVersions>>;
beforeAll(async () => {
  database = await createTestDatabase();
  clock = await openDatabaseClock(database.db);
  watch = await watchRoomVersions(database.url, () => undefined);
});
afterAll(async () => {
  await watch.stop();
  await clock.stop();
  await database.drop();
});

function titlesPage() {
  const content = createRoomClock({
    committed: watch.current,
    takenOver: () => 0,
    nextChanges: async (after) => ({ news: await nextPublicationAt(database.db, after) }),
    clock,
  });
  const cache = createPageCache(
    async () => {
      const rows = await database.db
        .selectFrom('news_article')
        .innerJoin('news_article_text', 'news_article_text.article_id', 'news_article.id')
        .select('news_article_text.title')
        .where('news_article.published_at', '<=', clock.now())
        .where('news_article.state', '=', 'published')
        .where('news_article_text.edition', '=', 'cn')
        .orderBy('news_article.id')
        .execute();
      const body = Buffer.from(rows.map(({ title }) => title).join());
      return { status: 200, headers: {}, body, etag: '"x"', policy: null };
    },
    createTestCache(content.versions, clock),
    clock,
  );
  return { stop: content.stop, read: async () => (await cache.get('/')).page.body.toString() };
}

it('shows what is published, changed, withdrawn or falls due at once, though pages are kept', async () => {
  const deps = { db: database.db, clock };
  const page = titlesPage();
  expect(await page.read()).toBe('');
  const id = await insertArticle(deps, draft({ texts: { cn: textDraft('第一') } }));
  expect(await page.read()).toBe('');

  await publishArticle(deps, id, clock.now());
  await expect.poll(page.read, { interval: 5 }).toBe('第一');
  await updateArticle(deps, id, draft({ texts: { cn: textDraft('第一改') } }));
  await expect.poll(page.read, { interval: 5 }).toBe('第一改');
  await withdrawArticle(deps, id);
  await expect.poll(page.read, { interval: 5 }).toBe('');
  await page.stop();

  const due = new Date(clock.now().getTime() + 1_500);
  const later = await insertArticle(deps, draft({ texts: { cn: textDraft('定时') } }));
  await publishArticle(deps, later, due);
  const { news } = await readRoomVersions(database.db);
  await expect.poll(() => watch.current().news, { interval: 5 }).toBe(news);
  const scheduled = titlesPage();
  const early = await scheduled.read();
  // A machine that needed longer than that has nothing to show of the time before.
  if (clock.now() < due) expect(early).toBe('');
  await expect.poll(scheduled.read, { interval: 20 }).toBe('定时');
  await scheduled.stop();
});
