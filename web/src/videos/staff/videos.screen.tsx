import type { DeskVideoRow } from '@btc/contract/videos/desk/video-desk.ts';
import { videoStates } from '@btc/contract/videos/video-codes.ts';
import { rules } from 'form-rules:GetDeskVideos';
import { rules as saveRules } from 'form-rules:SaveDeskVideo';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { toOptions } from '#ui/form/select.tsx';
import { playTime } from '../play-time.ts';
import { messages } from './messages.ts';
import { WordsFields } from './words-fields.tsx';

export const stateTones = { draft: 'waiting', published: 'good', withdrawn: 'plain' } as const;

export function VideosScreen() {
  const t = useMessages(messages);
  const [isNew, setNew] = useState(false);
  const list = useDeskList<'GetDeskVideos'>(rules, {
    filters: [{ field: 'State', label: t.states, options: toOptions(videoStates, t.stateNames), isTabs: true }],
  });
  const answer = useCall('GetDeskVideos', list.request);
  return (
    <DeskList
      list={list}
      answer={answer}
      counts={answer.data?.Dict}
      title={t.title}
      actions={
        <Button variant="primary" onClick={() => setNew(true)}>
          {t.newVideo}
        </Button>
      }
      empty={t.empty}
      caption={t.caption}
      columns={useVideoColumns()}
      rowKey={({ VideoID }) => VideoID}
    >
      {isNew && <NewVideoDialog onClose={() => setNew(false)} />}
    </DeskList>
  );
}

function useVideoColumns(): readonly DeskColumn<DeskVideoRow>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  return [
    {
      key: 'title',
      head: t.name,
      text: (row) => formatTitle(row, edition) ?? t.untitled,
      to: ({ VideoID }) => toConsoleScreenPath(edition, 'video', VideoID),
      isDemo: ({ Demo }) => Demo,
    },
    { key: 'state', head: t.state, state: ({ State }) => ({ tone: stateTones[State], name: t.stateNames[State] }) },
    { key: 'topic', head: t.topic, text: ({ Topic }) => t.topics[Topic] },
    { key: 'access', head: t.access, text: ({ Access }) => t.accesses[Access] },
    {
      key: 'length',
      head: t.length,
      numeric: true,
      text: ({ Seconds }) => (Seconds === null ? '–' : playTime(Seconds)),
    },
    { key: 'changed', head: t.changed, time: ({ UpdatedAt }) => UpdatedAt },
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
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  return (
    <FormDialog
      operation="SaveDeskVideo"
      rules={saveRules}
      row={null}
      id={null}
      initial={{ Topic: 'market', Access: 'free' }}
      labels={t.fields}
      title={t.newVideo}
      what={<p>{t.newWhat}</p>}
      confirm={t.create}
      done={t.created}
      onSent={({ Row }) => navigate(toConsoleScreenPath(edition, 'video', Row.VideoID))}
      onClose={onClose}
      onChanged={() => {}}
    >
      <WordsFields />
    </FormDialog>
  );
}
