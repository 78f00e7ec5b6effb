import type { DeskArticleRow } from '@btc/contract/news/desk/manuscript.ts';
import { maxHeadlines } from '@btc/contract/news/desk/stages.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { ActionFailure } from '#shell/console/action-failure.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { ArrangeList } from '#shell/console/arrange-list.tsx';
import { findConflict } from '#shell/console/failure.ts';
import { LeaveGuard } from '#shell/console/leave-guard.tsx';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useAction } from '#shell/console/use-action.ts';
import { useCall } from '#shell/console/use-call.ts';
import { WaitingButton } from '#shell/console/waiting-button.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { EmptyState, Notice } from '#ui/state/notice.tsx';
import { FrontPreview } from './front-preview.tsx';
import { selectArticles, titleIn } from './headline-order.ts';
import { HeadlineLine, OfferedList } from './headline-parts.tsx';
import { messages } from './headlines-messages.ts';

interface Headlines {
  readonly Rows: readonly DeskArticleRow[];
  readonly List: readonly DeskArticleRow[];
}

/** The headlines of both editions: chosen, put in order, and published in one step. */
export function HeadlinesScreen() {
  const t = useMessages(messages);
  const answer = useCall('GetDeskHeadlines', {});
  return (
    <ScreenPage title={t.title}>
      <p className="c-what">{t.note(String(maxHeadlines))}</p>
      <AnswerView answer={answer}>{(found) => <HeadlineDesk found={found} />}</AnswerView>
    </ScreenPage>
  );
}

function listIds(rows: readonly DeskArticleRow[]): readonly number[] {
  return rows.map(({ ArticleID }) => ArticleID);
}

function useHeadlines(found: Headlines) {
  const t = useMessages(messages);
  const { isPending, failure, run } = useAction();
  // What readers have, as far as we know, and what is to be.
  const [current, setCurrent] = useState(found);
  const [ids, setIds] = useState(() => listIds(found.Rows));
  const [theirs, setTheirs] = useState<Headlines | null>(null);
  const takeOver = (next: Headlines) => {
    setCurrent(next);
    setIds(listIds(next.Rows));
    setTheirs(null);
  };
  const publish = async (was: readonly number[]) => {
    const done = await run(async (api) => {
      try {
        takeOver(await api('ArrangeHeadlines', { ArticleIDs: [...ids], Expected: [...was] }));
      } catch (error) {
        if (findConflict(error) !== null) setTheirs(await browserApi()('GetDeskHeadlines', {}));
        throw error;
      }
    });
    if (done) showToast(t.saved);
  };
  const isChanged = ids.join() !== listIds(current.Rows).join();
  const known = [...current.Rows, ...current.List, ...found.Rows, ...found.List, ...(theirs?.Rows ?? [])];
  return { isPending, failure, isChanged, theirs, ids, setIds, current, known, publish, takeOver };
}

function HeadlineDesk({ found }: { found: Headlines }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const desk = useHeadlines(found);
  const { ids, setIds, current, known, theirs } = desk;
  const rows = selectArticles(ids, known);
  const tooMany = ids.length > maxHeadlines ? { words: t.full(String(maxHeadlines)) } : null;
  const formatName = (row: DeskArticleRow) =>
    titleIn(row, edition) ?? titleIn(row, edition === 'cn' ? 'en' : 'cn') ?? t.untitled;
  const offered = [...current.Rows, ...current.List].filter(({ ArticleID }) => !ids.includes(ArticleID));
  return (
    <>
      <LeaveGuard isDirty={desk.isChanged} />
      {theirs === null && <ActionFailure failure={desk.failure} />}
      {theirs !== null && <Conflict theirs={theirs} desk={desk} formatName={formatName} />}
      {rows.length === 0 ? (
        <EmptyState size="line" level={2} title={t.empty} />
      ) : (
        <ArrangeList
          label={t.list}
          items={rows.map((row, index) => ({
            key: String(row.ArticleID),
            name: formatName(row),
            content: (
              <HeadlineLine
                row={row}
                name={formatName(row)}
                isLead={index === 0}
                onTakeOut={() => setIds(ids.filter((id) => id !== row.ArticleID))}
              />
            ),
          }))}
          onArrange={(keys) => setIds(keys.map(Number))}
        />
      )}
      <div className="c-actions c-saveLine">
        <WaitingButton
          variant="primary"
          pending={desk.isPending}
          waitsFor={!desk.isChanged ? 'change' : theirs === null ? tooMany : 'input'}
          onClick={() => void desk.publish(listIds(current.Rows))}
        >
          {t.save}
        </WaitingButton>
        {desk.isChanged && <Button onClick={() => setIds(listIds(current.Rows))}>{t.undo}</Button>}
        <output className="c-note">{desk.isChanged ? t.notSaved : ''}</output>
      </div>
      <FrontPreview rows={rows} newest={offered} />
      <ScreenPart title={t.offered}>
        <OfferedList
          rows={offered}
          formatName={formatName}
          isFull={ids.length >= maxHeadlines}
          onAdd={(id) => setIds([...ids, id])}
        />
      </ScreenPart>
    </>
  );
}

interface ConflictProps {
  readonly theirs: Headlines;
  readonly desk: ReturnType<typeof useHeadlines>;
  readonly formatName: (row: DeskArticleRow) => string;
}

/** Somebody else was faster: both orders are there, and the editor chooses. */
function Conflict({ theirs, desk, formatName }: ConflictProps) {
  const t = useMessages(messages);
  return (
    <Notice tone="error">
      <p>
        <b>{t.conflictTitle}</b>
      </p>
      <p>{t.conflictWhat}</p>
      <ol className="c-theirs">
        {theirs.Rows.map((row) => (
          <li key={row.ArticleID}>{formatName(row)}</li>
        ))}
      </ol>
      <div className="c-actions">
        <Button onClick={() => desk.takeOver(theirs)}>{t.theirs}</Button>
        <Button onClick={() => void desk.publish(listIds(theirs.Rows))}>{t.mine}</Button>
      </div>
    </Notice>
  );
}
