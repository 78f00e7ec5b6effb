import type { DeskArticle } from '@btc/contract/news/desk/manuscript.ts';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { toFieldMoment, shanghaiField } from '#i18n/shanghai-time.ts';
import { DayField } from '#shell/console/day-field.tsx';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { FiguresToPublish, TypedFigures, useFiguresToPublish } from '../figures/figures-to-publish.tsx';
import { en } from '../words/newsroom.en.ts';
import { zh } from '../words/newsroom.zh.ts';
import type { Written } from './manuscript-saver.ts';
import type { DetailWork } from './use-detail.ts';
import type { Manuscript } from './use-manuscript.ts';

export interface PublishDialogProps {
  readonly article: DeskArticle;
  readonly manuscripts: { readonly cn: Manuscript; readonly en: Manuscript };
  readonly detail: DetailWork;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

const editions = ['cn', 'en'] as const;

function isBegun({ Title, Summary, Body }: Written): boolean {
  return Title !== '' || Summary !== '' || Body !== '';
}

/** What an edition that is begun still lacks. */
function listMissing({ Title, Summary, Body }: Written): readonly ('title' | 'summary' | 'text')[] {
  return [
    ...(Title.trim() === '' ? (['title'] as const) : []),
    ...(Summary.trim() === '' ? (['summary'] as const) : []),
    ...(Body === '' ? (['text'] as const) : []),
  ];
}

/** The time in Beijing that was set before, as it would be typed: publishing a scheduled article anew keeps it. */
function typedTime({ Stage, PublishDate }: DeskArticle): string {
  if (Stage !== 'scheduled' || PublishDate === null) return '';
  return shanghaiField(PublishDate);
}

/** Gives readers what is written, at once or at a moment to come; only what is saved, and was seen here. */
export function PublishDialog({ article, manuscripts, detail, onClose, onChanged }: PublishDialogProps) {
  const t = useMessages({ cn: zh, en });
  const [at, setAt] = useState(() => typedTime(article));
  const [openedAt] = useState(() => Date.now());
  const begun = editions.filter((edition) => isBegun(manuscripts[edition].written));
  const names = begun.map((edition) => t.editions[edition]).join(t.and);
  const faulty = begun.filter((edition) => listMissing(manuscripts[edition].written).length > 0);
  const isReady = begun.length > 0 && faulty.length === 0;
  const isSaved = editions.every((edition) => manuscripts[edition].state === 'saved');
  const isOut = article.Stage === 'published';
  const isPast = at !== '' && new Date(toFieldMoment(at)).getTime() <= openedAt;
  const Revisions = {
    cn: manuscripts.cn.revision,
    en: manuscripts.en.revision,
    detail: article.DetailRevision,
  };
  const figures = useFiguresToPublish(article, manuscripts, detail.draft.detail.Access);
  const [confirmsLocked, setConfirmsLocked] = useState(false);
  const when = at === '' ? {} : { At: new Date(toFieldMoment(at)).toISOString() };
  return (
    <ActionDialog
      title={isOut ? t.publishChanges : t.publish}
      what={
        begun.length === 0 ? (
          <Notice tone="caution">{t.incomplete}</Notice>
        ) : (
          <p>{isOut ? t.publishChangesWhat(names) : at === '' ? t.publishWhat(names) : t.publishLaterWhat(names)}</p>
        )
      }
      confirm={isOut ? t.publishChanges : at === '' ? t.publish : t.publishLater}
      done={at === '' ? t.published : t.scheduledDone}
      isReady={
        isReady &&
        isSaved &&
        !detail.isDirty &&
        !isPast &&
        figures.isReady &&
        (confirmsLocked || figures.locked.length === 0)
      }
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
      {faulty.map((edition) => (
        <Notice key={edition} tone="caution">
          {t.lacks(
            t.editions[edition],
            listMissing(manuscripts[edition].written)
              .map((part) => t.parts[part])
              .join(t.separator),
          )}
        </Notice>
      ))}
      {isReady &&
        editions
          .filter((edition) => !begun.includes(edition))
          .map((edition) => (
            <Notice key={edition} tone="plain">
              {t.emptyEdition(t.editions[edition])}
            </Notice>
          ))}
      <TypedFigures article={article} manuscripts={manuscripts} />
      <FiguresToPublish figures={figures} isConfirmed={confirmsLocked} onConfirm={setConfirmsLocked} />
      {!isSaved && <Notice tone="caution">{t.notSaved}</Notice>}
      {detail.isDirty && (detail.issues.length > 0 || detail.failure !== null) && (
        <Notice tone="caution">{t.detailNotSaved}</Notice>
      )}
    </ActionDialog>
  );
}
