import { type FigureKind, figureKindCodes } from '@btc/contract/figures/figure.ts';
import { parseFigure } from '@btc/contract/figures/parse-figures.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { Select, toOptions } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { InsertDialog } from '../actions/insert-dialog.tsx';
import { useCall } from '../use-call.ts';
import { messages } from './messages.ts';
import { type ChosenReference, composeReference, figureForms, listMeasures } from './compose-reference.ts';
import { FigurePreview } from './figure-preview.tsx';
import styles from './figures.module.css';
import { ImportFields, LandedFields, SeriesFields } from './series-fields.tsx';

export interface FigureDialogProps {
  readonly edition: Edition;
  /** The reference to edit; empty for a new one. */
  readonly reference: string;
  readonly onInsert: (reference: string) => void;
  readonly onClose: () => void;
}

/** A chosen or typed reference; `check` tells whether it can be parsed, and marks it invalid if not. */
function useReference(edition: Edition, given: string) {
  const [chosen, setChosen] = useState<ChosenReference>({
    kind: 'quote',
    path: '',
    measure: 'mainstream',
    period: 'latest',
    form: 'unit',
    choice: (edition === 'cn' ? messages.cn : messages.en).choice,
  });
  const [reference, setReference] = useState(given);
  const [isBad, setBad] = useState(false);
  const choose = (changes: Partial<ChosenReference>) => {
    const next = { ...chosen, ...changes };
    setChosen(next);
    setBad(false);
    setReference(composeReference(next));
  };
  const check = () => {
    const read = parseFigure(reference.trim());
    const isRead = read !== null && !('kind' in read);
    setBad(!isRead);
    return isRead;
  };
  return { chosen, choose, reference, setReference, isBad, check };
}

export function FigureDialog({ edition, reference: given, onInsert, onClose }: FigureDialogProps) {
  const t = useMessages(messages);
  const { chosen, choose, reference, setReference, isBad, check } = useReference(edition, given);
  const confirm = () => {
    if (!check()) return;
    onInsert(reference.trim());
    onClose();
  };
  return (
    <InsertDialog title={t.title} what={t.what} confirm={t.insert} onConfirm={confirm} onClose={onClose}>
      <div className={styles['figureFields']}>
        <Select
          label={t.kind}
          options={toOptions(figureKindCodes, t.kinds)}
          value={chosen.kind}
          onChange={(kind) => choose({ kind, path: '', measure: listMeasures(kind)[0] ?? chosen.measure })}
        />
        <SeriesOfKind request={chosen} onChange={(path) => choose({ path })} />
        <Select
          label={t.measure}
          options={listMeasures(chosen.kind).map((value) => ({ value, label: t.measures[value] }))}
          value={chosen.measure}
          onChange={(measure) => choose({ measure })}
        />
        <TextField
          label={t.period}
          hint={t.periodHint}
          value={chosen.period}
          maxLength={20}
          onChange={(event) => choose({ period: event.target.value })}
        />
        <Select
          label={t.form}
          options={toOptions(figureForms, t.forms)}
          value={chosen.form}
          onChange={(form) => choose({ form })}
        />
        <TextField
          label={t.reference}
          hint={t.referenceHint}
          value={reference}
          maxLength={400}
          error={isBad ? t.issues.noSeries : null}
          onChange={(event) => setReference(event.target.value)}
        />
      </div>
      {reference !== '' && <FigurePreview reference={reference.trim()} />}
    </InsertDialog>
  );
}

interface SeriesOfKindProps {
  readonly request: ChosenReference;
  readonly onChange: (path: string) => void;
}

function SeriesOfKind({ request, onChange }: SeriesOfKindProps) {
  const language = useEdition();
  const { data } = useCall('GetFigureSeries', {});
  const toSeries = (kind: FigureKind) =>
    (data?.Rows ?? [])
      .filter(({ Kind }) => Kind === kind)
      .map((row) => ({ value: row.Path, label: nameIn(language, row) }));
  const fields = (data?.List ?? []).map((row) => ({
    field: row.Field,
    value: row.Path,
    label: nameIn(language, row),
  }));
  const props = { series: toSeries(request.kind), request, onChange };
  if (request.kind === 'import') return <ImportFields {...props} fields={fields} />;
  if (request.kind !== 'landed') return <SeriesFields key={request.kind} {...props} />;
  const cuts = fields.filter(({ field }) => field === 'landedCut');
  return <LandedFields {...props} origins={toSeries('duty')} cuts={cuts} />;
}
