import { bannerTypes, bannerUseRanges } from '@btc/contract/home/banner-codes.ts';
import type { DeskBanner } from '@btc/contract/home/desk/banner-desk.ts';
import { newsSections } from '@btc/contract/news/sections.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionFailure } from '#shell/console/actions/action-failure.tsx';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { DayField } from '#shell/console/filters/day-field.tsx';
import { AnswerView, MissingEntry } from '#shell/console/answer-view.tsx';
import shared from '#ui/base/shared.module.css';
import { CheckGroup } from '#ui/form/check-group.tsx';
import { useLockedFigures } from '#shell/console/figures/locked-figures.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { DraftNotices } from '#shell/console/form/draft-notices.tsx';
import { useFormDraft } from '#shell/console/form/use-form-draft.ts';
import layout from '#shell/console/layout.module.css';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useAction } from '#shell/console/actions/use-action.ts';
import { useCall } from '#shell/console/use-call.ts';
import { WaitingButton } from '#shell/console/actions/waiting-button.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Select, toOptions } from '#ui/form/select.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { type BannerDraft, toDraft, toInput, newDraft } from './banner-draft.ts';
import { BannerWordsPart, PictureField, PreviewPart } from './banner-parts.tsx';
import { type FrontMessages, messages } from './front-messages.ts';

export function BannerScreen({ id }: { id: number | null }) {
  return id === null ? <NewBanner /> : <StoredBanner id={id} />;
}

function StoredBanner({ id }: { id: number }) {
  const answer = useCall('GetDeskBanners', { BannerID: id });
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

function NewBanner() {
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
  const draft = useFormDraft(`SaveBanner.${banner?.BannerID ?? 'new'}`, begin);
  const { values, write } = draft;
  const [isRemoving, setRemoving] = useState(false);
  const input = toInput(values);
  const { ConfirmLocked, ...locked } = useLockedFigures(values.texts);
  const stored = banner && { BannerID: banner.BannerID, ExpectedRevision: banner.Revision };
  const leave = () => navigate(`${toConsoleScreenPath(edition, 'banners')}?place=${values.type}`);
  const save = async () => {
    if (input === null) return;
    const request = { ...stored, ...input, ConfirmLocked };
    if (!(await run((api) => locked.ask(() => draft.save(() => api('SaveBanner', request), onChanged))))) return;
    showToast(t.saved);
    if (stored === null) await leave();
    else onChanged();
  };
  return (
    <ScreenPage
      title={findTitle(values, edition) ?? t.newBanner}
      crumbs={[{ name: t.banners, screen: 'banners' }]}
      actions={
        <>
          {stored !== null && <Button onClick={() => setRemoving(true)}>{t.remove}</Button>}
          <WaitingButton
            variant="primary"
            pending={isPending}
            waitsFor={input === null || !locked.isReady || draft.conflicts.length > 0 ? 'input' : null}
            onClick={() => void save()}
          >
            {t.save}
          </WaitingButton>
        </>
      }
    >
      <DraftNotices draft={draft} formatLabel={(path) => formatBannerLabel(t, path)} />
      <ActionFailure failure={failure} />
      {locked.question}
      <WordsPart draft={values} onChange={write} />
      <PlacePart draft={values} onChange={write} />
      <PreviewPart draft={values} />
      {isRemoving && stored !== null && (
        <ActionDialog
          title={t.removeTitle}
          what={<p>{t.removeWhat}</p>}
          confirm={t.remove}
          done={t.removed}
          work={(api) => api('DeleteBanner', stored).then(draft.drop).then(leave)}
          onClose={() => setRemoving(false)}
          onChanged={onChanged}
        />
      )}
    </ScreenPage>
  );
}

function findTitle({ texts }: BannerDraft, edition: Edition): string | undefined {
  return [texts[edition].title, texts.cn.title, texts.en.title].find((text) => text !== '');
}

function formatBannerLabel(t: FrontMessages, path: string): string {
  const [top = '', edition, field] = path.split('.');
  const names: Readonly<Record<string, string>> = {
    type: t.place,
    useRanges: t.clients,
    sections: t.sections,
    from: t.from,
    until: t.until,
    isShown: t.shown,
    picture: t.picture,
    isThere: t.inEdition,
    title: t.bannerTitle,
    summary: t.summary,
    pictureAlt: t.pictureAlt,
    link: t.link,
  };
  const name = names[field ?? top] ?? names[top] ?? top;
  return top === 'texts' && (edition === 'cn' || edition === 'en') ? t.ofEdition(t.editions[edition], name) : name;
}

function WordsPart(props: { draft: BannerDraft; onChange: (draft: BannerDraft) => void }) {
  return (
    <div className={layout['pair']}>
      <BannerWordsPart edition="cn" {...props} />
      <BannerWordsPart edition="en" {...props} />
    </div>
  );
}

function PlacePart({ draft, onChange }: { draft: BannerDraft; onChange: (draft: BannerDraft) => void }) {
  const t = useMessages(messages);
  return (
    <ScreenPart title={t.place}>
      <div className={layout['pair']}>
        <div className={shared['stack4']}>
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
        <div className={shared['stack4']}>
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
