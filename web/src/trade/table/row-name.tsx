import type { ViewRow } from '@btc/contract/trade/view-answer.ts';
import { OriginSwatch } from '#charts/origin-swatch.tsx';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { trendOf, viewOf } from '../address/fit-to-view.ts';
import { usePageState } from '../address/use-page-state.ts';
import { en } from '../messages.en.ts';
import { zh } from '../messages.zh.ts';
import { nameIn } from '../names.ts';
import styles from './view-table.module.css';

/** Where the trend of a company stands on the page. */
export const trendId = 'trend';

/** The name of a row: origins with their colour, companies and plants as a link to their trend, and a way to hold it on top. */
export function RowName({ row, isSum }: { row: ViewRow; isSum: boolean }) {
  const edition = useEdition();
  const { state, hrefFor } = usePageState();
  const name = nameIn(edition, row);
  if (isSum) return name;
  const { dimension, rows } = viewOf(state.view);
  const hasTrend = trendOf(state.view) !== null;
  return (
    <span className={styles['name']}>
      {dimension === 'origin' && rows === 'members' && <OriginSwatch code={row.Code} />}
      {hasTrend ? <PageLink to={`${hrefFor({ company: row.Code })}#${trendId}`}>{name}</PageLink> : name}
      {rows !== 'periods' && rows !== 'monthsOfYear' && <PinLink code={row.Code} name={name} />}
    </span>
  );
}

function PinLink({ code, name }: { code: string; name: string }) {
  const t = useMessages({ cn: zh, en });
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
