import type { DeskVideo } from '@btc/contract/videos/desk/video-desk.ts';
import { toVideoPath } from '@btc/contract/videos/video-paths.ts';
import { rules } from 'form-rules:SaveDeskVideo';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { useLockedFigures } from '#shell/console/figures/locked-figures.tsx';
import { StateMark } from '#shell/console/facts.tsx';
import { DeskForm } from '#shell/console/form/desk-form.tsx';
import layout from '#shell/console/layout.module.css';
import { formIsDone } from '#shell/console/actions/leave-guard.tsx';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { WaitingButton } from '#shell/console/actions/waiting-button.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { CaptionsPart, FilmPart, PosterPart } from './file-parts.tsx';
import { messages } from './messages.ts';
import { stateTones, formatTitle } from './videos.screen.tsx';
import { WordsFields } from './words-fields.tsx';

export function VideoScreen({ id }: { id: number | null }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const answer = useCall('GetDeskVideo', { VideoID: id ?? 0 });
  const video = answer.data?.Row ?? null;
  return (
    <ScreenPage
      title={(video === null ? null : formatTitle(video, edition)) ?? t.untitled}
      crumbs={[{ name: t.title, screen: 'videos' }]}
      actions={video === null ? undefined : <StateActions video={video} onChanged={answer.reload} />}
    >
      <AnswerView answer={answer}>
        {({ Row, Dict }) => <Parts video={Row} maxBytes={Dict.MostBytes} onChanged={answer.reload} />}
      </AnswerView>
    </ScreenPage>
  );
}

interface PartProps {
  readonly video: DeskVideo;
  readonly onChanged: () => void;
}

function Parts({ video, maxBytes, onChanged }: PartProps & { readonly maxBytes: number }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const hasPage = edition === 'cn' ? video.Cn !== null : video.En !== null;
  return (
    <>
      <p className={layout['plain']}>
        <StateMark tone={stateTones[video.State]}>{t.stateNames[video.State]}</StateMark>
        {video.Demo && <DemoMark kind="content" />}
        {video.State === 'published' && hasPage && (
          <PageLink to={toVideoPath(edition, video.VideoID)}>{t.open}</PageLink>
        )}
        {video.Gaps.length > 0 && <span>{t.missingText(video.Gaps.map((gap) => t.gaps[gap]).join(t.comma))}</span>}
      </p>
      <WordsPart key={`${video.VideoID}.${video.Revision}`} video={video} onChanged={onChanged} />
      <FilmPart video={video} maxBytes={maxBytes} onChanged={onChanged} />
      <PosterPart video={video} onChanged={onChanged} />
      <CaptionsPart video={video} onChanged={onChanged} />
    </>
  );
}

function WordsPart({ video, onChanged }: PartProps) {
  const t = useMessages(messages);
  return (
    <ScreenPart title={t.words}>
      <DeskForm
        operation="SaveDeskVideo"
        rules={rules}
        row={video}
        id={video.VideoID}
        fixed={(known) => ({ VideoID: video.VideoID, ...(known === null ? {} : { Revision: known.Revision }) })}
        refetch={async (api, { VideoID }) => (await api('GetDeskVideo', { VideoID })).Row}
        labels={t.fields}
        confirm={t.save}
        done={t.saved}
        onChanged={onChanged}
      >
        <WordsFields takesFigures />
      </DeskForm>
    </ScreenPart>
  );
}

type Step = 'publish' | 'withdraw' | 'remove';

function StateActions({ video, onChanged }: PartProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step | null>(null);
  const { ConfirmLocked, ...locked } = useLockedFigures([step, video.Revision]);
  const { VideoID, State, Gaps } = video;
  const steps: readonly Step[] =
    State === 'published' ? ['withdraw'] : State === 'draft' ? ['publish', 'remove'] : ['publish'];
  const what = { publish: t.publishWhat, withdraw: t.withdrawWhat, remove: t.removeWhat };
  const done = { publish: t.published, withdraw: t.withdrawn, remove: t.removed };
  return (
    <>
      {steps.map((one) => (
        <WaitingButton
          key={one}
          variant={one === 'publish' ? 'primary' : 'secondary'}
          waitsFor={one === 'publish' && Gaps.length > 0 ? 'input' : null}
          onClick={() => setStep(one)}
        >
          {t[one]}
        </WaitingButton>
      ))}
      {step !== null && (
        <ActionDialog
          title={t[step]}
          what={<p>{what[step]}</p>}
          confirm={t[step]}
          work={async (api) => {
            if (step === 'remove') {
              await api('DeleteDeskVideo', { VideoID });
              await navigate(toConsoleScreenPath(edition, 'videos'), { state: formIsDone });
            } else {
              const change = { VideoID, State: step === 'publish' ? 'published' : 'withdrawn', ConfirmLocked } as const;
              await locked.ask(() => api('SetVideoState', change));
            }
          }}
          isReady={locked.isReady}
          done={done[step]}
          onClose={() => setStep(null)}
          onChanged={step === 'remove' ? () => undefined : onChanged}
        >
          {locked.question}
        </ActionDialog>
      )}
    </>
  );
}
