import type { DeskArticle } from '@btc/contract/news/desk/manuscript.ts';
import { useEffect, useRef, useState } from 'react';
import { type Action, useAction } from '#shell/console/actions/use-action.ts';
import {
  type DetailDraft,
  type DetailIssue,
  toDetailDraft,
  toDetail,
  findDetailIssues,
  mergeDetail,
} from './detail-draft.ts';
import { type DraftDetail, saveDraftDetail, readDraftDetail } from './local-detail.ts';

export interface DetailWork extends Pick<Action, 'isPending' | 'failure'> {
  readonly draft: DetailDraft;
  readonly setDraft: (draft: DetailDraft) => void;
  readonly issues: readonly DetailIssue[];
  readonly isDirty: boolean;
  readonly isRestored: boolean;
  /** Resolves to true when the server has saved it. */
  readonly save: () => Promise<boolean>;
}

function beginDetail(article: DeskArticle) {
  const stored = readDraftDetail(article.ArticleID);
  const draft =
    stored === null ? toDetailDraft(article.Detail) : mergeDetail(stored.base, stored.draft, article.Detail);
  return { base: article, draft, isRestored: stored !== null };
}

/** Details edited in this window; changes saved by colleagues are merged field by field. */
export function useDetail(article: DeskArticle, onSaved: () => void): DetailWork {
  const { isPending, failure, run } = useAction();
  const [work, setWork] = useState(() => beginDetail(article));
  if (work.base.DetailRevision !== article.DetailRevision) {
    setWork({ ...work, base: article, draft: mergeDetail(work.base.Detail, work.draft, article.Detail) });
  }
  const { draft } = work;
  const issues = findDetailIssues(draft);
  const stored = toDetail(toDetailDraft(work.base.Detail));
  const isDirty = JSON.stringify(toDetail(draft)) !== JSON.stringify(stored);
  useStoredDraft(article.ArticleID, isDirty ? { base: work.base.Detail, draft } : null, work.isRestored);
  const save = async () => {
    if (issues.length > 0) return false;
    const input = { ArticleID: article.ArticleID, ExpectedRevision: work.base.DetailRevision, Detail: toDetail(draft) };
    const isDone = await run((api) => api('SaveDeskArticleDetail', input));
    // Where somebody was faster, theirs must be seen as well.
    onSaved();
    return isDone;
  };
  return {
    draft,
    setDraft: (next) => setWork({ ...work, draft: next }),
    issues,
    isDirty,
    isRestored: work.isRestored && isDirty,
    save,
    isPending,
    failure,
  };
}

/** Stores unsaved changes on this device; a window without changes does not clear those of another. */
function useStoredDraft(articleId: number, unsaved: DraftDetail | null, wasStored: boolean): void {
  const isStored = useRef(wasStored);
  const text = unsaved === null ? null : JSON.stringify(unsaved);
  useEffect(() => {
    if (text !== null || isStored.current) saveDraftDetail(articleId, text);
    isStored.current = text !== null;
  }, [articleId, text]);
}
