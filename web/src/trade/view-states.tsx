import { getView, type ViewCode } from '@btc/contract/trade/views.ts';
import { useRevalidator } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText, type FailureKey } from '#i18n/error-messages.ts';
import { useFormat } from '#i18n/format.ts';
import { messageFor, useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { LinkButton } from '#ui/button.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { LockSample } from '#ui/state/lock-sample.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { ErrorState } from '#ui/state/notice.tsx';
import { usePageState } from './address/use-page-state.ts';
import { messages } from './messages.ts';
import { formatLead, formatFullTitle } from './names.ts';
import { type Holds, listViewCalls, type Locked } from './view-query.ts';

export function LockedView({ locked: { reason, trialLeft, holds, sample = null } }: { locked: Locked }) {
  const edition = useEdition();
  const { state } = usePageState();
  if (state.asPublishedOn !== null && getView(state.view).isOpen) {
    return <LockedDay day={state.asPublishedOn} reason={reason} />;
  }
  return (
    <LockedPanel
      size="chart"
      level={2}
      title={formatFullTitle(edition, getView(state.view))}
      reason={reason}
      trialLeft={trialLeft}
      opens={listViewCalls(state.view)}
    >
      {formatLead(edition, getView(state.view))}
      {holds !== null && <WhatIsThere view={state.view} holds={holds} />}
      <LockSample sample={sample} />
    </LockedPanel>
  );
}

/** The current view is open to all, the view as of an earlier day is for members. */
function LockedDay({ day, reason }: { day: string; reason: Locked['reason'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { hrefFor } = usePageState();
  return (
    <LockedPanel size="chart" level={2} title={t.lockedDay(format.date(day))} reason={reason}>
      <p>{t.lockedDayText}</p>
      <p>
        <PageLink to={hrefFor({ asPublishedOn: null })}>{t.asItStands}</PageLink>
      </p>
    </LockedPanel>
  );
}

function WhatIsThere({ view, holds: { members, dataLimit, isDemo } }: { view: ViewCode; holds: Holds }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { table: dimension, rows } = getView(view);
  if (rows !== 'members') return null;
  return (
    <p>
      {t.lockedHolds(t.memberCounts[dimension](format.number(members)), format.month(dataLimit))}{' '}
      {isDemo && <DemoMark kind="data" />}
    </p>
  );
}

/** For an address with something that does not exist: error 1001 in the figure's place. */
export function Refused({ fields }: { fields: readonly string[] }) {
  const t = useMessages(messages);
  const { hrefFor } = usePageState();
  const named = fields.map((field) => messageFor(t.refusedFields, field));
  return (
    <ErrorState
      size="chart"
      level={2}
      title={t.refusedTitle}
      actions={<LinkButton to={hrefFor({})}>{t.reset}</LinkButton>}
    >
      <p>{formatErrorText(useEdition(), 'badrequest')}</p>
      {named.length > 0 && <p>{t.refusedText(named.join(t.listJoin))}</p>}
    </ErrorState>
  );
}

export function Failed({ failure }: { failure: FailureKey }) {
  const { revalidate } = useRevalidator();
  return (
    <ErrorState size="chart" level={2} onRetry={() => void revalidate()}>
      {formatErrorText(useEdition(), failure)}
    </ErrorState>
  );
}
