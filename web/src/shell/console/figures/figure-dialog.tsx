import { type FigureKind, figureKindCodes } from '@btc/contract/figures/figure.ts';
import { parseFigure } from '@btc/contract/figures/parse-figures.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { useCall } from '../use-call.ts';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { InsertDialog } from '../insert-dialog.tsx';
import { en } from './words.en.ts';
import { zh } from './words.zh.ts';
import { type ChosenReference, composeReference, figureForms, listMeasures } from './compose-reference.ts';
import { FigurePreview } from './figure-preview.tsx';
import { ImportFields, LandedFields, SeriesFields } from './series-fields.tsx';

export interface FigureDialogProps {
  /** Of the text, whose language the words of a choice speak. */
  readonly edition: Edition;
  /** To be changed; empty: a new one. */
  readonly reference: string;
  readonly onInsert: (reference: string) => void;
  readonly onClose: () => void;
}

/** Chooses a figure: series, period, measure and form, with what it says just now in both editions. */
export function FigureDialog({ edition, reference: given, onInsert, onClose }: FigureDialogProps) {
  const t = useMessages({ cn: zh, en });
  const language = useEdition();
  const { data } = useCall('GetFigureSeries', {});
  const [chosen, setChosen] = useState<ChosenReference>({
    kind: 'quote',
    path: '',
    measure: 'mainstream',
    period: 'latest',
    form: 'unit',
    choice: (edition === 'cn' ? zh : en).choice,
  });
  const [reference, setReference] = useState(given);
  const [isBad, setBad] = useState(false);
  const choose = (changes: Partial<ChosenReference>) => {
    const next = { ...chosen, ...changes };
    setChosen(next);
    setBad(false);
    setReference(composeReference(next));
  };
  const confirm = () => {
    const read = parseFigure(reference.trim());
    if (read === null || 'kind' in read) return setBad(true);
    onInsert(reference.trim());
    onClose();
  };
  const formatName = (row: { readonly NameCn: string; readonly NameEn: string }) =>
    language === 'cn' ? row.NameCn : row.NameEn;
  const toSeries = (kind: FigureKind) =>
    (data?.Rows ?? []).filter(({ Kind }) => Kind === kind).map((row) => ({ value: row.Path, label: formatName(row) }));
  const fields = (data?.List ?? []).map((row) => ({ field: row.Field, value: row.Path, label: formatName(row) }));
  const series = { series: toSeries(chosen.kind), request: chosen, onChange: (path: string) => choose({ path }) };
  return (
    <InsertDialog title={t.title} what={t.what} confirm={t.insert} onConfirm={confirm} onClose={onClose}>
      <div className="c-figureFields">
        <Select
          label={t.kind}
          options={figureKindCodes.map((value) => ({ value, label: t.kinds[value] }))}
          value={chosen.kind}
          onChange={(kind) => choose({ kind, path: '', measure: listMeasures(kind)[0] ?? chosen.measure })}
        />
        {chosen.kind === 'import' && <ImportFields {...series} fields={fields} />}
        {chosen.kind === 'landed' && (
          <LandedFields
            {...series}
            origins={toSeries('duty')}
            cuts={fields.filter(({ field }) => field === 'landedCut')}
          />
        )}
        {chosen.kind !== 'import' && chosen.kind !== 'landed' && <SeriesFields key={chosen.kind} {...series} />}
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
          options={figureForms.map((value) => ({ value, label: t.forms[value] }))}
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
