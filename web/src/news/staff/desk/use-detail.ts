import type { DeskArticle } from '@btc/contract/news/desk/manuscript.ts';
import { useState } from 'react';
import { type Action, useAction } from '#shell/console/use-action.ts';
import {
  type DetailDraft,
  type DetailFault,
  detailDraftOf,
  detailOf,
  faultsOfDetail,
  mergeDetail,
} from './detail-draft.ts';

export interface DetailWork extends Pick<Action, 'isPending' | 'failure'> {
  readonly draft: DetailDraft;
  readonly setDraft: (draft: DetailDraft) => void;
  readonly faults: readonly DetailFault[];
  /** Something was chosen that the server does not have yet. */
  readonly isDirty: boolean;
  /** Saves it; true when the server has it. */
  readonly save: () => Promise<boolean>;
}

/** What is chosen about an article in this window; what a colleague saves meanwhile comes in beside it, field by field. */
export function useDetail(article: DeskArticle, onSaved: () => void): DetailWork {
  const { isPending, failure, run } = useAction();
  const [work, setWork] = useState(() => ({ base: article, draft: detailDraftOf(article.Detail) }));
  if (work.base.DetailRevision !== article.DetailRevision) {
    setWork({ base: article, draft: mergeDetail(work.base.Detail, work.draft, article.Detail) });
  }
  const { draft } = work;
  const faults = faultsOfDetail(draft);
  const stored = detailOf(detailDraftOf(work.base.Detail));
  const save = async () => {
    if (faults.length > 0) return false;
    const input = { ArticleID: article.ArticleID, Was: work.base.DetailRevision, Detail: detailOf(draft) };
    const isDone = await run((api) => api('SaveDeskArticleDetail', input));
    // Where somebody was faster, theirs must be seen as well.
    onSaved();
    return isDone;
  };
  return {
    draft,
    setDraft: (next) => setWork({ ...work, draft: next }),
    faults,
    isDirty: JSON.stringify(detailOf(draft)) !== JSON.stringify(stored),
    save,
    isPending,
    failure,
  };
}
