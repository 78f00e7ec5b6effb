import { join } from 'node:path';
import type { PublishedDraft } from '@btc/server/src/news/write/article-write.service.ts';
import { z } from 'zod';
import { readArticles, readJson } from '../read-data.ts';

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

/** One language's text of a demonstration article; `body` is the clean HTML that the sanitiser keeps whole. */
export interface DemoArticleText extends z.output<typeof words> {
  readonly body: string;
}

/** A demonstration article in both editions: its head in `articles/<section>.json`, its text in `<section>.cn.html` and `.en.html`. */
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

/** All written demonstration articles. */
export const demoArticles: readonly DemoArticle[] = sections.flatMap(readSection);

/** The demonstration shows figures of a membership also where everybody reads. */
const confirmation = { by: null };

/** A written article as the news room stores it. */
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
