import type { ChangedArticle } from '@btc/contract/news/desk/figure-desk.ts';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { en } from '#shell/console/figures/words.en.ts';
import { zh } from '#shell/console/figures/words.zh.ts';
import { en as newsroomEn } from '../words/newsroom.en.ts';
import { zh as newsroomZh } from '../words/newsroom.zh.ts';

export interface ChangedFiguresProps {
  readonly article: ChangedArticle;
  readonly onChanged: () => void;
}

/** The revised figures of an article, and what can be decided: refill it, or keep it as it is. */
export function ChangedFigures({ article, onChanged }: ChangedFiguresProps) {
  const t = useMessages({ cn: zh, en });
  const { editions } = useMessages({ cn: newsroomZh, en: newsroomEn });
  const [open, setOpen] = useState<'refill' | 'keep' | null>(null);
  const { ArticleID, Since, Figures } = article;
  const rows = Figures.map((figure, index) => ({ ...figure, index }));
  return (
    <>
      <DataTable
        caption={t.changedCaption}
        columns={[
          {
            key: 'where',
            head: t.columnWhere,
            cell: ({ Edition, Field }) => t.where(editions[Edition], t.places[Field] ?? Field),
          },
          { key: 'was', head: t.columnWas, cell: ({ Was }) => Was },
          { key: 'now', head: t.columnNow, cell: ({ Now }) => (Now === '' ? t.gone : Now) },
          { key: 'reference', head: t.reference, cell: ({ Reference }) => Reference },
        ]}
        rows={rows}
        rowKey={({ index }) => String(index)}
      />
      <div className="c-actions">
        <Button size="small" onClick={() => setOpen('refill')}>
          {t.refill}
        </Button>
        <Button size="small" onClick={() => setOpen('keep')}>
          {t.keep}
        </Button>
      </div>
      {open === 'refill' && (
        <ActionDialog
          title={t.refill}
          what={<p>{t.refillWhat}</p>}
          confirm={t.refill}
          done={t.refilled}
          work={(api) => api('RefillArticleFigures', { ArticleID, Since })}
          onClose={() => setOpen(null)}
          onChanged={onChanged}
        />
      )}
      {open === 'keep' && (
        <ActionDialog
          title={t.keep}
          what={<p>{t.keepWhat}</p>}
          confirm={t.keep}
          done={t.kept}
          work={(api) => api('KeepArticleFigures', { ArticleID, Since })}
          onClose={() => setOpen(null)}
          onChanged={onChanged}
        />
      )}
    </>
  );
}
