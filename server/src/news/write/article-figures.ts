import type { Edition } from '@btc/contract/members/access.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { type FillingDeps, fillTexts, type ReadyText, type SourceText, type StoredFigures } from '#figures/face.ts';
import type { ArticleDraft, ArticleTextDraft } from './article-draft.ts';
import { previewParagraphs, sanitiseArticleHtml } from '#platform/rich-text/article-html.ts';

/** Subject kind under which an article's figures are stored, with its number. */
export const articleSubject = 'article';

const editions = ['cn', 'en'] as const satisfies Edition[];
const fields = ['title', 'summary', 'body'] as const;
const fieldNames = { title: 'Title', summary: 'Summary', body: 'Body' } as const;

type Texts = ArticleDraft['texts'];

export type FillableDraft = Pick<ArticleDraft, 'texts' | 'access' | 'confirmation'>;

export interface FilledTexts {
  readonly texts: Texts;
  readonly figures: readonly Omit<StoredFigures, 'subject'>[];
}

/** The beginning of a member's article is public. */
function toPreview(body: string): string {
  return previewParagraphs(sanitiseArticleHtml(body)).join('\n');
}

function toSources({ texts, access }: FillableDraft) {
  return editions.flatMap((edition) => {
    const text = texts[edition];
    if (text === undefined) return [];
    return fields.map((field) => ({
      edition,
      field,
      source: text[field],
      isHtml: field === 'body',
      openPart: field === 'body' && access !== 'free' ? toPreview : ('all' as const),
    }));
  });
}

export async function fillArticle(deps: FillingDeps, draft: FillableDraft, publishedAt: Date): Promise<FilledTexts> {
  const sources = toSources(draft);
  const named = sources.map((one): SourceText => ({
    ...one,
    field: `${fieldNames[one.field]}${one.edition === 'cn' ? 'Cn' : 'En'}`,
  }));
  const ready = await fillTexts(deps, named, {
    asOf: shanghaiDay(publishedAt),
    confirmation: draft.confirmation ?? null,
  });
  const parts = sources.map((one, index) => ({ ...one, ready: ready[index] ?? { text: one.source, figures: [] } }));
  return {
    texts: Object.fromEntries(editions.flatMap((edition) => formatText(edition, draft.texts, parts))),
    figures: parts.map(({ edition, field, source, ready: { figures } }) => ({ edition, field, source, figures })),
  };
}

interface FilledPart {
  readonly edition: Edition;
  readonly field: (typeof fields)[number];
  readonly ready: ReadyText;
}

function formatText(
  edition: Edition,
  texts: Texts,
  parts: readonly FilledPart[],
): readonly (readonly [Edition, ArticleTextDraft])[] {
  const text = texts[edition];
  if (text === undefined) return [];
  const own = parts.filter((part) => part.edition === edition).map(({ field, ready }) => [field, ready.text] as const);
  return [[edition, { ...text, ...Object.fromEntries(own) }]];
}
