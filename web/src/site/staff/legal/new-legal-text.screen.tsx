import type { DeskLegalText } from '@btc/contract/site/desk/legal-desk.ts';
import { legalNames, legalRule } from '@btc/contract/wire/legal-texts.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type Edition, languageTags, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { DayField } from '#shell/console/day-field.tsx';
import { formIsDone, LeaveGuard } from '#shell/console/leave-guard.tsx';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { ArticleBody } from '#ui/rich-text/article-body.tsx';
import { TextEditor } from '#shell/console/editor/text-editor.tsx';
import { WaitingButton } from '#shell/console/waiting-button.tsx';
import { LegalDifference } from './legal-text.screen.tsx';
import { messages } from './legal-messages.ts';

type Texts = DeskLegalText['Texts'];

/** A new version of a text, written on from the one that the address names: the newest, or an earlier one to restore. */
export function NewLegalTextScreen() {
  const [search] = useSearchParams();
  const id = Number(/^[1-9]\d{0,8}$/.exec(search.get('from') ?? '')?.[0] ?? 1);
  const answer = useCall('GetDeskLegalText', { VersionID: id });
  return (
    <AnswerView answer={answer}>
      {({ Row }) => <NewVersion key={Row.VersionID} from={Row} onChanged={answer.reload} />}
    </AnswerView>
  );
}

function NewVersion({ from, onChanged }: { from: DeskLegalText; onChanged: () => void }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  // What was new in the earlier one is not what is new in this one.
  const [texts, setTexts] = useState<Texts>(() => {
    const begin = ({ Body }: Texts['cn']) => ({ Changes: '', Body });
    return { cn: begin(from.Texts.cn), en: begin(from.Texts.en) };
  });
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
          waitsFor={tooLong !== undefined ? 'input' : isChanged || isRestored ? null : 'change'}
          onClick={() => setPublishing(true)}
        >
          {t.publish}
        </WaitingButton>
      }
    >
      <LeaveGuard isDirty={isChanged} />
      <p className="c-what">
        {t.from(format.number(from.Version))} {isChanged ? t.changed : t.unchanged}
      </p>
      {tooLong !== undefined && <p role="alert">{t.tooLong(t.editions[tooLong])}</p>}
      <div className="c-manuscripts">
        {(['cn', 'en'] as const).map((one) => (
          <EditionPart
            key={one}
            edition={one}
            from={from}
            text={texts[one]}
            onChange={(text) => setTexts((known) => ({ ...known, [one]: { ...known[one], ...text } }))}
          />
        ))}
      </div>
      {isPublishing && (
        <PublishDialog from={from} texts={texts} onClose={() => setPublishing(false)} onChanged={onChanged} />
      )}
    </ScreenPage>
  );
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
        <div className="c-stack">
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
        <article className="c-preview" lang={lang}>
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
  readonly texts: Texts;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function PublishDialog({ from, texts, onClose, onChanged }: PublishDialogProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const navigate = useNavigate();
  const [day, setDay] = useState(todayInShanghai);
  const [isMaterial, setMaterial] = useState(false);
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
        const { Row } = await api('PublishLegalText', {
          Kind: from.Kind,
          ExpectedVersion: from.Newest,
          EffectiveDate: day,
          Material: isMaterial,
          Texts: texts,
        });
        await navigate(toConsoleScreenPath(edition, 'legalText', Row.VersionID), { state: formIsDone });
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
