import type { BenchContext } from '../bench-context.ts';
import { runJob } from '../job.ts';
import type { fillArticles } from './articles.job.ts';

export async function prepareArticles({ folder, say }: BenchContext, count: number): Promise<void> {
  const job = new URL('./articles.job.ts', import.meta.url);
  const { added } = await runJob<typeof fillArticles>(job, { folder, count });
  if (added > 0) say(`${added} articles generated`);
}
