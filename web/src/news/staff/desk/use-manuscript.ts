import type { Edition } from '@btc/contract/members/access.ts';
import type { ManuscriptText } from '@btc/contract/news/desk/manuscript.ts';
import { browserApi } from '#platform/browser-api.ts';
import { type SavedText, useSavedText } from '#shell/console/writing/use-saved-text.ts';

/** What is typed in one edition. */
export type Written = Pick<ManuscriptText, 'Title' | 'Summary' | 'Body' | 'Attachments'>;
export type Manuscript = SavedText<Written>;

/** A text of an article as it is written in this window. */
export function useManuscript(articleId: number, edition: Edition, text: ManuscriptText): Manuscript {
  const { Title, Summary, Body, Attachments, Revision } = text;
  return useSavedText({
    name: `btc.manuscript.${articleId}.${edition}`,
    text: { Title, Summary, Body, Attachments },
    revision: Revision,
    send: async (typed, was) => {
      const input = { ArticleID: articleId, Edition: edition, ExpectedRevision: was, ...typed };
      return (await browserApi()('SaveDeskArticleText', input)).Row;
    },
  });
}
