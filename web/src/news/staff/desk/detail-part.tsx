import { nameIn } from '@btc/contract/names.ts';
import type { ManuscriptDetail } from '@btc/contract/news/desk/manuscript.ts';
import { origins } from '@btc/reference/places/origins.ts';
import { articleAccesses, articleMeats, newsSections, reportTypes } from '@btc/contract/news/sections.ts';
import type { FormEvent } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionFailure } from '#shell/console/actions/action-failure.tsx';
import { DayField } from '#shell/console/filters/day-field.tsx';
import layout from '#shell/console/layout.module.css';
import { entryOptions, useDictionary } from '#shell/console/use-dictionary.ts';
import { WaitingButton } from '#shell/console/actions/waiting-button.tsx';
import shared from '#ui/base/shared.module.css';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ComboManyField } from '#ui/form/combobox.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Select, toOptions } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import { messages } from '../words/newsroom-messages.ts';
import { CoverField } from './cover-field.tsx';
import type { DetailDraft } from './detail-draft.ts';
import styles from './manuscript.module.css';
import type { DetailWork } from './use-detail.ts';

/** Article details besides the texts, saved by the button or on the way to publishing. */
export function DetailPart({ work }: { readonly work: DetailWork }) {
  const t = useMessages(messages);
  const { draft, setDraft, issues, isDirty, isPending, failure } = work;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await work.save()) showToast(t.detailSaved);
  };
  return (
    <section className={layout['part']} aria-label={t.detail}>
      <header className={layout['partHead']}>
        <h2>{t.detail}</h2>
      </header>
      {work.isRestored && <Notice tone="caution">{t.restored}</Notice>}
      <form noValidate onSubmit={(event) => void submit(event)} className={shared['stack4']}>
        <DetailFields draft={draft} setDraft={setDraft} />
        {issues.map((issue) => (
          <Notice key={issue} tone="caution">
            {t[issue]}
          </Notice>
        ))}
        <ActionFailure failure={failure} />
        <div className={layout['actions']}>
          <WaitingButton type="submit" pending={isPending} waitsFor={issues.length > 0 ? 'input' : null}>
            {t.saveDetail}
          </WaitingButton>
          {isDirty && <span className={layout['note']}>{t.detailWaits}</span>}
        </div>
      </form>
    </section>
  );
}

interface FieldsProps {
  readonly draft: DetailDraft;
  readonly setDraft: (draft: DetailDraft) => void;
}

function DetailFields({ draft, setDraft }: FieldsProps) {
  const t = useMessages(messages);
  const { detail } = draft;
  const set = (change: Partial<ManuscriptDetail>) => setDraft({ ...draft, detail: { ...detail, ...change } });
  return (
    <>
      <PlaceFields detail={detail} set={set} />
      {detail.Section === 'report' && <ReportFields detail={detail} set={set} />}
      <div className={layout['grid']}>
        <SubjectFields draft={draft} setDraft={setDraft} />
        <TextField
          label={t.source}
          value={detail.Source ?? ''}
          maxLength={200}
          onChange={(event) => set({ Source: event.target.value })}
        />
      </div>
      <CoverField picture={detail.TitlePicture} onChange={(TitlePicture) => set({ TitlePicture })} />
      <Checkbox checked={detail.Recommended} onChange={(event) => set({ Recommended: event.target.checked })}>
        {t.recommended}
      </Checkbox>
      <Checkbox checked={detail.Shared} onChange={(event) => set({ Shared: event.target.checked })}>
        {t.shared}
      </Checkbox>
    </>
  );
}

interface DetailProps {
  readonly detail: ManuscriptDetail;
  readonly set: (change: Partial<ManuscriptDetail>) => void;
}

function PlaceFields({ detail, set }: DetailProps) {
  const t = useMessages(messages);
  const ranks = ['', '1', '2', '3', '4', '5'];
  return (
    <div className={layout['grid']}>
      <Select
        label={t.section}
        options={toOptions(newsSections, t.sections)}
        value={detail.Section}
        onChange={(Section) => set({ Section })}
      />
      <div className={styles['choice']}>
        <span aria-hidden="true">{t.access}</span>
        <SegmentedControl
          label={t.access}
          options={toOptions(articleAccesses, t.accesses)}
          value={detail.Access}
          onChange={(Access) => set({ Access })}
        />
      </div>
      <Select
        label={t.meat}
        options={toOptions(articleMeats, t.meats)}
        value={detail.Meat}
        onChange={(Meat) => set({ Meat })}
      />
      <Select
        label={t.headline}
        options={ranks.map((value) => ({ value, label: value === '' ? t.noHeadline : t.place(value) }))}
        value={detail.HeadlineRank === null ? '' : String(detail.HeadlineRank)}
        onChange={(rank) => set({ HeadlineRank: rank === '' ? null : Number(rank) })}
      />
    </div>
  );
}

function toCodes(text: string): readonly string[] {
  return text.split(' ').filter((code) => code !== '');
}

function SubjectFields({ draft, setDraft }: FieldsProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const rows = useDictionary(['beefCut', 'porkCut']);
  const chosen = toCodes(draft.cuts);
  return (
    <>
      <ComboManyField
        label={t.origins}
        placeholder={t.choose}
        options={origins.map((origin) => ({ value: origin.code, label: nameIn(edition, origin) }))}
        values={toCodes(draft.origins)}
        onChange={(codes) => setDraft({ ...draft, origins: codes.join(' ') })}
      />
      <ComboManyField
        label={t.cuts}
        placeholder={t.choose}
        options={(['beefCut', 'porkCut'] as const).flatMap((kind) => entryOptions(rows, { kind, edition, chosen }))}
        values={chosen}
        onChange={(codes) => setDraft({ ...draft, cuts: codes.join(' ') })}
      />
      <TextField
        label={t.tags}
        hint={t.tagsHint}
        value={draft.tags}
        maxLength={400}
        onChange={(event) => setDraft({ ...draft, tags: event.target.value })}
      />
    </>
  );
}

function ReportFields({ detail, set }: DetailProps) {
  const t = useMessages(messages);
  const report = detail.Report ?? { Type: 'week' as const, PeriodStart: '', PeriodEnd: '', Date: '' };
  const days = { PeriodStart: t.periodStart, PeriodEnd: t.periodEnd, Date: t.reportDate } as const;
  return (
    <fieldset className={layout['grid']}>
      <legend className={layout['legend']}>{t.report}</legend>
      <Select
        label={t.reportType}
        options={toOptions(reportTypes, t.reportTypes)}
        value={report.Type}
        onChange={(Type) => set({ Report: { ...report, Type } })}
      />
      {(['PeriodStart', 'PeriodEnd', 'Date'] as const).map((name) => (
        <DayField
          key={name}
          label={days[name]}
          value={report[name]}
          onChange={(event) => set({ Report: { ...report, [name]: event.target.value } })}
        />
      ))}
    </fieldset>
  );
}
