import { join } from 'node:path';
import type { PublishedDraft } from '@btc/server/src/news/write/article-write.service.ts';
import { z } from 'zod';
import { readArticles, readJson } from '../doors/read-data.ts';

const sections = ['policy', 'trade', 'price', 'plants', 'epidemic', 'company', 'report'] as const;

const words = z.strictObject({ title: z.string(), summary: z.string() });
const head = z.strictObject({
  id: z.int(),
  access: z.enum(['free', 'member']),
  /** With the offset of Shanghai. */
  publishedAt: z.iso.datetime({ offset: true }),
  headlineRank: z.int().nullable(),
  recommended: z.boolean(),
  meat: z.enum(['beef', 'pork', 'both']),
  /** ISO 3166 alpha-3 codes. */
  origins: z.array(z.string()),
  /** Cut ids of the reference lists. */
  cuts: z.array(z.string()),
  cn: words,
  en: words,
});

/** One language's text of an article; the sanitiser leaves `body` unchanged. */
export interface DemoArticleText extends z.output<typeof words> {
  readonly body: string;
}

/** Head in `articles/<section>.json`, text in `<section>.cn.html` and `.en.html`. */
export interface DemoArticle extends Omit<z.output<typeof head>, 'cn' | 'en'> {
  readonly section: (typeof sections)[number];
  readonly cn: DemoArticleText;
  readonly en: DemoArticleText;
}

function readSection(section: DemoArticle['section']): readonly DemoArticle[] {
  const path = join(import.meta.dirname, 'articles', section);
  const heads = readJson(`${path}.json`, z.array(head));
  const bodies = { cn: readArticles(`${path}.cn.html`), en: readArticles(`${path}.en.html`) };
  const toText = (article: z.output<typeof head>, edition: 'cn' | 'en') => {
    const body = bodies[edition].get(article.id);
    if (body === undefined) throw new Error(`${path}.${edition}.html has no article ${article.id}`);
    return { ...article[edition], body };
  };
  return heads.map((article) => ({
    ...article,
    section,
    cn: toText(article, 'cn'),
    en: toText(article, 'en'),
  }));
}

export const demoArticles: readonly DemoArticle[] = sections.flatMap(readSection);

const confirmation = { by: null };

export function toPublishedDraft(article: DemoArticle): PublishedDraft {
  const { id, publishedAt, cn, en, ...traits } = article;
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
      texts: { cn, en },
    },
  };
}
