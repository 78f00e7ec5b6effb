import type { Api } from '@btc/contract/client.ts';
import type { DeskArticleRow } from '@btc/contract/news/desk/manuscript.ts';
import { maxHeadlines } from '@btc/contract/news/desk/stages.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import type { FormValue } from '#platform/forms/form-values.ts';
import { ActionFailure } from '#shell/console/actions/action-failure.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { ArrangeList } from '#ui/arrange/arrange-list.tsx';
import { DraftNotices } from '#shell/console/form/draft-notices.tsx';
import { useFormDraft } from '#shell/console/form/use-form-draft.ts';
import layout from '#shell/console/layout.module.css';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useAction } from '#shell/console/actions/use-action.ts';
import { useCall } from '#shell/console/use-call.ts';
import { WaitingButton } from '#shell/console/actions/waiting-button.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { EmptyState } from '#ui/state/notice.tsx';
import { FrontPreview } from './front-preview.tsx';
import { selectArticles, titleIn } from './headline-order.ts';
import { HeadlineLine, OfferedList } from './headline-parts.tsx';
import { messages } from './headlines-messages.ts';
import styles from './headlines.module.css';

interface HeadlineDeskProps {
  readonly found: { readonly Rows: readonly DeskArticleRow[]; readonly List: readonly DeskArticleRow[] };
  readonly onChanged: () => void;
}

export function HeadlinesScreen() {
  const t = useMessages(messages);
  const answer = useCall('GetDeskHeadlines', {});
  return (
    <ScreenPage title={t.title}>
      <p className={layout['what']}>{t.note(String(maxHeadlines))}</p>
      <AnswerView answer={answer}>
        {(found) => <HeadlineDesk key={listIds(found.Rows).join()} found={found} onChanged={answer.reload} />}
      </AnswerView>
    </ScreenPage>
  );
}

function listIds(rows: readonly DeskArticleRow[]): readonly string[] {
  return rows.map(({ ArticleID }) => String(ArticleID));
}

function useHeadlines({ found, onChanged }: HeadlineDeskProps) {
  const t = useMessages(messages);
  const { isPending, failure, run } = useAction();
  const [begin] = useState(() => ({ ids: listIds(found.Rows) }));
  const draft = useFormDraft<{ readonly ids: readonly string[] }>('ArrangeHeadlines', begin);
  const known = [...found.Rows, ...found.List];
  // What was chosen on an earlier day may be withdrawn since.
  const rows = selectArticles(draft.values.ids.map(Number), known);
  const ids = rows.map(({ ArticleID }) => ArticleID);
  const setIds = (next: readonly number[]) => draft.write({ ids: next.map(String) });
  const publish = async () => {
    const Expected = found.Rows.map(({ ArticleID }) => ArticleID);
    const call = (api: Api) => api('ArrangeHeadlines', { ArticleIDs: ids, Expected });
    if (!(await run((api) => draft.save(() => call(api), onChanged)))) return;
    showToast(t.saved);
    onChanged();
  };
  return { isPending, failure, draft, ids, setIds, known, rows, publish };
}

function HeadlineDesk(props: HeadlineDeskProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const desk = useHeadlines(props);
  const { draft, ids, setIds, known, rows } = desk;
  const tooMany = ids.length > maxHeadlines ? { words: t.full(String(maxHeadlines)) } : null;
  const formatName = (row: DeskArticleRow) =>
    titleIn(row, edition) ?? titleIn(row, edition === 'cn' ? 'en' : 'cn') ?? t.untitled;
  const formatOrder = (value: FormValue) =>
    Array.isArray(value) ? selectArticles(value.map(Number), known).map(formatName).join(t.separator) : '';
  const offered = known.filter(({ ArticleID }) => !ids.includes(ArticleID));
  return (
    <>
      <DraftNotices draft={draft} formatLabel={() => t.list} formatValue={formatOrder} />
      <ActionFailure failure={desk.failure} />
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
      <div className={classNames(layout['actions'], styles['saveLine'])}>
        <WaitingButton
          variant="primary"
          pending={desk.isPending}
          waitsFor={draft.conflicts.length > 0 ? 'input' : draft.isChanged ? tooMany : 'change'}
          onClick={() => void desk.publish()}
        >
          {t.save}
        </WaitingButton>
        {draft.isChanged && <Button onClick={draft.drop}>{t.undo}</Button>}
        <output className={layout['note']}>{draft.isChanged ? t.notSaved : ''}</output>
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
