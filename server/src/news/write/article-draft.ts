import type { Edition } from '@btc/contract/members/access.ts';
import { readingMinutes } from '@btc/contract/news/reading-time.ts';
import type { ArticleAccess, ArticleMeat, NewsSection, ReportType } from '@btc/contract/news/sections.ts';
import {
  cleanedText,
  plainParagraphs,
  previewParagraphs,
  sanitiseArticleHtml,
} from '#platform/rich-text/article-html.ts';
import type {
  NewArticleRow,
  NewAttachmentRow,
  NewReportRow,
  NewTextRow,
  SearchWordsRow,
} from './article-write.queries.ts';
import type { FigureConfirmation } from '#figures/face.ts';
import { searchWords } from '#platform/search/search-words.ts';

/** An article's text in one edition as the editor writes it; `body` is HTML and is sanitised when stored. */
export interface ArticleTextDraft {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly attachments?: readonly { readonly address: string; readonly name: string }[];
}

/** Period a report covers (calendar days, both included) and the day by which it is found. */
export interface ReportDraft {
  readonly type: ReportType;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly date: string;
}

/** Everything an editor decides about an article; an edition without a text does not show it. */
export interface ArticleDraft {
  readonly section: NewsSection;
  readonly access: ArticleAccess;
  readonly headlineRank: number | null;
  readonly recommended: boolean;
  readonly meat: ArticleMeat;
  readonly origins: readonly string[];
  readonly cuts: readonly string[];
  readonly tags: readonly string[];
  /** Path below the static files base. */
  readonly titlePicture: string | null;
  readonly source: string | null;
  readonly isDemo: boolean;
  /** True if the article has a share page; default true. */
  readonly isShared?: boolean;
  readonly report: ReportDraft | null;
  /** Who confirmed that its membership figures may be open to everybody; left out: nobody. */
  readonly confirmation?: FigureConfirmation | null;
  readonly texts: { readonly [edition in Edition]?: ArticleTextDraft };
}

export interface PreparedArticle {
  readonly article: Omit<NewArticleRow, 'id' | 'state' | 'published_at' | 'updated_at'>;
  readonly texts: readonly Omit<NewTextRow, 'article_id'>[];
  readonly attachments: readonly Omit<NewAttachmentRow, 'article_id'>[];
  readonly report: Omit<NewReportRow, 'article_id'> | null;
}

function listTexts({ texts }: ArticleDraft): readonly (readonly [Edition, ArticleTextDraft])[] {
  const pairs: (readonly [Edition, ArticleTextDraft])[] = [];
  if (texts.cn !== undefined) pairs.push(['cn', texts.cn]);
  if (texts.en !== undefined) pairs.push(['en', texts.en]);
  return pairs;
}

export function textRow(edition: Edition, text: ArticleTextDraft): Omit<NewTextRow, 'article_id'> {
  const body = sanitiseArticleHtml(cleanedText(text.body));
  const bodyText = plainParagraphs(body).join('\n');
  return {
    edition,
    title: cleanedText(text.title),
    summary: cleanedText(text.summary),
    body_html: body,
    body_text: bodyText,
    preview: [...previewParagraphs(body)],
    reading_minutes: readingMinutes(bodyText),
  };
}

function articleRow(draft: ArticleDraft): PreparedArticle['article'] {
  return {
    section: draft.section,
    access: draft.access,
    headline_rank: draft.headlineRank,
    recommended: draft.recommended,
    meat: draft.meat,
    origins: [...draft.origins],
    cuts: [...draft.cuts],
    tags: [...draft.tags],
    title_picture: draft.titlePicture,
    source: draft.source,
    is_demo: draft.isDemo,
    is_shared: draft.isShared ?? true,
    in_cn: draft.texts.cn !== undefined,
    in_en: draft.texts.en !== undefined,
  };
}

export function prepareArticle(draft: ArticleDraft): PreparedArticle {
  const texts = listTexts(draft);
  return {
    article: articleRow(draft),
    texts: texts.map(([edition, text]) => textRow(edition, text)),
    attachments: texts.flatMap(([edition, { attachments = [] }]) =>
      attachments.map(({ address, name }, position) => ({ edition, position, address, name })),
    ),
    report:
      draft.report === null
        ? null
        : {
            type: draft.report.type,
            period_start: draft.report.periodStart,
            period_end: draft.report.periodEnd,
            report_date: draft.report.date,
          },
  };
}

export function toSearchRow(
  text: { article_id: number; access: string; edition: string; title: string; summary: string; body_text: string },
  publishedAt: Date,
): SearchWordsRow {
  const textWords = searchWords(`${text.title}\n${text.summary}\n${text.body_text}`);
  return {
    article_id: text.article_id,
    edition: text.edition,
    published_at: publishedAt,
    titleWords: searchWords(text.title),
    openWords: text.access === 'free' ? textWords : searchWords(`${text.title}\n${text.summary}`),
    textWords,
  };
}
