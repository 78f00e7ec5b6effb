import type { Api } from '@btc/contract/client.ts';
import type { DeskExhibition } from '@btc/contract/directory/desk/exhibition-desk.ts';
import { directoryRule, exhibitionKinds } from '@btc/contract/directory/directory-codes.ts';
import { exhibitionKindNames } from '@btc/contract/directory/directory-names.ts';
import { countries } from '@btc/reference/countries.ts';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { DayField } from '#shell/console/day-field.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { orNull, useChoices, useEntryName } from './names.ts';

const lines = {
  Name: directoryRule.name,
  NameEn: directoryRule.nameEn,
  Summary: directoryRule.summary,
  City: directoryRule.index,
  Venue: directoryRule.index,
  Address: directoryRule.index,
  Organiser: directoryRule.index,
  Website: 300,
} as const;
type LineName = keyof typeof lines;
const firstLines: readonly LineName[] = ['Name', 'NameEn', 'Summary'];
const placeLines: readonly LineName[] = ['City', 'Venue', 'Address', 'Organiser', 'Website'];
const needed: readonly (LineName | 'StartDate' | 'EndDate')[] = ['Name', 'Summary', 'City', 'StartDate', 'EndDate'];

type Draft = Readonly<Record<LineName | 'Kind' | 'Country' | 'StartDate' | 'EndDate' | 'Text', string>>;

function toDraft(row: DeskExhibition | null): Draft {
  return {
    Kind: row?.Kind ?? 'fair',
    Name: row?.Name ?? '',
    NameEn: row?.NameEn ?? '',
    Summary: row?.Summary ?? '',
    Text: row?.Text ?? '',
    StartDate: row?.StartDate ?? '',
    EndDate: row?.EndDate ?? '',
    Country: row?.Country ?? 'CHN',
    City: row?.City ?? '',
    Venue: row?.Venue ?? '',
    Address: row?.Address ?? '',
    Organiser: row?.Organiser ?? '',
    Website: row?.Website ?? '',
  };
}

function toInput(row: DeskExhibition | null, draft: Draft) {
  return {
    ...(row === null ? {} : { ExhibitionID: row.ExhibitionID, Revision: row.Revision }),
    Kind: exhibitionKinds.find((kind) => kind === draft.Kind) ?? 'fair',
    Name: draft.Name,
    NameEn: orNull(draft.NameEn),
    Summary: draft.Summary,
    Text: orNull(draft.Text),
    StartDate: draft.StartDate,
    EndDate: draft.EndDate,
    Country: draft.Country,
    City: draft.City,
    Venue: orNull(draft.Venue),
    Address: orNull(draft.Address),
    Organiser: orNull(draft.Organiser),
    Website: orNull(draft.Website),
  };
}

interface ExhibitionDialogProps {
  /** Null for a new one. */
  readonly row: DeskExhibition | null;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Adds an event as a draft, or changes one whole. */
export function ExhibitionDialog({ row, onClose, onChanged }: ExhibitionDialogProps) {
  const t = useMessages({ cn: zh, en });
  const entryName = useEntryName();
  const [draft, setDraft] = useState(() => toDraft(row));
  const set = (change: Partial<Draft>) => setDraft((old) => ({ ...old, ...change }));
  const kinds = useChoices(exhibitionKindNames);
  const countryChoices = useChoices(countries);
  const line = (name: LineName) => (
    <TextField
      key={name}
      type={name === 'Website' ? 'url' : 'text'}
      label={t.fields[name]}
      required={needed.includes(name)}
      maxLength={lines[name]}
      value={draft[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
  const isReady = needed.every((name) => draft[name].trim() !== '') && draft.StartDate <= draft.EndDate;
  return (
    <ActionDialog
      title={row === null ? t.addEvent : t.editTitle(entryName(row))}
      what={
        <>
          <p>{row === null ? t.addWhat : t.editWhat}</p>
          <p>{t.eventWhat}</p>
        </>
      }
      confirm={t.save}
      isReady={isReady}
      work={(api: Api) => api('SaveExhibition', toInput(row, draft))}
      done={t.saved}
      onClose={onClose}
      onChanged={onChanged}
    >
      <Select label={t.fields.Kind} options={kinds} value={draft.Kind} onChange={(Kind) => set({ Kind })} />
      {firstLines.map(line)}
      {(['StartDate', 'EndDate'] as const).map((name) => (
        <DayField
          key={name}
          label={t.fields[name]}
          required
          min={name === 'EndDate' ? draft.StartDate : undefined}
          value={draft[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      ))}
      <Select
        label={t.fields.Country}
        options={countryChoices}
        value={draft.Country}
        onChange={(Country) => set({ Country })}
      />
      {placeLines.map(line)}
      <TextArea
        label={t.fields.Text}
        rows={6}
        maxLength={directoryRule.body}
        value={draft.Text}
        onChange={({ target }) => set({ Text: target.value })}
      />
    </ActionDialog>
  );
}
