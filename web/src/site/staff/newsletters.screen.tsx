import type { DeskNewsletterRow } from '@btc/contract/site/desk/newsletter-desk.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { PageLink } from '#platform/page-link.tsx';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { DayField } from '#shell/console/day-field.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { consoleScreenPath } from '#shell/console/console-path.ts';
import { StateMark, TwoLines, When } from '#shell/console/facts.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { en } from './newsletter.en.ts';
import { zh } from './newsletter.zh.ts';
import { useWeekWords } from './week-words.ts';

/** How each state of an issue looks. */
export const issueTones = { draft: 'plain', scheduled: 'waiting', sending: 'waiting', sent: 'good' } as const;

/** The issues of the week by mail. */
export function NewslettersScreen() {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const answer = useCall('GetNewsletters', {});
  const columns = useIssueColumns();
  const [isNew, setNew] = useState(false);
  return (
    <ScreenPage
      title={t.newsletters}
      actions={
        <Button variant="primary" onClick={() => setNew(true)}>
          {t.build}
        </Button>
      }
    >
      <AnswerView answer={answer}>
        {({ Rows, Dict }) => (
          <>
            <p className="c-what">{t.readers(format.number(Dict.cn), format.number(Dict.en))}</p>
            <DataTable
              caption={t.caption}
              columns={columns}
              rows={Rows}
              rowKey={({ NewsletterID }) => String(NewsletterID)}
              empty={t.noIssues}
            />
          </>
        )}
      </AnswerView>
      {isNew && <BuildDialog onClose={() => setNew(false)} />}
    </ScreenPage>
  );
}

function useIssueColumns(): readonly Column<DeskNewsletterRow>[] {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  const weekWords = useWeekWords();
  return [
    {
      key: 'week',
      head: t.week,
      cell: (row) => {
        const {
          days: [first, last],
          between,
        } = weekWords(row);
        return (
          <PageLink to={consoleScreenPath(edition, 'newsletter', row.NewsletterID)}>
            <span className="c-piece">{first}</span>
            {between}
            <span className="c-piece">{last}</span>
          </PageLink>
        );
      },
    },
    {
      key: 'state',
      head: t.state,
      cell: ({ State }) => <StateMark tone={issueTones[State]}>{t.states[State]}</StateMark>,
    },
    {
      key: 'send',
      head: t.sendDate,
      cell: ({ SendDate }) =>
        SendDate === null ? null : <span className="c-nowrap">{format.dateTime(SendDate)}</span>,
    },
    { key: 'delivered', head: t.delivered, numeric: true, cell: ({ Delivered }) => format.number(Delivered) },
    {
      key: 'changed',
      head: t.changed,
      cell: ({ ChangedDate, ChangedBy }) => (
        <TwoLines beneath={ChangedBy}>
          <When at={ChangedDate} />
        </TwoLines>
      ),
    },
  ];
}

function BuildDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const navigate = useNavigate();
  const [day, setDay] = useState(todayInShanghai);
  return (
    <ActionDialog
      title={t.buildTitle}
      what={<p>{t.buildWhat}</p>}
      confirm={t.build}
      isReady={day !== ''}
      done={t.built}
      work={async (api) => {
        const { Row } = await api('BuildNewsletter', { WeekStart: day });
        await navigate(consoleScreenPath(edition, 'newsletter', Row.NewsletterID));
      }}
      onClose={onClose}
      onChanged={() => undefined}
    >
      <DayField label={t.weekDay} value={day} onChange={(event) => setDay(event.target.value)} />
    </ActionDialog>
  );
}
