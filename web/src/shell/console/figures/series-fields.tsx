import { nameIn } from '@btc/contract/names.ts';
import { memberDimensions } from '@btc/contract/trade/dimensions.ts';
import { useDeferredValue, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { Select, type Option } from '#ui/form/select.tsx';
import { browserApi } from '#platform/browser-api.ts';
import { useAnswer } from '#platform/answers/use-answer.ts';
import { ComboField } from '#ui/form/combobox.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { isSessionLost } from '../actions/failure.ts';
import { useStaff } from '../staff.ts';
import { toLandedPath } from './compose-reference.ts';
import { type SeriesRequest, useOfferedSeries } from './use-offered-series.ts';
import { messages } from './messages.ts';

interface SeriesFieldsProps {
  readonly series: readonly Option[];
  readonly request: SeriesRequest;
  readonly onChange: (path: string) => void;
}

export function SeriesFields({ series, request, onChange }: SeriesFieldsProps) {
  const t = useMessages(messages);
  const [path, setPath] = useState('');
  return (
    <ComboField
      label={t.series}
      placeholder={t.chooseSeries}
      options={useOfferedSeries(series, request)}
      value={path}
      onChange={(value) => {
        setPath(value);
        onChange(value);
      }}
    />
  );
}

interface LandedFieldsProps extends SeriesFieldsProps {
  readonly origins: readonly Option[];
  readonly cuts: readonly Option[];
}

export function LandedFields({ series, request, origins, cuts, onChange }: LandedFieldsProps) {
  const t = useMessages(messages);
  const [parts, setParts] = useState({ basis: 'quote', path: '', origin: '', cut: '', cif: '', tariff: 'within' });
  const choose = (changes: Partial<typeof parts>) => {
    const next = { ...parts, ...changes };
    setParts(next);
    onChange(toLandedPath(next));
  };
  return (
    <>
      <Select
        label={t.basis}
        options={Object.entries(t.bases).map(([value, label]) => ({ value, label }))}
        value={parts.basis}
        onChange={(basis) => choose({ basis, path: '' })}
      />
      {parts.basis === 'quote' ? (
        <SeriesFields
          series={series}
          request={{ ...request, suffix: parts.tariff === 'over' ? '/over' : '' }}
          onChange={(path) => choose({ path })}
        />
      ) : (
        <>
          <ComboField
            label={t.origin}
            placeholder={t.chooseSeries}
            options={origins}
            value={parts.origin}
            onChange={(origin) => choose({ origin })}
          />
          <ComboField
            label={t.cut}
            placeholder={t.anyCut}
            options={cuts}
            value={parts.cut}
            onChange={(cut) => choose({ cut })}
          />
          <TextField
            label={t.cif}
            inputMode="decimal"
            value={parts.cif}
            maxLength={9}
            onChange={(event) => choose({ cif: event.target.value.trim() })}
          />
        </>
      )}
      <Select
        label={t.tariff}
        options={Object.entries(t.tariffs).map(([value, label]) => ({ value, label }))}
        value={parts.tariff}
        onChange={(tariff) => choose({ tariff })}
      />
    </>
  );
}

/** Too many to list, so found by search. */
function isFoundByWords(name: string): name is 'plant' | 'importer' | 'exporter' {
  return name === 'plant' || name === 'importer' || name === 'exporter';
}

interface MemberFieldProps {
  readonly field: 'plant' | 'importer' | 'exporter';
  readonly onChange: (path: string) => void;
}

function MemberField({ field, onChange }: MemberFieldProps) {
  const t = useMessages(messages);
  const language = useEdition();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<Option>({ value: '', label: '' });
  const query = useDeferredValue(words.trim());
  const { onSessionLost } = useStaff();
  const { data } = useAnswer({
    name: `${field} ${query}`,
    ask: async (signal) =>
      query === '' ? [] : (await browserApi()('GetFigureMembers', { Field: field, Words: query }, { signal })).List,
    onFailure: (failure) => {
      if (isSessionLost(failure)) onSessionLost();
    },
  });
  const found = (data ?? []).map((row) => ({ value: row.Path, label: nameIn(language, row) }));
  const isMissing = chosen.value !== '' && !found.some(({ value }) => value === chosen.value);
  const options = isMissing ? [chosen, ...found] : found;
  return (
    <ComboField
      label={t.fields[field]}
      placeholder={t.findMemberHint}
      options={options}
      isFound
      onType={(text) => {
        // A choice puts its name into the field, which is no new search.
        if (!options.some(({ label }) => label === text)) setWords(text);
      }}
      value={chosen.value}
      onChange={(path) => {
        setChosen(options.find(({ value }) => value === path) ?? { value: '', label: '' });
        onChange(path);
      }}
    />
  );
}

interface ImportFieldsProps extends SeriesFieldsProps {
  readonly fields: readonly (Option & { readonly field: string })[];
}

export function ImportFields({ series, request, fields, onChange }: ImportFieldsProps) {
  const t = useMessages(messages);
  const [parts, setParts] = useState({ origin: '', goods: 'beef', field: '', code: '' });
  const choose = (changes: Partial<typeof parts>) => {
    const next = { ...parts, ...changes };
    setParts(next);
    const { origin, goods, code } = next;
    const path = [origin, ...(goods === 'beef' ? [] : [goods]), ...(code === '' ? [] : [code])].join('/');
    onChange(origin === '' ? '' : path);
  };
  const offered = memberDimensions.filter((name) => isFoundByWords(name) || fields.some(({ field }) => field === name));
  const chosen = offered.find((name) => name === parts.field);
  const codes = fields.filter(({ field }) => field === chosen);
  return (
    <>
      <SeriesFields
        series={series}
        request={{ ...request, suffix: parts.goods === 'beef' ? '' : `/${parts.goods}` }}
        onChange={(origin) => choose({ origin })}
      />
      <Select
        label={t.goods}
        options={Object.entries(t.goodsTypes).map(([value, label]) => ({ value, label }))}
        value={parts.goods}
        onChange={(goods) => choose({ goods })}
      />
      <Select
        label={t.field}
        options={[{ value: '', label: t.noField }, ...offered.map((value) => ({ value, label: t.fields[value] }))]}
        value={parts.field}
        onChange={(field) => choose({ field, code: '' })}
      />
      {chosen !== undefined && isFoundByWords(chosen) && (
        <MemberField key={chosen} field={chosen} onChange={(code) => choose({ code })} />
      )}
      {chosen !== undefined && codes.length > 0 && (
        <ComboField
          key={chosen}
          label={t.fields[chosen]}
          placeholder={t.chooseSeries}
          options={codes}
          value={parts.code}
          onChange={(code) => choose({ code })}
        />
      )}
    </>
  );
}
