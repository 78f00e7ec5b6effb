import { demoPosts } from './market/posts.data.ts';
import { demoThreads } from './market/threads.data.ts';
import type { PublishedDraft } from '#news/write/article-write.service.ts';
import { demoArticles } from './news/demo-articles.ts';
import { demoBanners } from './site/banners.data.ts';
import { demoFilms } from './videos/films.data.ts';

/** A text of the demonstration as it is written, before figures are put in. */
export interface WrittenText {
  readonly text: string;
  readonly edition: 'cn' | 'en';
  readonly source: string;
}

const editions = ['cn', 'en'] as const;

/** All written texts of the demonstration, with those of the weekly comments; the bulletins of months are made from the facts. */
export function listWrittenTexts(weekly: readonly PublishedDraft[]): readonly WrittenText[] {
  const articles = demoArticles.flatMap(({ id, zh, en }) =>
    (
      [
        ['cn', zh],
        ['en', en],
      ] as const
    ).map(([edition, { title, summary, body }]) => ({
      text: `article ${id}`,
      edition,
      source: [title, summary, body].join('\n'),
    })),
  );
  const comments = weekly.flatMap(({ draft }) =>
    editions.map((edition) => ({
      text: 'weekly comments',
      edition,
      source: Object.values(draft.texts[edition] ?? {}).join('\n'),
    })),
  );
  const banners = demoBanners.flatMap(({ id, texts }) =>
    editions.map((edition) => ({ text: `banner ${id}`, edition, source: Object.values(texts[edition]).join('\n') })),
  );
  const films = demoFilms.flatMap(({ id, cn, en, cues }) => [
    {
      text: `film ${id}`,
      edition: 'cn' as const,
      source: [cn.title, cn.summary, ...cues.map((cue) => cue[1])].join('\n'),
    },
    {
      text: `film ${id}`,
      edition: 'en' as const,
      source: [en.title, en.summary, ...cues.map((cue) => cue[2])].join('\n'),
    },
  ]);
  const threads = demoThreads.map(({ title, messages }, index) => ({
    text: `thread ${index + 1}`,
    edition: 'en' as const,
    source: [title, ...messages.map((message) => message[2])].join('\n'),
  }));
  const posts = demoPosts.map(({ Title, Text }, index) => ({
    text: `post ${index + 1}`,
    edition: 'en' as const,
    source: [Title ?? '', Text ?? ''].join('\n'),
  }));
  return [...articles, ...comments, ...banners, ...films, ...threads, ...posts];
}
