import { loadGeneratedArticles } from '@btc/demo/news/generated-articles.ts';
import { serveJob } from '../job.ts';
import { withRecords } from './open-records.ts';

export const fillArticles = ({ folder, count }: { readonly folder: string; readonly count: number }) =>
  withRecords(folder, async ({ db, clock }) => {
    const { known } = await db
      .selectFrom('news_article')
      .select((eb) => eb.fn.countAll<number>().as('known'))
      .executeTakeFirstOrThrow();
    const missing = Math.max(0, count - known);
    if (missing > 0) await loadGeneratedArticles({ db, clock }, missing);
    return { added: missing };
  });

serveJob(fillArticles);
