import type { DeskLegalText } from '@btc/contract/legal/legal-desk.ts';
import type { Api } from '@btc/contract/client.ts';
import { legalNames, legalRule } from '@btc/contract/wire/legal-texts.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type Edition, languageTags, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import type { FormValues } from '#platform/forms/form-values.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { DayField } from '#shell/console/filters/day-field.tsx';
import { DraftNotices } from '#shell/console/form/draft-notices.tsx';
import { type FormDraft, useFormDraft } from '#shell/console/form/use-form-draft.ts';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import shared from '#ui/base/shared.module.css';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { ArticleBody } from '#ui/rich-text/article-body.tsx';
import { TextEditor } from '#shell/console/editor/text-editor.tsx';
import layout from '#shell/console/layout.module.css';
import records from '#shell/console/records.module.css';
import { WaitingButton } from '#shell/console/actions/waiting-button.tsx';
import { LegalDifference } from './legal-difference.tsx';
import { toNewVersionPath } from './legal-texts.screen.tsx';
import { type LegalDeskMessages, messages } from './legal-messages.ts';

interface LegalDraft extends FormValues {
  readonly Changes: string;
  readonly Body: string;
}
type Texts = Readonly<Record<Edition, LegalDraft>>;

/** A new version based on the one in the address: the newest, or an earlier one to restore. */
export function NewLegalText() {
  const [search] = useSearchParams();
  const id = Number(/^[1-9]\d{0,8}$/.exec(search.get('from') ?? '')?.[0] ?? 1);
  const answer = useCall('GetDeskLegalText', { VersionID: id });
  return (
    <AnswerView answer={answer}>
      {({ Row }) => <NewVersion key={Row.VersionID} from={Row} onChanged={answer.reload} />}
    </AnswerView>
  );
}

function toDraftName(versionId: number): string {
  return `PublishLegalText.${versionId}`;
}

function NewVersion({ from, onChanged }: { from: DeskLegalText; onChanged: () => void }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  // What was new in the earlier one is not what is new in this one.
  const [begin] = useState(() => {
    const toDraft = ({ Body }: { readonly Body: string }) => ({ Changes: '', Body });
    return { cn: toDraft(from.Texts.cn), en: toDraft(from.Texts.en) };
  });
  const draft = useFormDraft<Texts>(toDraftName(from.VersionID), begin);
  const { values: texts } = draft;
  const [isPublishing, setPublishing] = useState(false);
  const isChanged = (['cn', 'en'] as const).some((one) => texts[one].Body !== from.Texts[one].Body);
  const isRestored = from.Version !== from.Newest;
  const tooLong = (['cn', 'en'] as const).find((one) => texts[one].Body.length > legalRule.body);
  return (
    <ScreenPage
      title={t.newTitle(legalNames[edition][from.Kind])}
      crumbs={[{ name: t.title, screen: 'legalTexts' }]}
      actions={
        <WaitingButton
          variant="primary"
          waitsFor={
            tooLong !== undefined || draft.conflicts.length > 0 ? 'input' : isChanged || isRestored ? null : 'change'
          }
          onClick={() => setPublishing(true)}
        >
          {t.publish}
        </WaitingButton>
      }
    >
      <DraftNotices
        draft={draft}
        formatLabel={(path) => formatLegalLabel(t, path)}
        formatValue={(value) => (typeof value === 'string' ? toPlainText(value) : '')}
      />
      <p className={layout['what']}>
        {t.from(format.number(from.Version))} {isChanged ? t.changed : isRestored && t.unchanged}
      </p>
      {tooLong !== undefined && <p role="alert">{t.tooLong(t.editions[tooLong])}</p>}
      <div className={layout['manuscripts']}>
        {(['cn', 'en'] as const).map((one) => (
          <EditionPart
            key={`${one} ${draft.turn}`}
            edition={one}
            from={from}
            text={texts[one]}
            onChange={(text) => draft.write({ ...texts, [one]: { ...texts[one], ...text } })}
          />
        ))}
      </div>
      {isPublishing && (
        <PublishDialog from={from} draft={draft} onClose={() => setPublishing(false)} onChanged={onChanged} />
      )}
    </ScreenPage>
  );
}

