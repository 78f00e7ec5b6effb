import type { DeskNewsletterRow } from '@btc/contract/newsletter/desk/newsletter-desk.ts';
import { rules } from 'form-rules:GetNewsletters';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { DayField } from '#shell/console/filters/day-field.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { messages } from './newsletter-messages.ts';
import styles from './newsletters.module.css';
import { useWeekWords } from './week-words.ts';

export const issueTones = { draft: 'plain', scheduled: 'waiting', sending: 'waiting', sent: 'good' } as const;

export function NewslettersScreen() {
  const t = useMessages(messages);
  const format = useFormat();
  const [isNew, setNew] = useState(false);
  const list = useDeskList<'GetNewsletters'>(rules);
  const answer = useCall('GetNewsletters', list.request);
  const readers = answer.data?.Dict;
  return (
    <DeskList
      list={list}
      answer={answer}
      title={t.newsletters}
      actions={
        <Button variant="primary" onClick={() => setNew(true)}>
          {t.build}
        </Button>
      }
      what={readers !== undefined && t.readers(format.number(readers.cn), format.number(readers.en))}
      empty={t.noIssues}
      caption={t.caption}
      columns={useIssueColumns()}
      rowKey={({ NewsletterID }) => NewsletterID}
    >
      {isNew && answer.data !== null && <BuildDialog week={answer.data.Row.WeekStart} onClose={() => setNew(false)} />}
    </DeskList>
  );
}

function useIssueColumns(): readonly DeskColumn<DeskNewsletterRow>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const weekWords = useWeekWords();
  return [
    {
      key: 'week',
      head: t.week,
      text: (row) => {
        const { days, between } = weekWords(row);
        return (
          <>
            <span className={styles['piece']}>{days[0]}</span>
            {between}
            <span className={styles['piece']}>{days[1]}</span>
          </>
        );
      },
      to: ({ NewsletterID }) => toConsoleScreenPath(edition, 'newsletter', NewsletterID),
    },
    { key: 'state', head: t.state, state: ({ State }) => ({ tone: issueTones[State], name: t.states[State] }) },
    { key: 'send', head: t.sendDate, time: ({ SendDate }) => SendDate },
    { key: 'delivered', head: t.delivered, number: ({ Delivered }) => Delivered },
    { key: 'changed', head: t.changed, time: ({ ChangedDate }) => ChangedDate, beneath: ({ ChangedBy }) => ChangedBy },
  ];
}

function BuildDialog({ week, onClose }: { week: string; onClose: () => void }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const [day, setDay] = useState(week);
  return (
    <ActionDialog
      title={t.buildTitle}
      what={<p>{t.buildWhat}</p>}
      confirm={t.build}
      isReady={day !== ''}
      done={t.built}
      work={async (api) => {
        const { Row } = await api('BuildNewsletter', { WeekStart: day });
        await navigate(toConsoleScreenPath(edition, 'newsletter', Row.NewsletterID));
      }}
      onClose={onClose}
      onChanged={() => undefined}
    >
      <DayField label={t.weekDay} value={day} onChange={(event) => setDay(event.target.value)} />
    </ActionDialog>
  );
}
