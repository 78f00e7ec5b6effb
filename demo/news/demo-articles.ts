import type { PublishedDraft } from '@btc/server/src/news/write/article-write.service.ts';
import { companyArticles } from './articles/company.data.ts';
import { epidemicArticles } from './articles/epidemic.data.ts';
import { plantsArticles } from './articles/plants.data.ts';
import { policyArticles } from './articles/policy.data.ts';
import { priceArticles } from './articles/price.data.ts';
import { reportArticles } from './articles/report.data.ts';
import { tradeArticles } from './articles/trade.data.ts';
import type { DemoArticle } from './demo-article.ts';

/** All written demonstration articles. */
export const demoArticles: readonly DemoArticle[] = [
  ...policyArticles,
  ...tradeArticles,
  ...priceArticles,
  ...plantsArticles,
  ...epidemicArticles,
  ...companyArticles,
  ...reportArticles,
];

/** The demonstration shows figures of a membership also where everybody reads. */
const confirmation = { by: null };

/** A written article as the news room stores it. */
export function toPublishedDraft(article: DemoArticle): PublishedDraft {
  const { id, publishedAt, zh, en, ...traits } = article;
  return {
    id,
    publishedAt: new Date(publishedAt),
    draft: {
      ...traits,
      tags: [],
      titlePicture: null,
      source: null,
      isDemo: true,
      report: null,
      confirmation,
      texts: { cn: zh, en },
    },
  };
}
