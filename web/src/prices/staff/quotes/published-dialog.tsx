import type { Api } from '@btc/contract/client.ts';
import { quoteBases } from '@btc/contract/prices/price-codes.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { consoleScreenPath } from '#shell/console/console-path.ts';
import { bindDraft } from '#ui/form/bind-draft.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { useOptions } from '#ui/form/named-options.ts';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useLineWords } from './line-words.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import type { LineView } from './sheet-lines.ts';
import { cellText, emptyLine, judgeLine, sheetFields, type Typed } from './typed-line.ts';

interface PublishedDialogProps {
  readonly view: LineView;
  readonly day: string;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

type What = 'correct' | 'withdraw';

function settled(typed: Typed): Typed {
  return sheetFields.reduce<Typed>(
    (line, field) => ({ ...line, [field]: cellText(field, typed[field]) ?? typed[field] }),
    emptyLine,
  );
}

/** The figures of a correction, null where they are wrong or those that stand, and what is wrong. */
function judgeCorrection({ row, typed: published }: LineView, typed: Typed) {
  const line = settled(typed);
  // A correction is confirmed by its reason, whatever the jump.
  const judged = judgeLine(line, { unit: row.Unit, previous: row.Previous, jumpPercent: 1000, confirmedFor: '' });
  const isChanged = sheetFields.some((field) => line[field] !== published[field]);
  return { values: isChanged ? judged.values : null, issues: judged.issues };
}

/** A published quote: given other figures, or taken back; both with a reason. */
export function PublishedDialog({ view, day, ...dialog }: PublishedDialogProps) {
  const t = useMessages({ cn: zh, en });
  const words = useLineWords();
  const edition = useEdition();
  const [what, setWhat] = useState<What>('correct');
  const [typed, setTyped] = useState(view.typed);
  const [reason, setReason] = useState('');
  const { row, quote } = view;
  const { values, issues } = judgeCorrection(view, typed);
  const work = async (api: Api) => {
    const subject = {
      SeriesID: row.SeriesID,
      Date: day,
      ExpectedRevision: quote?.Revision ?? 0,
      Reason: reason.trim(),
    };
    if (what === 'withdraw') await api('WithdrawQuote', subject);
    else if (values !== null) await api('CorrectQuote', { ...subject, Values: values });
  };
  return (
    <ActionDialog
      title={t.correctTitle}
      what={
        <>
          <p>{words.title(row)}</p>
          <p>{what === 'correct' ? t.correctWhat : t.withdrawWhat}</p>
          <p>
            <PageLink to={`${consoleScreenPath(edition, 'quoteCorrections')}?series=${row.SeriesID}`}>
              {t.seeCorrections}
            </PageLink>
          </p>
        </>
      }
      confirm={t[what]}
      isReady={(what === 'withdraw' || values !== null) && reason.trim() !== ''}
      work={work}
      done={what === 'correct' ? t.corrected : t.withdrawn}
      {...dialog}
    >
      <div className="c-stack">
        <SegmentedControl<What>
          label={t.whatToDo}
          options={(['correct', 'withdraw'] as const).map((value) => ({ value, label: t[value] }))}
          value={what}
          onChange={setWhat}
        />
        {what === 'correct' && <FigureFields typed={typed} issues={words.issues(issues)} onChange={setTyped} />}
        <TextField
          label={t.reason}
          required
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </ActionDialog>
  );
}

interface FigureFieldsProps {
  readonly typed: Typed;
  /** In words; empty: none. */
  readonly issues: string;
  readonly onChange: (typed: Typed) => void;
}

function FigureFields({ typed, issues, onChange }: FigureFieldsProps) {
  const t = useMessages({ cn: zh, en });
  const { text } = bindDraft(typed, onChange);
  return (
    <>
      <div className="c-grid">
        {(['Low', 'Mainstream', 'High', 'QuoteCount', 'GroupSize'] as const).map((field) => (
          <TextField key={field} label={t.fields[field]} inputMode="decimal" maxLength={20} {...text(field)} />
        ))}
        <Select
          label={t.fields.Basis}
          options={useOptions(quoteBases)}
          value={quoteBases.find(({ code }) => code === typed.Basis)?.code ?? 'offer'}
          onChange={(Basis) => onChange({ ...typed, Basis })}
        />
      </div>
      <Checkbox
        checked={typed.Provisional === 'yes'}
        onChange={({ target }) => onChange({ ...typed, Provisional: target.checked ? 'yes' : '' })}
      >
        {t.provisionalYes}
      </Checkbox>
      {issues !== '' && <p className="c-sheetIssue">{issues}</p>}
    </>
  );
}
