import type { DeskVideoRow } from '@btc/contract/videos/desk/video-desk.ts';
import { videoStates } from '@btc/contract/videos/video-codes.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { useFilters } from '#shell/console/address-filters.ts';
import { ListView } from '#shell/console/answer-view.tsx';
import { consoleScreenPath } from '#shell/console/console-path.ts';
import { StateTabs } from '#shell/console/counted-tabs.tsx';
import { StateMark } from '#shell/console/facts.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { playTime } from '../play-time.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { toDraft, toInput, isComplete, WordsFields } from './words-fields.tsx';

const pageSize = 20;
export const stateTones = { draft: 'waiting', published: 'good', withdrawn: 'plain' } as const;

/** The videos of all states; drafts are begun here. */
export function VideosScreen() {
  const t = useMessages({ cn: zh, en });
  const { filter, page, hrefFor, hrefWith } = useFilters<'state'>();
  const state = videoStates.find((one) => one === filter('state'));
  const answer = useCall('GetDeskVideos', {
    Page: page,
    PageSize: pageSize,
    ...(state === undefined ? {} : { State: state }),
  });
  const [isNew, setNew] = useState(false);
  return (
    <ScreenPage
      title={t.title}
      actions={
        <Button variant="primary" onClick={() => setNew(true)}>
          {t.newVideo}
        </Button>
      }
    >
      <StateTabs
        label={t.states}
        all={t.all}
        states={videoStates}
        names={t.stateNames}
        counts={answer.data?.Dict}
        current={state}
        hrefFor={(key) => hrefWith('state', key)}
      />
      <ListView answer={answer} page={page} pageSize={pageSize} hrefFor={hrefFor} empty={t.empty}>
        {(rows) => <VideoTable rows={rows} />}
      </ListView>
      {isNew && <NewVideoDialog onClose={() => setNew(false)} />}
    </ScreenPage>
  );
}

function VideoTable({ rows }: { rows: readonly DeskVideoRow[] }) {
  const t = useMessages({ cn: zh, en });
  const columns = useVideoColumns();
  return <DataTable caption={t.caption} columns={columns} rows={rows} rowKey={({ VideoID }) => String(VideoID)} />;
}

function useVideoColumns(): readonly Column<DeskVideoRow>[] {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  return [
    {
      key: 'title',
      head: t.name,
      cell: (row) => (
        <>
          <PageLink to={consoleScreenPath(edition, 'video', row.VideoID)}>
            {formatTitle(row, edition) ?? t.untitled}
          </PageLink>
          {row.Demo && (
            <>
              {' '}
              <DemoMark kind="content" />
            </>
          )}
        </>
      ),
    },
    {
      key: 'state',
      head: t.state,
      cell: (row) => <StateMark tone={stateTones[row.State]}>{t.stateNames[row.State]}</StateMark>,
    },
    { key: 'topic', head: t.topic, cell: (row) => t.topics[row.Topic] },
    { key: 'access', head: t.access, cell: (row) => t.accesses[row.Access] },
    {
      key: 'length',
      head: t.length,
      numeric: true,
      cell: (row) => (row.Seconds === null ? '–' : playTime(row.Seconds)),
    },
    {
      key: 'changed',
      head: t.changed,
      cell: (row) => <span className="c-nowrap">{format.dateTime(row.UpdatedAt)}</span>,
    },
  ];
}

/** In the console's language if there is one. */
export function formatTitle(
  { TitleCn, TitleEn }: Pick<DeskVideoRow, 'TitleCn' | 'TitleEn'>,
  edition: 'cn' | 'en',
): string | null {
  return edition === 'cn' ? (TitleCn ?? TitleEn) : (TitleEn ?? TitleCn);
}

function NewVideoDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => toDraft(null));
  return (
    <ActionDialog
      title={t.newVideo}
      what={<p>{t.newWhat}</p>}
      confirm={t.create}
      isReady={isComplete(draft)}
      work={async (api) => {
        const { Row } = await api('SaveDeskVideo', toInput(draft));
        await navigate(consoleScreenPath(edition, 'video', Row.VideoID));
      }}
      done={t.created}
      onClose={onClose}
      onChanged={() => undefined}
    >
      <WordsFields draft={draft} onChange={setDraft} />
    </ActionDialog>
  );
}
