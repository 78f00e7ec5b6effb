import { type Edition, editions } from '@btc/contract/members/access.ts';
import type { DeskNewsletter, DeskNewsletterText } from '@btc/contract/newsletter/desk/newsletter-desk.ts';
import { useRef } from 'react';
import { browserApi } from '#platform/browser-api.ts';
import { catchUp } from '#shell/console/writing/catch-up.ts';
import type { Stored } from '#shell/console/writing/merge-part.tsx';
import { usePresence } from '#shell/console/writing/use-presence.ts';
import { flushAll, type SavedText, useSavedText } from '#shell/console/writing/use-saved-text.ts';

export type IssueText = Pick<DeskNewsletterText, 'Subject' | 'Intro' | 'Closing'> & {
  /** IDs of all articles of the week, in the chosen order. */
  readonly Articles: readonly string[];
  /** IDs of the articles that the issue contains, sorted as strings. */
  readonly Included: readonly string[];
};

function toText({ Subject, Intro, Closing, Articles }: DeskNewsletterText): IssueText {
  const ids = (articles: typeof Articles) => articles.map(({ NewsID }) => String(NewsID));
  const Included = ids(Articles.filter((article) => article.Included)).toSorted();
  return { Subject, Intro, Closing, Articles: ids(Articles), Included };
}

export async function readEdition(issueId: number, edition: Edition): Promise<Stored<IssueText>> {
  const { Row } = await browserApi()('GetNewsletter', { NewsletterID: issueId });
  const text = Row.Texts[edition];
  return { text: toText(text), revision: text.Revision, by: text.SavedBy, at: text.SavedDate };
}

function useEdition({ NewsletterID, Texts }: DeskNewsletter, edition: Edition): SavedText<IssueText> {
  return useSavedText({
    name: `btc.newsletter.${NewsletterID}.${edition}`,
    text: toText(Texts[edition]),
    revision: Texts[edition].Revision,
    send: async ({ Articles, Included, ...words }, was) => {
      const choice = { ArticleIDs: Articles.map(Number), IncludedIDs: Included.map(Number) };
      const input = { NewsletterID, Edition: edition, ExpectedRevision: was, ...words, ...choice };
      return (await browserApi()('SaveNewsletter', input)).Row;
    },
  });
}

export function useIssueWriting(issue: DeskNewsletter, onChanged: () => void) {
  const texts = { cn: useEdition(issue, 'cn'), en: useEdition(issue, 'en') };
  const savers = editions.map((edition) => [edition, texts[edition].saver] as const);
  const entered = useRef<Edition | null>(null);
  const { NewsletterID } = issue;
  const people = usePresence(
    NewsletterID,
    (id) => browserApi()('HoldNewsletterText', { NewsletterID: id, Edition: entered.current }),
    async ({ issue: revision, ...revisions }) => {
      await catchUp(savers, { revisions, read: (edition) => readEdition(NewsletterID, edition) });
      if (revision > issue.Revision) onChanged();
    },
  );
  return {
    texts,
    present: people.map(({ LoginUserName, Part }) => ({
      LoginUserName,
      Edition: editions.find((edition) => edition === Part) ?? null,
    })),
    enter: (edition: Edition) => {
      entered.current = edition;
    },
    /** Sends unsaved changes; true when the server has everything. */
    flush: () => flushAll(savers.map(([, saver]) => saver)),
    /** Continues from the texts the server returned. */
    goOnFrom: ({ Texts }: DeskNewsletter) => {
      for (const [edition, saver] of savers) saver.goOnFrom(toText(Texts[edition]), Texts[edition].Revision);
    },
    toRevisions: () => ({
      issue: issue.Revision,
      cn: texts.cn.saver.snapshot().revision,
      en: texts.en.saver.snapshot().revision,
    }),
  };
}
export type IssueWriting = ReturnType<typeof useIssueWriting>;
