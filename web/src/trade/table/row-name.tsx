import type { ViewRow, ViewTable } from '@btc/contract/trade/view-answer.ts';
import { monthSpan } from '@btc/contract/trade/period.ts';
import { getView } from '@btc/contract/trade/views.ts';
import { nameIn } from '@btc/contract/names.ts';
import { OriginSwatch } from '#charts/origin-swatch.tsx';
import { closeWidth } from '#charts/text-width.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { findTrend } from '../address/fit-to-view.ts';
import { usePageState } from '../address/use-page-state.ts';
import { messages } from '../messages.ts';
import { toRevisedFiguresPath } from '../publication/revisions-query.ts';
import styles from './view-table.module.css';

/** Names up to this width (at 12 px) fit the narrowest column. */
const shortName = 90;

interface RowNameProps {
  readonly row: ViewRow;
  readonly table: ViewTable;
}

export function RowName({ row, table }: RowNameProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { state, hrefFor } = usePageState();
  const name = nameIn(edition, row);
  if (row === table.Row) return name;
  const { table: dimension, rows } = getView(state.view);
  const isTime = rows === 'periods' || rows === 'monthsOfYear';
  const { Provisional, Partial, Columns } = table.Dict;
  const isRanked = Columns.some(({ Key }) => Key === 'Rank');
  return (
    <span
      className={styles['name']}
      data-time={isTime || undefined}
      data-short={closeWidth(name) <= shortName || undefined}
    >
      {isRanked && row.Rank !== undefined && <span className={styles['rank']}>{format.number(row.Rank)}</span>}
      {dimension === 'origin' && rows === 'members' && <OriginSwatch code={row.Code} />}
      {findTrend(state.view) === null ? (
        <span>
          {name}
          {Partial.includes(row.Code) && '*'}
        </span>
      ) : (
        <PageLink to={hrefFor({ company: row.Code })}>{name}</PageLink>
      )}
      {Provisional.includes(row.Code) && (
        <span className={classNames(shared['small'], styles['provisional'])}>{t.provisionalMark}</span>
      )}
      <RevisedMark row={row} table={table} name={name} />
      {!isTime && <PinLink code={row.Code} name={name} />}
    </span>
  );
}

function RevisedMark({ row, table: { Dict }, name }: RowNameProps & { readonly name: string }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const isPeriod = Dict.Revised.includes(row.Code);
  if (row.Revised !== true && !isPeriod) return null;
  const { Origin, StartDate, EndDate } = Dict.Selection;
  const span = isPeriod ? monthSpan(row.Code) : { from: StartDate, to: EndDate };
  const figures = { publication: null, origins: isPeriod ? Origin : [row.Code], ...span };
  return (
    <PageLink
      to={toRevisedFiguresPath(edition, Dict.Source ?? '', figures)}
      className={classNames(shared['small'], styles['provisional'])}
      aria-label={t.revisedLabel(name)}
    >
      {t.revisedMark}
    </PageLink>
  );
}

function PinLink({ code, name }: { code: string; name: string }) {
  const t = useMessages(messages);
  const { state, hrefFor } = usePageState();
  const isPinned = state.pinned.includes(code);
  const pinned = isPinned ? state.pinned.filter((one) => one !== code) : [...state.pinned, code];
  const label = isPinned ? t.unpin(name) : t.pin(name);
  return (
    <PageLink to={hrefFor({ pinned })} className={styles['pin']} data-on={isPinned} aria-label={label} title={label}>
      <svg width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M4 1.5h4M4.5 1.5v4L3 7.5h6L7.5 5.5v-4M6 7.5V11" />
      </svg>
    </PageLink>
  );
}