function formatLegalLabel(t: LegalDeskMessages, path: string): string {
  const [edition, field] = path.split('.');
  return t.ofEdition(t.editions[edition === 'cn' ? 'cn' : 'en'], field === 'Body' ? t.text : t.changes);
}

function toPlainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}

const views = ['write', 'preview', 'difference'] as const;

interface EditionPartProps {
  readonly edition: Edition;
  readonly from: DeskLegalText;
  readonly text: Texts['cn'];
  readonly onChange: (text: Partial<Texts['cn']>) => void;
}

function EditionPart({ edition, from, text, onChange }: EditionPartProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [view, setView] = useState<(typeof views)[number]>('write');
  const lang = languageTags[edition];
  const labels = {
    write: t.write,
    preview: t.preview,
    difference: t.differenceFrom(t.versionNumber(format.number(from.Version))),
  };
  return (
    <ScreenPart
      title={t.editions[edition]}
      actions={
        <SegmentedControl
          label={t.view}
          options={views.map((value) => ({ value, label: labels[value] }))}
          value={view}
          onChange={setView}
        />
      }
    >
      {view === 'write' && (
        <div className={shared['stack4']}>
          <TextArea
            label={t.changes}
            hint={t.changesHint}
            lang={lang}
            rows={2}
            maxLength={legalRule.changes}
            value={text.Changes}
            onChange={(event) => onChange({ Changes: event.target.value })}
          />
          <TextEditor edition={edition} html={text.Body} kind="long" onChange={(Body) => onChange({ Body })} />
        </div>
      )}
      {view === 'preview' && (
        <article className={records['preview']} lang={lang}>
          <ArticleBody html={text.Body} />
        </article>
      )}
      {view === 'difference' && (
        <LegalDifference edition={edition} earlier={from.Texts[edition].Body} later={text.Body} />
      )}
    </ScreenPart>
  );
}

interface PublishDialogProps {
  readonly from: DeskLegalText;
  readonly draft: FormDraft<Texts>;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function PublishDialog({ from, draft, onClose, onChanged }: PublishDialogProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const navigate = useNavigate();
  const texts = draft.values;
  const [day, setDay] = useState(todayInShanghai);
  const [isMaterial, setMaterial] = useState(false);
  /** Somebody else has published meanwhile: rebases the draft on their version. */
  const goOn = async (api: Api) => {
    const newest = (await api('GetDeskLegalTexts', {})).Rows.find(({ Kind }) => Kind === from.Kind);
    if (newest === undefined || newest.VersionID === from.VersionID) return;
    draft.moveTo(toDraftName(newest.VersionID));
    onClose();
    await navigate(toNewVersionPath(edition, newest.VersionID));
  };
  const same = (['cn', 'en'] as const).filter((one) => texts[one].Body === from.Texts[one].Body);
  return (
    <ActionDialog
      title={t.newTitle(legalNames[edition][from.Kind])}
      what={
        <>
          <p>{t.publishWhat(legalNames[edition][from.Kind], format.number(from.Newest + 1))}</p>
          {from.Version === from.Newest &&
            same.map((one) => (
              <p key={one}>
                <strong>{t.sameIn(t.editions[one])}</strong>
              </p>
            ))}
        </>
      }
      confirm={t.publish}
      isReady={day !== ''}
      done={t.done}
      work={async (api) => {
        const request = { Kind: from.Kind, ExpectedVersion: from.Newest, EffectiveDate: day, Material: isMaterial };
        const call = () => api('PublishLegalText', { ...request, Texts: { cn: texts.cn, en: texts.en } });
        const { Row } = await draft.save(call, () => void goOn(api));
        await navigate(toConsoleScreenPath(edition, 'legalText', Row.VersionID));
      }}
      onClose={onClose}
      onChanged={onChanged}
    >
      <DayField
        label={t.effective}
        hint={t.effectiveHint}
        min={todayInShanghai()}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <Checkbox checked={isMaterial} onChange={() => setMaterial(!isMaterial)}>
        {t.materialHint}
      </Checkbox>
    </ActionDialog>
  );
}
