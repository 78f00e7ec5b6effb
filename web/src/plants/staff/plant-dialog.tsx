import type { Api } from '@btc/contract/client.ts';
import type { DeskPlant } from '@btc/contract/plants/desk/plant-desk.ts';
import { origins } from '@btc/reference/origins.ts';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { DayField } from '#shell/console/day-field.tsx';
import { bindDraft } from '#ui/form/bind-draft.ts';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { useOptions } from '#ui/form/named-options.ts';
import { GroupSelect } from './group-select.tsx';
import { type PlantScope, ScopeFields } from './scope-fields.tsx';

const meatOrigins = origins.filter(({ code }) => code !== 'OTH');

const textFields = [
  'PlantNo',
  'CiferNo',
  'NameCn',
  'NameEn',
  'NameLocal',
  'ProvinceCn',
  'ProvinceEn',
  'CityCn',
  'CityEn',
  'FirstApproved',
  'ValidTo',
] as const;
type TextName = (typeof textFields)[number];
const days: ReadonlySet<TextName> = new Set(['FirstApproved', 'ValidTo']);

type Draft = Readonly<Record<TextName | 'Origin' | 'GroupID', string>> & PlantScope;

const emptyDraft: Draft = {
  Origin: '',
  GroupID: '',
  PlantNo: '',
  CiferNo: '',
  NameCn: '',
  NameEn: '',
  NameLocal: '',
  ProvinceCn: '',
  ProvinceEn: '',
  CityCn: '',
  CityEn: '',
  FirstApproved: '',
  ValidTo: '',
  Types: [],
  Meats: ['beef'],
  Products: [],
  OffalCuts: [],
};

function toDraft(plant: DeskPlant | null): Draft {
  if (plant === null) return emptyDraft;
  const { Origin, Types, Meats, Products, OffalCuts } = plant;
  const GroupID = plant.GroupID === null ? '' : String(plant.GroupID);
  const texts = textFields.map((field) => [field, plant[field] ?? ''] as const);
  return { ...emptyDraft, ...Object.fromEntries(texts), Origin, GroupID, Types, Meats, Products, OffalCuts };
}

const orNull = (text: string): string | null => text.trim() || null;

function toInput(plant: DeskPlant | null, draft: Draft) {
  return {
    ...(plant === null ? {} : { PlantID: plant.PlantID, Expected: plant }),
    Origin: draft.Origin,
    PlantNo: draft.PlantNo.trim(),
    CiferNo: orNull(draft.CiferNo),
    NameCn: orNull(draft.NameCn),
    NameEn: orNull(draft.NameEn),
    NameLocal: orNull(draft.NameLocal),
    GroupID: draft.GroupID === '' ? null : Number(draft.GroupID),
    ProvinceCn: orNull(draft.ProvinceCn),
    ProvinceEn: orNull(draft.ProvinceEn),
    CityCn: orNull(draft.CityCn),
    CityEn: orNull(draft.CityEn),
    Types: draft.Types,
    Meats: draft.Meats,
    Products: draft.Products,
    // What the scope does not have needs no list of it.
    OffalCuts: draft.Products.includes('offal') ? draft.OffalCuts : [],
    FirstApproved: orNull(draft.FirstApproved),
    ValidTo: orNull(draft.ValidTo),
  };
}

/** Adds a plant, or changes one whole; its state is not written here. */
export function PlantDialog(props: { plant: DeskPlant | null; onClose: () => void; onChanged: () => void }) {
  const { plant, onClose, onChanged } = props;
  const t = useMessages({ cn: zh, en });
  const originOptions = useOptions(meatOrigins);
  const [draft, setDraft] = useState(() => toDraft(plant));
  const { text } = bindDraft(draft, setDraft);
  const set = (change: Partial<Draft>) => setDraft((old) => ({ ...old, ...change }));
  const isNamed = [draft.NameCn, draft.NameEn, draft.NameLocal].some((name) => name.trim() !== '');
  return (
    <ActionDialog
      title={plant === null ? t.add : t.edit}
      what={<p>{plant === null ? t.addWhat : t.editWhat}</p>}
      confirm={t.save}
      isReady={isNamed && draft.Origin !== '' && draft.PlantNo.trim() !== ''}
      work={(api: Api) => api('SaveDeskPlant', toInput(plant, draft))}
      done={t.saved}
      onClose={onClose}
      onChanged={onChanged}
    >
      <Select
        label={t.origin}
        required
        options={[{ value: '', label: t.chooseOrigin }, ...originOptions]}
        value={draft.Origin}
        onChange={(Origin) => set({ Origin, GroupID: '' })}
      />
      {draft.Origin !== '' && (
        <GroupSelect
          key={draft.Origin}
          origin={draft.Origin}
          value={draft.GroupID}
          onChange={(GroupID) => set({ GroupID })}
        />
      )}
      {textFields.map((field) => {
        const Field = days.has(field) ? DayField : TextField;
        return (
          <Field key={field} label={t.fields[field]} required={field === 'PlantNo'} maxLength={200} {...text(field)} />
        );
      })}
      <ScopeFields scope={draft} onChange={set} />
    </ActionDialog>
  );
}
