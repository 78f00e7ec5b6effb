import type { Edition } from '@btc/contract/members/access.ts';
import type { DeskArticle } from '@btc/contract/news/desk/manuscript.ts';
import type { ArticleAccess } from '@btc/contract/news/sections.ts';
import { useEffect, useRef, useState } from 'react';
import { messageFor, useMessages } from '#i18n/messages.ts';
import { type FormValue, isPart } from '#platform/forms/form-values.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { FigureField } from '#shell/console/figures/figure-line.tsx';
import { listReferences } from '#shell/console/figures/figure-text.ts';
import { type LiveWork, useLiveFigures } from '#shell/console/figures/use-live-figures.ts';
import { TakeFiguresDialog } from './take-figures-dialog.tsx';
import { toFigures, type TakenFigure } from './taken-figures.ts';
import { TextEditor } from '#shell/console/editor/text-editor.tsx';
import layout from '#shell/console/layout.module.css';
import { type NewsroomMessages, messages } from '../words/newsroom-messages.ts';
import { ManuscriptPreview } from './manuscript-preview.tsx';
import { UnsavedPart } from '#shell/console/writing/merge-part.tsx';
import { SaveStateLine } from '#shell/console/writing/save-state-line.tsx';
import { type Manuscript, readManuscript, type Written } from './use-manuscript.ts';
import { VersionsDialog } from './versions-dialog.tsx';

export interface ManuscriptPartProps {
  readonly article: DeskArticle;
  readonly edition: Edition;
  readonly manuscript: Manuscript;
  readonly other: Written;
  readonly access: ArticleAccess;
  /** The article is blank and writing starts in this edition, which gets the focus. */
  readonly begins: boolean;
  readonly onEnter: () => void;
}

export function ManuscriptPart(props: ManuscriptPartProps) {
  const { article, edition, manuscript, other, access, begins, onEnter } = props;
  const t = useMessages(messages);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const [isVersions, setVersions] = useState(false);
  const { written } = manuscript;
  const name = t.editions[edition];
  const references = listReferences([written.Title, written.Summary, written.Body]);
  const { live, values } = useLiveFigures(references, article.Stage === 'published' ? article.PublishDate : null);
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (begins) part.current?.querySelector<HTMLInputElement>('input[lang]')?.focus();
  }, [begins]);
  return (
    <section ref={part} aria-label={name}>
      <header className={layout['partHead']}>
        <h2>{name}</h2>
        <SaveStateLine saved={manuscript} />
        <div className={layout['actions']}>
          <SegmentedControl
            label={t.preview}
            options={[
              { value: 'write', label: t.write },
              { value: 'preview', label: t.preview },
            ]}
            value={view}
            onChange={setView}
          />
          <Button size="small" onClick={() => setVersions(true)}>
            {t.versions}
          </Button>
        </div>
      </header>
      <UnsavedPart
        saved={manuscript}
        read={() => readManuscript(article.ArticleID, edition)}
        describe={(field) => describeField(t, field, edition)}
      />
      {view === 'preview' ? (
        <ManuscriptPreview article={article} edition={edition} manuscript={manuscript} access={access} live={live} />
      ) : (
        <WritingFields {...{ edition, manuscript, live, values, other, onEnter }} />
      )}
      {isVersions && (
        <VersionsDialog
          articleId={article.ArticleID}
          edition={edition}
          manuscript={manuscript}
          onClose={() => setVersions(false)}
        />
      )}
    </section>
  );
}

/** Attachment names, one per line. */
function formatAttachments(value: FormValue): string {
  const rows: readonly FormValue[] = Array.isArray(value) ? value : [];
  return rows.flatMap((row) => (isPart(row) && typeof row['Name'] === 'string' ? [row['Name']] : [])).join('\n');
}

function describeField(t: NewsroomMessages, field: string, edition: Edition) {
  const body = t.readBody(t.editions[edition]);
  const labels = { Title: t.title, Summary: t.summary, Body: body, Attachments: t.attachments };
  return { edition, label: messageFor(labels, field), format: field === 'Attachments' ? formatAttachments : undefined };
}

type WritingFieldsProps = Pick<ManuscriptPartProps, 'edition' | 'manuscript' | 'other' | 'onEnter'> & LiveWork;

function WritingFields({ edition, manuscript, other, live, values, onEnter }: WritingFieldsProps) {
  const t = useMessages(messages);
  const { saver, written, turn } = manuscript;
  const common = { edition, live, onBlur: () => void saver.flush() };
  return (
    <div className={shared['stack4']} onFocus={onEnter}>
      <FigureField
        {...common}
        label={t.title}
        value={written.Title}
        maxLength={400}
        onChange={(Title) => saver.write({ Title })}
      />
      <FigureField
        {...common}
        label={t.summary}
        hint={t.summaryHint}
        rows={2}
        maxLength={1200}
        value={written.Summary}
        onChange={(Summary) => saver.write({ Summary })}
      />
      <TextEditor
        turn={turn}
        edition={edition}
        html={written.Body}
        values={values}
        onChange={(Body) => saver.write({ Body })}
        onLeave={() => void saver.flush()}
      />
      <TakeFigures edition={edition} manuscript={manuscript} other={other} />
    </div>
  );
}

/** Offers the pictures and charts of the other edition while this one has none. */
function TakeFigures({ edition, manuscript, other }: Pick<ManuscriptPartProps, 'edition' | 'manuscript' | 'other'>) {
  const t = useMessages(messages);
  const [figures, setFigures] = useState<readonly TakenFigure[] | null>(null);
  const { saver, written } = manuscript;
  const from = t.editions[edition === 'cn' ? 'en' : 'cn'];
  if (!other.Body.includes('<figure') || written.Body.includes('<figure')) return null;
  return (
    <div className={layout['actions']}>
      <Button size="small" onClick={() => setFigures(toFigures(other.Body))}>
        {t.takeFigures(from)}
      </Button>
      {figures !== null && (
        <TakeFiguresDialog
          from={from}
          into={t.editions[edition]}
          figures={figures}
          onTaken={(html) => {
            saver.write({ Body: written.Body + html });
            saver.showAnew();
          }}
          onClose={() => setFigures(null)}
        />
      )}
    </div>
  );
}
