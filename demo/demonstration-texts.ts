import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventNotes } from './companies/companies.read.ts';
import { demoExhibitions, demoMerchantTypes } from './directory/directory.read.ts';
import { literalsIn } from './typed-figures.ts';
import { demoPosts, demoThreads } from './market/market.read.ts';
import type { PublishedDraft } from '@btc/server/src/news/write/article-write.service.ts';
import { demoArticles } from './news/demo-articles.ts';
import { demoBanners } from './site/site.read.ts';
import { demoFilms } from './videos/videos.read.ts';

export interface WrittenText {
  readonly text: string;
  readonly edition: 'cn' | 'en';
  readonly source: string;
}

export const editions = ['cn', 'en'] as const;

/** Includes the weekly comments; monthly bulletins are generated from the facts. */
export function listWrittenTexts(weekly: readonly PublishedDraft[]): readonly WrittenText[] {
  const articles = demoArticles.flatMap((article) =>
    editions.map((edition) => ({
      text: `article ${article.id}`,
      edition,
      source: [article[edition].title, article[edition].summary, article[edition].body].join('\n'),
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
  // The board is one for both editions; firms write it in English.
  const threads = demoThreads.map(({ title, messages }, index) => ({
    text: `thread ${index + 1}`,
    edition: 'en' as const,
    source: [title, ...messages.map((message) => message[2])].join('\n'),
  }));
  const posts = demoPosts.map(({ Title, Text, Spec }, index) => ({
    text: `post ${index + 1}`,
    edition: 'en' as const,
    source: [Title ?? '', Text ?? '', Spec ?? ''].join('\n'),
  }));
  return [...articles, ...comments, ...banners, ...films, ...threads, ...posts, ...listRoomTexts()];
}

function listRoomTexts(): readonly WrittenText[] {
  const notes = Object.values(eventNotes).flat();
  const directory = [
    ...demoMerchantTypes.flatMap(({ summaries, bodies }) => [...summaries, ...bodies]),
    ...demoExhibitions.flatMap(({ summary, body }) => [summary, body]),
  ];
  return [
    { text: 'notes on plants', edition: 'cn', source: notes.map(([cn]) => cn).join('\n') },
    { text: 'notes on plants', edition: 'en', source: notes.map(([, en]) => en).join('\n') },
    { text: 'directory', edition: 'cn', source: directory.join('\n') },
    ...listProgramTexts(),
  ];
}

/** Programs that generate texts: their figures are tested elsewhere, this list checks what is typed in them. */
const programs = [
  ['weekly report', 'cn', 'prices/week/report-texts.cn.ts'],
  ['weekly report', 'en', 'prices/week/report-texts.en.ts'],
  ['bulletins', 'cn', 'news/reports/monthly-report.zh.ts'],
  ['bulletins', 'cn', 'news/reports/monthly-notes.zh.ts'],
  ['bulletins', 'en', 'news/reports/monthly-report.en.ts'],
  ['bulletins', 'en', 'news/reports/monthly-notes.en.ts'],
  ['survey', 'cn', 'prices/week/survey.ts'],
  ['newsletter', 'cn', '../server/src/newsletter/digest-mail.ts'],
] as const;

function listProgramTexts(): readonly WrittenText[] {
  return programs.map(([text, edition, file]) => ({
    text,
    edition,
    source: literalsIn(readFileSync(join(import.meta.dirname, file), 'utf8')),
  }));
}
