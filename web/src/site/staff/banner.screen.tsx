import { bannerTypes, bannerUseRanges } from '@btc/contract/site/banner-codes.ts';
import type { DeskBanner } from '@btc/contract/site/desk/banner-desk.ts';
import { newsSections } from '@btc/contract/news/sections.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { DayField } from '#shell/console/day-field.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { useLockedFigures } from '#shell/console/figures/locked-figures.tsx';
import { consoleScreenPath } from '#shell/console/console-path.ts';
import { failureText } from '#shell/console/failure.ts';
import { formIsDone, LeaveGuard } from '#shell/console/leave-guard.tsx';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useAction } from '#shell/console/use-action.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Select } from '#ui/form/select.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { EmptyState, Notice } from '#ui/state/notice.tsx';
import { type BannerDraft, toDraft, toInput, newDraft } from './banner-draft.ts';
import { BannerPreview, BannerWordsPart, PictureField } from './banner-parts.tsx';
import { en } from './front.en.ts';
import { zh } from './front.zh.ts';

/** One banner. */
export function BannerScreen({ id }: { id: number | null }) {
  const t = useMessages({ cn: zh, en });
  const answer = useCall('GetDeskBanners', { BannerID: id ?? 1 });
  return (
    <AnswerView answer={answer}>
      {({ Rows: [banner] }) =>
        banner === undefined ? (
          <EmptyState title={t.empty} />
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
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const navigate = useNavigate();
  const { isPending, failure, run } = useAction();
  const [draft, setDraft] = useState(begin);
  const [isRemoving, setRemoving] = useState(false);
  const input = toInput(draft);
  const { ConfirmLocked, ...locked } = useLockedFigures(draft.texts);
  const toList = `${consoleScreenPath(edition, 'banners')}?place=${draft.type}`;
  const save = async () => {
    if (input === null) return;
    const known = banner === null ? {} : { BannerID: banner.BannerID, ExpectedRevision: banner.Revision };
    if (!(await run((api) => locked.ask(() => api('SaveBanner', { ...known, ...input, ConfirmLocked }))))) return;
    showToast(t.saved);
    if (banner === null) await navigate(toList, { state: formIsDone });
    else onChanged();
  };
  const title = [draft.texts[edition].title, draft.texts.cn.title, draft.texts.en.title].find((text) => text !== '');
  return (
    <ScreenPage
      title={title ?? t.newBanner}
      crumbs={[{ name: t.banners, screen: 'banners' }]}
      actions={
        <>
          {banner !== null && <Button onClick={() => setRemoving(true)}>{t.remove}</Button>}
          <Button
            variant="primary"
            pending={isPending}
            disabled={input === null || !locked.isReady}
            onClick={() => void save()}
          >
            {t.save}
          </Button>
        </>
      }
    >
      <LeaveGuard isDirty={JSON.stringify(draft) !== JSON.stringify(begin)} />
      {failure !== null && <Notice tone="error">{failureText(edition, failure)}</Notice>}
      {locked.question}
      <div className="c-pair">
        <BannerWordsPart edition="cn" draft={draft} onChange={setDraft} />
        <BannerWordsPart edition="en" draft={draft} onChange={setDraft} />
      </div>
      <PlacePart draft={draft} onChange={setDraft} />
      <ScreenPart title={t.preview}>
        <div className="c-pair">
          <BannerPreview edition="cn" draft={draft} />
          <BannerPreview edition="en" draft={draft} />
        </div>
      </ScreenPart>
      {isRemoving && banner !== null && (
        <ActionDialog
          title={t.removeTitle}
          what={<p>{t.removeWhat}</p>}
          confirm={t.remove}
          done={t.removed}
          work={async (api) => {
            await api('DeleteBanner', { BannerID: banner.BannerID, ExpectedRevision: banner.Revision });
            await navigate(toList, { state: formIsDone });
          }}
          onClose={() => setRemoving(false)}
          onChanged={onChanged}
        />
      )}
    </ScreenPage>
  );
}

/** Everything but its words: place, clients, days, switch and picture. */
function PlacePart({ draft, onChange }: { draft: BannerDraft; onChange: (draft: BannerDraft) => void }) {
  const t = useMessages({ cn: zh, en });
  const toggle = <Item extends string>(list: readonly Item[], item: Item): Item[] =>
    list.includes(item) ? list.filter((one) => one !== item) : [...list, item];
  return (
    <ScreenPart title={t.place}>
      <div className="c-pair">
        <div className="c-stack">
          <Select
            label={t.place}
            options={bannerTypes.map((value) => ({ value, label: t.places[value] }))}
            value={draft.type}
            onChange={(type) => onChange({ ...draft, type })}
          />
          <fieldset className="c-checks">
            <legend className="c-legend">{t.clients}</legend>
            {bannerUseRanges.map((range) => (
              <Checkbox
                key={range}
                checked={draft.useRanges.includes(range)}
                onChange={() => onChange({ ...draft, useRanges: toggle(draft.useRanges, range) })}
              >
                {t.clientNames[range]}
              </Checkbox>
            ))}
          </fieldset>
          {draft.type === 'article' && (
            <fieldset className="c-checks">
              <legend className="c-legend">{t.sections}</legend>
              {newsSections.map((section) => (
                <Checkbox
                  key={section}
                  checked={draft.sections.includes(section)}
                  onChange={() => onChange({ ...draft, sections: toggle(draft.sections, section) })}
                >
                  {t.sectionNames[section]}
                </Checkbox>
              ))}
            </fieldset>
          )}
        </div>
        <div className="c-stack">
          <PictureField draft={draft} onChange={onChange} />
          <DayField
            label={t.from}
            hint={t.datesHint}
            type="datetime-local"
            value={draft.from}
            onChange={(event) => onChange({ ...draft, from: event.target.value })}
          />
          <DayField
            label={t.until}
            hint={t.datesHint}
            type="datetime-local"
            value={draft.until}
            onChange={(event) => onChange({ ...draft, until: event.target.value })}
          />
          <Checkbox checked={draft.isShown} onChange={() => onChange({ ...draft, isShown: !draft.isShown })}>
            {t.shown}
          </Checkbox>
        </div>
      </div>
    </ScreenPart>
  );
}
