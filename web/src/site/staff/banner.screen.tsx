import { bannerTypes, bannerUseRanges } from '@btc/contract/site/banner-codes.ts';
import type { DeskBanner } from '@btc/contract/site/desk/banner-desk.ts';
import { newsSections } from '@btc/contract/news/sections.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionFailure } from '#shell/console/action-failure.tsx';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { DayField } from '#shell/console/day-field.tsx';
import { AnswerView, MissingEntry } from '#shell/console/answer-view.tsx';
import { CheckGroup } from '#ui/form/check-group.tsx';
import { useLockedFigures } from '#shell/console/figures/locked-figures.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { formIsDone, LeaveGuard } from '#shell/console/leave-guard.tsx';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useAction } from '#shell/console/use-action.ts';
import { useCall } from '#shell/console/use-call.ts';
import { WaitingButton } from '#shell/console/waiting-button.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Select, toOptions } from '#ui/form/select.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { type BannerDraft, toDraft, toInput, newDraft } from './banner-draft.ts';
import { BannerWordsPart, PictureField, PreviewPart } from './banner-parts.tsx';
import { messages } from './front-messages.ts';

/** One banner. */
export function BannerScreen({ id }: { id: number | null }) {
  const answer = useCall('GetDeskBanners', { BannerID: id ?? 1 });
  return (
    <AnswerView answer={answer}>
      {({ Rows: [banner] }) =>
        banner === undefined ? (
          <MissingEntry />
        ) : (
          <BannerForm key={banner.Revision} banner={banner} begin={toDraft(banner)} onChanged={answer.reload} />
        )
      }
    </AnswerView>
  );
}

/** A new banner for the place that the address names. */
export function NewBannerScreen() {
  const [search] = useSearchParams();
  const type = bannerTypes.find((one) => one === search.get('place')) ?? 'home';
  return <BannerForm banner={null} begin={newDraft(type)} onChanged={() => undefined} />;
}

interface BannerFormProps {
  readonly banner: DeskBanner | null;
  readonly begin: BannerDraft;
  readonly onChanged: () => void;
}

function BannerForm({ banner, begin, onChanged }: BannerFormProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const { isPending, failure, run } = useAction();
  const [draft, setDraft] = useState(begin);
  const [isRemoving, setRemoving] = useState(false);
  const input = toInput(draft);
  const { ConfirmLocked, ...locked } = useLockedFigures(draft.texts);
  const stored = banner && { BannerID: banner.BannerID, ExpectedRevision: banner.Revision };
  const leave = () => navigate(`${toConsoleScreenPath(edition, 'banners')}?place=${draft.type}`, { state: formIsDone });
  const save = async () => {
    if (input === null) return;
    if (!(await run((api) => locked.ask(() => api('SaveBanner', { ...stored, ...input, ConfirmLocked }))))) return;
    showToast(t.saved);
    if (stored === null) await leave();
    else onChanged();
  };
  const title = [draft.texts[edition].title, draft.texts.cn.title, draft.texts.en.title].find((text) => text !== '');
  return (
    <ScreenPage
      title={title ?? t.newBanner}
      crumbs={[{ name: t.banners, screen: 'banners' }]}
      actions={
        <>
          {stored !== null && <Button onClick={() => setRemoving(true)}>{t.remove}</Button>}
          <WaitingButton
            variant="primary"
            pending={isPending}
            waitsFor={input === null || !locked.isReady ? 'input' : null}
            onClick={() => void save()}
          >
            {t.save}
          </WaitingButton>
        </>
      }
    >
      <LeaveGuard isDirty={JSON.stringify(draft) !== JSON.stringify(begin)} />
      <ActionFailure failure={failure} />
      {locked.question}
      <div className="c-pair">
        <BannerWordsPart edition="cn" draft={draft} onChange={setDraft} />
        <BannerWordsPart edition="en" draft={draft} onChange={setDraft} />
      </div>
      <PlacePart draft={draft} onChange={setDraft} />
      <PreviewPart draft={draft} />
      {isRemoving && stored !== null && (
        <ActionDialog
          title={t.removeTitle}
          what={<p>{t.removeWhat}</p>}
          confirm={t.remove}
          done={t.removed}
          work={(api) => api('DeleteBanner', stored).then(leave)}
          onClose={() => setRemoving(false)}
          onChanged={onChanged}
        />
      )}
    </ScreenPage>
  );
}

/** Everything but its words: place, clients, days, switch and picture. */
function PlacePart({ draft, onChange }: { draft: BannerDraft; onChange: (draft: BannerDraft) => void }) {
  const t = useMessages(messages);
  return (
    <ScreenPart title={t.place}>
      <div className="c-pair">
        <div className="c-stack">
          <Select
            label={t.place}
            options={toOptions(bannerTypes, t.places)}
            value={draft.type}
            onChange={(type) => onChange({ ...draft, type })}
          />
          <CheckGroup
            legend={t.clients}
            options={toOptions(bannerUseRanges, t.clientNames)}
            value={draft.useRanges}
            onChange={(useRanges) => onChange({ ...draft, useRanges })}
          />
          {draft.type === 'article' && (
            <CheckGroup
              legend={t.sections}
              options={toOptions(newsSections, t.sectionNames)}
              value={draft.sections}
              onChange={(sections) => onChange({ ...draft, sections })}
            />
          )}
        </div>
        <div className="c-stack">
          <PictureField draft={draft} onChange={onChange} />
          {(['from', 'until'] as const).map((name) => (
            <DayField
              key={name}
              label={t[name]}
              hint={t.datesHint}
              type="datetime-local"
              value={draft[name]}
              onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
            />
          ))}
          <Checkbox checked={draft.isShown} onChange={() => onChange({ ...draft, isShown: !draft.isShown })}>
            {t.shown}
          </Checkbox>
        </div>
      </div>
    </ScreenPart>
  );
}
