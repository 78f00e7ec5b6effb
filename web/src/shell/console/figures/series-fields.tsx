import { nameIn } from '@btc/contract/names.ts';
import { memberDimensions } from '@btc/contract/trade/dimensions.ts';
import { useDeferredValue, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { Select, type Option } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { useCall } from '../use-call.ts';
import { landedPath } from './compose-reference.ts';
import { type SeriesRequest, useOfferedSeries } from './use-offered-series.ts';
import { en } from './words.en.ts';
import { zh } from './words.zh.ts';

/** Enough to choose from without a word typed. */
const fewSeries = 12;

interface SeriesFieldsProps {
  readonly series: readonly Option[];
  readonly request: SeriesRequest;
  readonly onChange: (path: string) => void;
}

/** Chooses one of the series, by words of its name where there are many. */
export function SeriesFields({ series, request, onChange }: SeriesFieldsProps) {
  const t = useMessages({ cn: zh, en });
  const [words, setWords] = useState('');
  const [path, setPath] = useState('');
  const parts = words.toLowerCase().split(/\s+/);
  const found = useOfferedSeries(series, request).filter(
    ({ value, label }) => value === path || parts.every((word) => label.toLowerCase().includes(word)),
  );
  const choose = (value: string) => {
    setPath(value);
    onChange(value);
  };
  return (
    <>
      {series.length > fewSeries && (
        <TextField
          label={t.search}
          hint={t.searchHint}
          value={words}
          maxLength={40}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <Select
        label={t.series}
        options={[{ value: '', label: t.chooseSeries }, ...found]}
        value={path}
        onChange={choose}
      />
    </>
  );
}

interface LandedFieldsProps extends SeriesFieldsProps {
  readonly origins: readonly Option[];
  readonly cuts: readonly Option[];
}

/** Chooses a landed cost: of a quote, or of a CIF price of an origin and cut that is typed here; within the quota or over it. */
export function LandedFields({ series, request, origins, cuts, onChange }: LandedFieldsProps) {
  const t = useMessages({ cn: zh, en });
  const [parts, setParts] = useState({ basis: 'quote', path: '', origin: '', cut: '', cif: '', tariff: 'within' });
  const choose = (changes: Partial<typeof parts>) => {
    const next = { ...parts, ...changes };
    setParts(next);
    onChange(landedPath(next));
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
          <Select
            label={t.origin}
            options={[{ value: '', label: t.chooseSeries }, ...origins]}
            value={parts.origin}
            onChange={(origin) => choose({ origin })}
          />
          <Select
            label={t.cut}
            options={[{ value: '', label: t.anyCut }, ...cuts]}
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

/** Plants and companies are too many to list. */
function isFoundByWords(name: string): name is 'plant' | 'importer' | 'exporter' {
  return name === 'plant' || name === 'importer' || name === 'exporter';
}

interface MemberFieldProps {
  readonly field: 'plant' | 'importer' | 'exporter';
  readonly onChange: (path: string) => void;
}

/** Chooses a plant or company: too many to list, so that they are found by words. */
function MemberField({ field, onChange }: MemberFieldProps) {
  const t = useMessages({ cn: zh, en });
  const [words, setWords] = useState('');
  const [path, setPath] = useState('');
  const choose = (value: string) => {
    setPath(value);
    onChange(value);
  };
  const name = t.fields[field];
  return (
    <>
      <TextField
        label={t.findMember(name)}
        hint={t.findMemberHint}
        value={words}
        maxLength={60}
        onChange={(event) => {
          setWords(event.target.value);
          choose('');
        }}
      />
      {words.trim() !== '' && <FoundMembers field={field} words={words} path={path} label={name} onChange={choose} />}
    </>
  );
}

interface FoundMembersProps extends MemberFieldProps {
  readonly words: string;
  readonly path: string;
  readonly label: string;
}

function FoundMembers({ field, words, path, label, onChange }: FoundMembersProps) {
  const t = useMessages({ cn: zh, en });
  const language = useEdition();
  const { data } = useCall('GetFigureMembers', { Field: field, Words: useDeferredValue(words) });
  const found = (data?.List ?? []).map((row) => ({ value: row.Path, label: nameIn(language, row) }));
  return (
    <Select label={label} options={[{ value: '', label: t.chooseSeries }, ...found]} value={path} onChange={onChange} />
  );
}

interface ImportFieldsProps extends SeriesFieldsProps {
  readonly fields: readonly (Option & { readonly field: string })[];
}

/** Chooses imports: of an origin or all, of some goods, and of a province, district or cut where that is wanted. */
export function ImportFields({ series, request, fields, onChange }: ImportFieldsProps) {
  const t = useMessages({ cn: zh, en });
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
        <Select
          label={t.fields[chosen]}
          options={[{ value: '', label: t.chooseSeries }, ...codes.map(({ value, label }) => ({ value, label }))]}
          value={parts.code}
          onChange={(code) => choose({ code })}
        />
      )}
    </>
  );
}
