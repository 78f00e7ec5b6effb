import { type Edition, editions } from '@btc/contract/members/access.ts';
import type { DeskArticle } from '@btc/contract/news/desk/manuscript.ts';
import type { ArticleAccess } from '@btc/contract/news/sections.ts';
import { useMessages } from '#i18n/messages.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Notice } from '#ui/state/notice.tsx';
import type { Written } from '../desk/use-manuscript.ts';
import { messages } from '#shell/console/figures/messages.ts';
import { listReferences } from '#shell/console/figures/figure-text.ts';
import layout from '#shell/console/layout.module.css';

export interface FiguresToPublish {
  /** True when every reference has loaded and has a figure. */
  readonly isReady: boolean;
  readonly unfilled: readonly { readonly reference: string; readonly issue: string }[];
  /** Members-only figures that the article would make free to read, as printed. */
  readonly locked: readonly string[];
}

export function useFiguresToPublish(
  { Stage, PublishDate }: DeskArticle,
  manuscripts: Readonly<Record<Edition, { readonly written: Written }>>,
  access: ArticleAccess,
): FiguresToPublish {
  const t = useMessages(messages);
  const written = editions.map((edition) => manuscripts[edition].written);
  const references = listReferences(written.flatMap(({ Title, Summary, Body }) => [Title, Summary, Body]));
  const open = new Set(
    listReferences(written.flatMap(({ Title, Summary, Body }) => [Title, Summary, ...openBody(Body, access)])),
  );
  const { data } = useCall('GetDeskFigures', {
    References: [...references],
    ...(Stage === 'published' && PublishDate !== null ? { AsOf: PublishDate.slice(0, 10) } : {}),
  });
  const rows = data?.Rows ?? [];
  const unfilled = rows.flatMap(({ Reference, Issue, Detail }) =>
    Issue === null ? [] : [{ reference: Reference, issue: t.issue(t.issues[Issue], Detail) }],
  );
  return {
    isReady: references.length === 0 || (data !== null && unfilled.length === 0),
    unfilled,
    locked: rows
      .filter(({ Lock, Reference }) => Lock !== null && open.has(Reference))
      .map(({ PrintedCn }) => PrintedCn),
  };
}

/** The opening of a members' article is free; the server sets the cut, so a fixed length is checked here. */
function openBody(body: string, access: ArticleAccess): readonly string[] {
  return access === 'free' ? [body] : [body.slice(0, openingLetters)];
}

const openingLetters = 1_500;

export interface FiguresToPublishProps {
  readonly figures: FiguresToPublish;
  readonly isConfirmed: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

/** Lists references that block publication, and asks before members-only figures become free. */
export function FiguresToPublish({ figures: { unfilled, locked }, isConfirmed, onConfirm }: FiguresToPublishProps) {
  const t = useMessages(messages);
  return (
    <>
      {unfilled.length > 0 && (
        <Notice tone="caution">
          {t.unfilledTitle}
          <ul>
            {unfilled.map(({ reference, issue }) => (
              <li key={reference}>{t.unfilled(reference, issue)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {locked.length > 0 && (
        <>
          <p className={layout['note']}>{t.confirmLockedWhat(locked.join(t.comma))}</p>
          <Checkbox checked={isConfirmed} onChange={(event) => onConfirm(event.target.checked)}>
            {t.confirmLocked}
          </Checkbox>
        </>
      )}
    </>
  );
}
