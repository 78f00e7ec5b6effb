import type { MarketContentRow } from '@btc/contract/market/desk/market-desk.ts';
import { rules } from 'form-rules:GetMarketModeration';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { StateMark } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { hasRole, useStaff } from '#shell/console/staff.ts';
import { useCall } from '#shell/console/use-call.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { toOptions } from '#ui/form/select.tsx';
import { toPostPath, toThreadPath } from '../market-paths.ts';
import { messages } from './market-desk-messages.ts';
import { ModerationActions } from './moderation-actions.tsx';

const shows = ['reported', 'removed', 'all'] as const;
const tones = { shown: 'good', closed: 'plain', removed: 'bad' } as const;

export function ModerationScreen() {
  const t = useMessages(messages);
  const list = useDeskList<'GetMarketModeration'>(rules, {
    filters: [
      { field: 'Show', label: t.tabs, options: toOptions(shows, t.shows), isTabs: true, initial: 'reported' },
      { field: 'Keyword', label: t.search, hint: t.searchHint },
    ],
    fixed: { isEn: useEdition() === 'en' },
  });
  const answer = useCall('GetMarketModeration', list.request);
  return (
    <DeskList
      list={list}
      answer={answer}
      counts={answer.data?.Dict}
      title={t.title}
      empty={t.empty}
      entry={Content}
      rowKey={({ Kind, ID }) => `${Kind} ${ID}`}
    />
  );
}

interface ContentProps {
  readonly row: MarketContentRow;
  readonly onChanged: () => void;
}

function Content({ row, onChanged }: ContentProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const page = row.Kind === 'post' ? toPostPath(row.PageID) : toThreadPath(row.PageID);
  return (
    <article className={shared['stack4']} aria-label={`${t.kinds[row.Kind]} ${row.ID}`}>
      <p className={layout['plain']}>
        <strong>{row.Title}</strong>
        <span>{t.kinds[row.Kind]}</span>
        <StateMark tone={tones[row.State]}>{t.states[row.State]}</StateMark>
        <span className={layout['sub']}>{format.dateTime(row.CreatedDate)}</span>
        {row.State !== 'removed' && <PageLink to={page}>{t.open}</PageLink>}
      </p>
      <Writer row={row} />
      <p className={layout['text']}>{row.Text}</p>
      {row.RemovedReason !== null && (
        <p className={layout['note']}>{t.removedBecause(row.RemovedReason, row.RemovedBy ?? t.someone)}</p>
      )}
      <Reports row={row} />
      <ModerationActions row={row} onChanged={onChanged} />
    </article>
  );
}

function Writer({ row }: { row: MarketContentRow }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { role } = useStaff();
  return (
    <p className={layout['sub']}>
      {t.writer(row.CompanyName === null ? row.Member : t.toMember(row.Member, row.CompanyName))}{' '}
      {hasRole(role, ['desk']) && (
        <PageLink to={toConsoleScreenPath(edition, 'member', row.MemberID)}>{t.openMember}</PageLink>
      )}
    </p>
  );
}

function Reports({ row }: { row: MarketContentRow }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (row.Reports.length === 0) return null;
  return (
    <ul className={classNames(shared['list'], shared['stack4'], shared['atStart'])} aria-label={t.reports}>
      {row.Reports.map((report) => (
        <li key={report.ReportID}>
          {t.reasons[report.Reason]}{' '}
          <span className={layout['sub']}>
            {t.reportedBy(report.Reporter ?? t.someone)} · {format.dateTime(report.CreatedDate)}
            {report.Handled && ` · ${t.settled}`}
          </span>
          {report.Note !== null && <p className={layout['text']}>{report.Note}</p>}
        </li>
      ))}
    </ul>
  );
}
