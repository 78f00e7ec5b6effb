import { type Edition, editions } from '@btc/contract/members/access.ts';
import type { DeskArticle } from '@btc/contract/news/desk/manuscript.ts';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { shanghaiField } from '#i18n/shanghai-time.ts';
import { DayField } from '#shell/console/filters/day-field.tsx';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { useMoment } from '#shell/console/use-moment.ts';
import { Notice } from '#ui/state/notice.tsx';
import { FiguresToPublish, useFiguresToPublish } from '../figures/figures-to-publish.tsx';
import { messages } from '../words/newsroom-messages.ts';
import type { DetailWork } from './use-detail.ts';
import type { Manuscript, Written } from './use-manuscript.ts';

export interface PublishDialogProps {
  readonly article: DeskArticle;
  readonly manuscripts: { readonly cn: Manuscript; readonly en: Manuscript };
  readonly detail: DetailWork;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function isBegun({ Title, Summary, Body }: Written): boolean {
  return Title !== '' || Summary !== '' || Body !== '';
}

function listMissing({ Title, Summary, Body }: Written): readonly ('title' | 'summary' | 'text')[] {
  return [
    ...(Title.trim() === '' ? (['title'] as const) : []),
    ...(Summary.trim() === '' ? (['summary'] as const) : []),
    ...(Body === '' ? (['text'] as const) : []),
  ];
}

/** The scheduled Beijing time as typed, so that publishing again keeps it; empty unless scheduled. */
function typedTime({ Stage, PublishDate }: DeskArticle): string {
  if (Stage !== 'scheduled' || PublishDate === null) return '';
  return shanghaiField(PublishDate);
}

export function PublishDialog({ article, manuscripts, detail, onClose, onChanged }: PublishDialogProps) {
  const t = useMessages(messages);
  const { at, setAt, isPast, when } = useMoment(typedTime(article));
  const [confirmsLocked, setConfirmsLocked] = useState(false);
  const begun = editions.filter((edition) => isBegun(manuscripts[edition].written));
  const isWhole = begun.length > 0 && begun.every((edition) => listMissing(manuscripts[edition].written).length === 0);
  const empty = editions.find((edition) => !begun.includes(edition));
  const isSaved = editions.every((edition) => manuscripts[edition].state === 'saved');
  const isOut = article.Stage === 'published';
  const figures = useFiguresToPublish(article, manuscripts, detail.draft.detail.Access);
  const isConfirmed = confirmsLocked || figures.locked.length === 0;
  const Revisions = { cn: manuscripts.cn.revision, en: manuscripts.en.revision, detail: article.DetailRevision };
  const toWhat = isOut ? t.publishChangesWhat : at === '' ? t.publishWhat : t.publishLaterWhat;
  return (
    <ActionDialog
      title={isOut ? t.publishChanges : t.publish}
      what={
        begun.length === 0 ? (
          <Notice tone="caution">{t.incomplete}</Notice>
        ) : (
          <p>{toWhat(begun.map((edition) => t.editions[edition]).join(t.and))}</p>
        )
      }
      confirm={isOut ? t.publishChanges : at === '' ? t.publish : t.publishLater}
      done={at === '' ? t.published : t.scheduledDone}
      isReady={isWhole && isSaved && !detail.isDirty && !isPast && figures.isReady && isConfirmed}
      work={(api) =>
        api('PublishDeskArticle', { ArticleID: article.ArticleID, Revisions, ConfirmLocked: confirmsLocked, ...when })
      }
      onClose={onClose}
      onChanged={onChanged}
    >
      {!isOut && (
        <DayField
          label={t.publishAt}
          hint={t.publishAtHint}
          type="datetime-local"
          value={at}
          error={isPast ? t.needFuture : null}
          onChange={(event) => setAt(event.target.value)}
        />
      )}
      {begun.map((edition) => (
        <Lacks key={edition} edition={edition} missing={listMissing(manuscripts[edition].written)} />
      ))}
      {isWhole && empty !== undefined && <Notice tone="plain">{t.emptyEdition(t.editions[empty])}</Notice>}
      <FiguresToPublish figures={figures} isConfirmed={confirmsLocked} onConfirm={setConfirmsLocked} />
      {!isSaved && <Notice tone="caution">{t.notSaved}</Notice>}
      {detail.isDirty && (detail.issues.length > 0 || detail.failure !== null) && (
        <Notice tone="caution">{t.detailNotSaved}</Notice>
      )}
    </ActionDialog>
  );
}

function Lacks({ edition, missing }: { edition: Edition; missing: ReturnType<typeof listMissing> }) {
  const t = useMessages(messages);
  if (missing.length === 0) return null;
  return (
    <Notice tone="caution">
      {t.lacks(t.editions[edition], missing.map((part) => t.parts[part]).join(t.separator))}
    </Notice>
  );
}
