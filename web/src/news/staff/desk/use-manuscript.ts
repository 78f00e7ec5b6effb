import type { Edition } from '@btc/contract/members/access.ts';
import type { ManuscriptText } from '@btc/contract/news/desk/manuscript.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserApi } from '#platform/browser-api.ts';
import { isSessionLost } from '#shell/console/failure.ts';
import { useStaff } from '#shell/console/staff.ts';
import { saveDraftText, readDraftText } from './draft-text.ts';
import { isSameText, ManuscriptSaver, type SaverSnapshot, type Written } from './manuscript-saver.ts';

export interface Manuscript extends SaverSnapshot {
  readonly saver: ManuscriptSaver;
  /** Counts the texts that came from elsewhere: the editor begins anew with each. */
  readonly turn: number;
  /** Begins anew with a text that was not typed here. */
  readonly replace: (written: Written, revision: number) => void;
  /** Shows what has been written by other means than typing. */
  readonly showAnew: () => void;
  /** Something that was kept on this device has been brought back. */
  readonly isRestored: boolean;
}

function toWritten({ Title, Summary, Body, Attachments }: ManuscriptText): Written {
  return { Title, Summary, Body, Attachments };
}

function beginSaver(articleId: number, edition: Edition, written: Written, revision: number) {
  const draft = readDraftText(articleId, edition);
  const isRestored = draft !== null && !isSameText(draft.written, written);
  const saver = new ManuscriptSaver({
    written,
    // Written on an older text than the server has now: saving it will tell, and keep both.
    revision: isRestored ? draft.revision : revision,
    send: async (typed, was) => {
      const input = { ArticleID: articleId, Edition: edition, ExpectedRevision: was, ...typed };
      return (await browserApi()('SaveDeskArticleText', input)).Row;
    },
    keep: (unsaved) => saveDraftText(articleId, edition, unsaved),
  });
  if (isRestored) saver.write(draft.written);
  return { saver, isRestored };
}

/** A text of an article as it is written in this window: begins with what the server has, or with what a crash left here. */
export function useManuscript(articleId: number, edition: Edition, text: ManuscriptText): Manuscript {
  const { onSessionLost } = useStaff();
  const [turn, setTurn] = useState(0);
  const [{ saver, isRestored }] = useState(() => beginSaver(articleId, edition, toWritten(text), text.Revision));
  const snapshot = useSyncExternalStore(saver.subscribe, saver.snapshot);
  useEffect(() => {
    const saveNow = () => void saver.flush();
    document.addEventListener('visibilitychange', saveNow);
    addEventListener('pagehide', saveNow);
    addEventListener('online', saveNow);
    return () => {
      document.removeEventListener('visibilitychange', saveNow);
      removeEventListener('pagehide', saveNow);
      removeEventListener('online', saveNow);
      void saver.flush().finally(() => saver.stop());
    };
  }, [saver]);
  const { failure } = snapshot;
  useEffect(() => {
    if (failure !== null && isSessionLost(failure)) onSessionLost();
  }, [failure, onSessionLost]);
  const replace = (written: Written, revision: number) => {
    saver.goOnFrom(written, revision);
    setTurn((before) => before + 1);
  };
  const showAnew = () => setTurn((before) => before + 1);
  return { ...snapshot, saver, turn, replace, showAnew, isRestored };
}
