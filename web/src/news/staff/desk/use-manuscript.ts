import type { Edition } from '@btc/contract/members/access.ts';
import type { ManuscriptText } from '@btc/contract/news/desk/manuscript.ts';
import { browserApi } from '#platform/browser-api.ts';
import type { Stored } from '#shell/console/writing/merge-part.tsx';
import { type SavedText, useSavedText } from '#shell/console/writing/use-saved-text.ts';

export type Written = Pick<ManuscriptText, 'Title' | 'Summary' | 'Body' | 'Attachments'>;
export type Manuscript = SavedText<Written>;

function toWritten({ Title, Summary, Body, Attachments }: ManuscriptText): Written {
  return { Title, Summary, Body, Attachments };
}

export async function readManuscript(articleId: number, edition: Edition): Promise<Stored<Written>> {
  const { Row } = await browserApi()('GetDeskArticle', { ArticleID: articleId });
  const text = Row.Texts[edition];
  return { text: toWritten(text), revision: text.Revision, by: text.SavedBy, at: text.SavedDate };
}

export function useManuscript(articleId: number, edition: Edition, text: ManuscriptText): Manuscript {
  return useSavedText({
    name: `btc.manuscript.${articleId}.${edition}`,
    text: toWritten(text),
    revision: text.Revision,
    send: async (typed, was) => {
      const input = { ArticleID: articleId, Edition: edition, ExpectedRevision: was, ...typed };
      return (await browserApi()('SaveDeskArticleText', input)).Row;
    },
  });
}
