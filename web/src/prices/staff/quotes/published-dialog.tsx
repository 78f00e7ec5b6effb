import type { Api } from '@btc/contract/client.ts';
import { quoteBases } from '@btc/contract/prices/price-codes.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { consoleScreenPath } from '#shell/console/console-path.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useLineWords } from './line-words.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import type { LineView } from './sheet-lines.ts';
import { cellText, emptyLine, judgeLine, type SheetField, sheetFields, type Typed } from './typed-line.ts';

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

/** A published quote: given other figures, or taken back; both with a reason. */
export function PublishedDialog({ view, day, onClose, onChanged }: PublishedDialogProps) {
  const t = useMessages({ cn: zh, en });
  const words = useLineWords();
  const edition = useEdition();
  const [what, setWhat] = useState<What>('correct');
  const [typed, setTyped] = useState(view.typed);
  const [reason, setReason] = useState('');
  const { row, quote } = view;
  const line = settled(typed);
  // A correction is confirmed by its reason, whatever the jump.
  const judged = judgeLine(line, { unit: row.Unit, previous: row.Previous, jumpPercent: 1000, confirmedFor: '' });
  const isChanged = sheetFields.some((field) => line[field] !== view.typed[field]);
  const work = async (api: Api) => {
    const subject = {
      SeriesID: row.SeriesID,
      Date: day,
      ExpectedRevision: quote?.Revision ?? 0,
      Reason: reason.trim(),
    };
    if (what === 'withdraw') await api('WithdrawQuote', subject);
    else if (judged.values !== null) await api('CorrectQuote', { ...subject, Values: judged.values });
  };
  const isRight = what === 'withdraw' || (judged.values !== null && isChanged);
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
      confirm={what === 'correct' ? t.correct : t.withdraw}
      isReady={isRight && reason.trim() !== ''}
      work={work}
      done={what === 'correct' ? t.corrected : t.withdrawn}
      onClose={onClose}
      onChanged={onChanged}
    >
      <div className="c-stack">
        <SegmentedControl<What>
          label={t.whatToDo}
          options={[
            { value: 'correct', label: t.correct },
            { value: 'withdraw', label: t.withdraw },
          ]}
          value={what}
          onChange={setWhat}
        />
        {what === 'correct' && (
          <FigureFields typed={typed} onChange={(field, text) => setTyped({ ...typed, [field]: text })} />
        )}
        {what === 'correct' && judged.issues.length > 0 && (
          <p className="c-sheetIssue">{words.issues(judged.issues)}</p>
        )}
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
  readonly onChange: (field: SheetField, text: string) => void;
}

function FigureFields({ typed, onChange }: FigureFieldsProps) {
  const t = useMessages({ cn: zh, en });
  const isEn = useEdition() === 'en';
  return (
    <>
      <div className="c-grid">
        {(['Low', 'Mainstream', 'High', 'QuoteCount', 'GroupSize'] as const).map((field) => (
          <TextField
            key={field}
            label={t.fields[field]}
            inputMode="decimal"
            maxLength={20}
            value={typed[field]}
            onChange={(event) => onChange(field, event.target.value)}
          />
        ))}
        <Select
          label={t.fields.Basis}
          options={quoteBases.map(({ code, nameCn, nameEn }) => ({ value: code, label: isEn ? nameEn : nameCn }))}
          value={quoteBases.find(({ code }) => code === typed.Basis)?.code ?? 'offer'}
          onChange={(value) => onChange('Basis', value)}
        />
      </div>
      <Checkbox
        checked={typed.Provisional === 'yes'}
        onChange={(event) => onChange('Provisional', event.target.checked ? 'yes' : '')}
      >
        {t.provisionalYes}
      </Checkbox>
    </>
  );
}
